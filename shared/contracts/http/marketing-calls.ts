import { LOCALES, type Locale } from '../primitives.ts'
import { getDesignLinesContent } from './design-lines-content.contract.ts'
import type { Endpoint } from './endpoint.ts'
import { fillPath } from './endpoint-paths.ts'
import { getAccountLegal } from './legal.contract.ts'
import { getMarketingProject, listMarketingProjects } from './marketing.contract.ts'
import { getMapping } from './pictures.contract.ts'
import { getProjectConfig } from './projects.contract.ts'
import { getSampleCatalogue, getSampleUnit } from './units.contract.ts'

/** What a call is about. `projectName`: as an address names the project, by slug or id. */
export type MarketingRead =
  | { readonly kind: 'projects' | 'legal' }
  | { readonly kind: 'config' | 'mapping'; readonly projectName: string }
  | { readonly kind: 'marketing'; readonly projectName: string; readonly locale: Locale | null }
  | { readonly kind: 'designLines'; readonly locale: Locale }
  | { readonly kind: 'unit' | 'catalogue'; readonly unitId: string; readonly locale: Locale }

export interface MarketingCall {
  /** Path and query, spelled as the pages spell it. */
  readonly address: string
  readonly read: MarketingRead
}

interface Named {
  readonly id: string
  readonly slug: string
}

/**
 * Every GET that the pages of these units on the marketing portal make, in every language. A kiosk finds a kept answer
 * by endpoint and parameters (`keyOfKeptCall`); what a browser is told to load early it finds by the very spelling, so
 * parameters stand in the renderer's own order:
 * - `MarketingHomePage`, `use-sample-units`: marketing projects;
 * - `project-config.store`, `account-legal.store`: configuration and legal documents;
 * - `use-configurator-data`: unit by what the address calls it, catalogue by the unit's id, mapping;
 * - `use-design-lines-content`: the address that the configuration names, with the project's id.
 * What a page learns to ask for besides has to be added here; renderer/app/marketing-calls.test.tsx compares.
 */
export function marketingCalls(
  project: Named & { readonly accountId: string },
  units: readonly Named[],
): MarketingCall[] {
  const account = { account_id: project.accountId }
  return [
    call(listMarketingProjects, {}, account, { kind: 'projects' }),
    call(getAccountLegal, account, {}, { kind: 'legal' }),
    ...LOCALES.map((locale) =>
      call(getDesignLinesContent, { ...account, project_id: project.id }, { locale }, { kind: 'designLines', locale }),
    ),
    ...spellings(project).flatMap((projectName) => projectCalls(project.accountId, projectName)),
    ...units.flatMap((unit) => unitCalls(project, unit)),
  ]
}

function projectCalls(accountId: string, projectName: string): MarketingCall[] {
  const account = { account_id: accountId }
  const named = { ...account, project_id: projectName }
  return [
    call(getProjectConfig, named, { portal_id: 'mp' }, { kind: 'config', projectName }),
    call(getMapping, named, {}, { kind: 'mapping', projectName }),
    ...[null, ...LOCALES].map((locale) =>
      call(
        getMarketingProject,
        { project_id: projectName },
        { ...account, deep: 'true', ...(locale === null ? {} : { locale }) },
        { kind: 'marketing', projectName, locale },
      ),
    ),
  ]
}

function unitCalls(project: Named & { readonly accountId: string }, unit: Named): MarketingCall[] {
  return LOCALES.flatMap((locale) => [
    ...spellings(project).flatMap((projectName) =>
      spellings(unit).map((unitName) =>
        call(
          getSampleUnit,
          { unit_id: unitName },
          { account_id: project.accountId, project_id: projectName, locale, deep: 'true' },
          { kind: 'unit', unitId: unit.id, locale },
        ),
      ),
    ),
    // The second one is that of kiosk programs of before, which named no account.
    ...[{ account_id: project.accountId, locale }, { locale }].map((query) =>
      call(getSampleCatalogue, { unit_id: unit.id }, query, { kind: 'catalogue', unitId: unit.id, locale }),
    ),
  ])
}

/** What an address may call it (decision 32). */
function spellings({ slug, id }: Named): string[] {
  return [...new Set([slug, id])]
}

type Texts = Readonly<Record<string, string>>

/** Of ids alone: in a query the client encodes nothing of them, not even a colon. */
function call({ path }: Endpoint, params: Texts, query: Texts, read: MarketingRead): MarketingCall {
  const filled = fillPath(path, params)
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return { address: pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`, read }
}

import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { getDesignLinesContent } from '#shared/contracts/http/design-lines-content.contract.ts'
import { getAccountLegal } from '#shared/contracts/http/legal.contract.ts'
import { getMarketingProject, listMarketingProjects } from '#shared/contracts/http/marketing.contract.ts'
import { getMapping } from '#shared/contracts/http/pictures.contract.ts'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import { getSampleCatalogue, getSampleUnit } from '#shared/contracts/http/units.contract.ts'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { toWire } from '#shared/contracts/wire.ts'
import type { Project } from '../db/repositories/projects.repository.ts'
import type { Unit } from '../db/repositories/units.repository.ts'
import type { CataloguesService } from './catalogues.service.ts'
import type { PicturesService } from './pictures.service.ts'
import type { ProjectsService } from './projects.service.ts'
import type { UnitsService } from './units.service.ts'

/** A GET that pages make, and what it is answered with. */
export interface KioskCall {
  /** Path and query, spelled as the pages spell it. */
  readonly address: string
  /** The JSON; null = the portal has no such thing, and the pages do without. */
  readonly answer: () => Promise<string | null>
}

interface Parts {
  readonly projects: ProjectsService
  readonly units: UnitsService
  readonly catalogues: CataloguesService
  readonly pictures: PicturesService
}

/**
 * Every GET that the pages of these units on the marketing portal make, in both languages. A kiosk finds kept answers by
 * their address, so parameters stand in the very order and spelling of the renderer:
 * - project entry (`MarketingEntry`), other sample units (`use-sample-units`): marketing projects;
 * - `project-config.store`, `account-legal.store`: configuration and legal documents;
 * - `use-configurator-data`: unit by what the address calls it, catalogue by the unit's id, mapping;
 * - `use-design-lines-content`: the address that the configuration names, with the project's id.
 * Whatever a page asks for besides, this has to learn; tests/contract/kiosk-calls.test.ts compares.
 */
export function kioskCalls(parts: Parts, project: Project, units: readonly Unit[]): KioskCall[] {
  return [...projectCalls(parts, project), ...units.flatMap((unit) => unitCalls(parts, project, unit))]
}

function projectCalls({ projects, pictures }: Parts, project: Project): KioskCall[] {
  const { accountId } = project
  const marketing = (idOrSlug: string, locale: (typeof LOCALES)[number] | null): KioskCall => ({
    address: addressOf(
      getMarketingProject,
      { project_id: idOrSlug },
      { account_id: accountId, deep: 'true', ...(locale === null ? {} : { locale }) },
    ),
    answer: async () => text(await projects.marketing({ idOrSlug, accountId, locale })),
  })
  return [
    {
      address: addressOf(listMarketingProjects, {}, { account_id: accountId }),
      answer: async () => text(await projects.marketingList(accountId)),
    },
    {
      address: addressOf(getAccountLegal, { account_id: accountId }),
      answer: async () => text(await projects.accountLegal(accountId)),
    },
    ...spellings(project).flatMap((name) => [
      {
        address: addressOf(getProjectConfig, { account_id: accountId, project_id: name }, { portal_id: 'mp' }),
        answer: async () => text(await projects.config(accountId, name, 'mp')),
      },
      marketing(name, null),
      ...LOCALES.map((locale) => marketing(name, locale)),
      {
        address: addressOf(getMapping, { account_id: accountId, project_id: name }),
        answer: async () => (await pictures.mappingAnswer(project.id))?.identity.toString('utf8') ?? null,
      },
    ]),
    ...(project.designLinesDialog ? LOCALES : []).map((locale) => ({
      address: addressOf(getDesignLinesContent, { account_id: accountId, project_id: project.id }, { locale }),
      answer: async () => text(await projects.designLinesContent(accountId, project.id, locale)),
    })),
  ]
}

function unitCalls({ units, catalogues }: Parts, project: Project, unit: Unit): KioskCall[] {
  return LOCALES.flatMap((locale) => [
    ...spellings(project).flatMap((projectName) =>
      spellings(unit).map((unitName) => ({
        address: addressOf(
          getSampleUnit,
          { unit_id: unitName },
          { account_id: project.accountId, project_id: projectName, locale, deep: 'true' },
        ),
        answer: async () => (await units.viewAnswer(unit, locale)).identity.toString('utf8'),
      })),
    ),
    {
      address: addressOf(getSampleCatalogue, { unit_id: unit.id }, { locale }),
      answer: async () => {
        const content = unit.catalogueId === null ? null : await catalogues.answer(unit.catalogueId, locale, 'public')
        return content?.identity.toString('utf8') ?? null
      },
    },
  ])
}

/** What an address may call it (decision 32). */
function spellings({ slug, id }: { readonly slug: string; readonly id: string }): string[] {
  return [...new Set([slug, id])]
}

function text(body: unknown): string | null {
  return body === null ? null : JSON.stringify(toWire(body))
}

type Texts = Readonly<Record<string, string>>

/** Params and query of ids alone, of which the browser's client encodes nothing: not even a colon. */
function addressOf(endpoint: Endpoint, params: Texts, query: Texts = {}): string {
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

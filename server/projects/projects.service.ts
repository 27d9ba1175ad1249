import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getAccountLegal } from '#shared/contracts/http/legal.contract.ts'
import { getDesignLinesContent } from '#shared/contracts/http/design-lines-content.contract.ts'
import type { getMarketingProject, listMarketingProjects } from '#shared/contracts/http/marketing.contract.ts'
import type { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import type { Locale, Portal } from '#shared/contracts/primitives.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import { listFiles } from '#shared/domain/designs/list-files.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { type LocalizedText, textIn } from '#server/platform/db/localized-text.ts'
import { findPublishedDesign } from './published-designs.repository.ts'
import { findAccount, findAccountTexts } from '#server/projects/accounts.repository.ts'
import { getPackageDesign } from './package-design.ts'
import { listPictureTexts } from './picture-texts.repository.ts'
import {
  findFirstProject,
  findProject,
  listBuildings,
  listProjectsWithSamples,
  type Project,
  type ProjectDocument,
} from './projects.repository.ts'
import { listUnits, type Unit } from './units.repository.ts'
import { summarise } from './unit-summary.ts'

export type ProjectConfigAnswer = AnswerOf<typeof getProjectConfig>
export type AccountLegalAnswer = AnswerOf<typeof getAccountLegal>
export type DesignLinesContentAnswer = AnswerOf<typeof getDesignLinesContent>
export type MarketingListAnswer = AnswerOf<typeof listMarketingProjects>
export type MarketingProjectAnswer = AnswerOf<typeof getMarketingProject>

/** More units than any one project has. */
const ALL_UNITS = { limit: 10_000, offset: 0 }

export interface ProjectsService {
  /** What a portal has to know before anyone is logged in (API-109); null = no such project. */
  config(accountId: string, idOrSlug: string, portal: Portal): Promise<ProjectConfigAnswer | null>
  /** Name, logo and legal documents of an account, for pages without a project (SHL-72); null = no such account. */
  accountLegal(accountId: string): Promise<AccountLegalAnswer | null>
  /** The marketing view (API-37); null for a project without anything on the marketing portal. */
  marketing(query: MarketingQuery): Promise<MarketingProjectAnswer | null>
  /** The projects of an account that have sample units, in their order (NAV-21); none for an unknown account. */
  marketingList(accountId: string): Promise<MarketingListAnswer>
  /** The project's own words in the selection of design lines (DSL-17); null = no such project. */
  designLinesContent(
    accountId: string,
    idOrSlug: string,
    locale: Locale | null,
  ): Promise<DesignLinesContentAnswer | null>
  /** Id of a project of an account, null when it is not there. */
  getProjectId(accountId: string, idOrSlug: string): Promise<string | null>
}

export interface MarketingQuery {
  readonly idOrSlug: string
  readonly accountId: string | null
  readonly locale: Locale | null
}

/** Projects as the portals see them. */
export function createProjectsService(database: Database): ProjectsService {
  const db = database.kysely

  return {
    async config(accountId, idOrSlug, portal) {
      const project = await findProject(db, idOrSlug, accountId)
      return project === null ? null : getConfig(db, project, portal)
    },

    accountLegal: (accountId) => accountLegal(db, accountId),

    marketing: (query) => marketing(db, query),

    async marketingList(accountId) {
      const projects = await listProjectsWithSamples(db, accountId)
      return projects.map(({ packageId, slug, name }) => ({ id: packageId, slug, name }))
    },

    async designLinesContent(accountId, idOrSlug, locale) {
      const project = await findProject(db, idOrSlug, accountId)
      return project === null ? null : describeDesignLines(project, locale ?? project.sourceLanguage)
    },

    async getProjectId(accountId, idOrSlug) {
      return (await findProject(db, idOrSlug, accountId))?.id ?? null
    },
  }
}

async function getConfig(db: Db, project: Project, portal: Portal): Promise<ProjectConfigAnswer | null> {
  const account = await findAccount(db, project.accountId)
  if (account === null) return null
  const design = (await findPublishedDesign(db, project.id, portal)) ?? getPackageDesign(project, portal)
  return {
    id: project.packageId,
    slug: project.slug,
    name: project.name,
    address: project.address,
    postCode: project.postCode,
    town: project.town,
    account: { id: account.id, name: account.name },
    variant: project.variant,
    featureFlags: { ...project.featureFlags[portal] },
    supportedLanguages: [...project.supportedLanguages],
    sourceLanguage: project.sourceLanguage,
    theme: design.theme,
    ...(design.dashboardMenu === 'left' ? {} : { dashboardMenu: design.dashboardMenu }),
    ...describeDashboard(design, project),
    ...(await describePictures(db, project, design)),
    logos: { ...project.logos },
    projectImageUrl: project.projectImageUrl,
    legal: await getLegal(db, project.accountId, project),
    ...(project.pages === undefined ? {} : { pages: [...project.pages] }),
    videoUrl: project.videoUrl ?? null,
    ...(project.banner && { banner: { ...project.banner } }),
    returnHosts: getReturnHosts(project),
    ...describeLook(design),
    components: { designLinesDialog: { params: { content: designLinesContentUrl(project) } } },
  }
}

/** What the dashboard shows; of the classic one there is nothing to say. */
function describeDashboard(
  { dashboardVersion: version, dashboardConfig }: ProjectDesign,
  { frameHosts = [], mapSourceUrl }: Project,
): Pick<ProjectConfigAnswer, 'dashboard' | 'frameHosts' | 'mapSource'> {
  return {
    // An outline is for whoever shows it, and for nobody else to fetch.
    ...(version === 'v1'
      ? {}
      : { dashboard: { version, dashboardConfig: version === 'custom' ? [...dashboardConfig] : [] } }),
    ...(frameHosts.length === 0 ? {} : { frameHosts: [...frameHosts] }),
    ...(mapSourceUrl === undefined ? {} : { mapSource: mapSourceUrl }),
  }
}

/** What the pictures of an outline show, for those who do not see them; nothing where nothing has been said. */
async function describePictures(
  db: Db,
  { id }: Project,
  { dashboardVersion, dashboardConfig }: ProjectDesign,
): Promise<Pick<ProjectConfigAnswer, 'pictureTexts'>> {
  if (dashboardVersion !== 'custom') return {}
  const pictureTexts = await listPictureTexts(db, id, listFiles(dashboardConfig))
  return Object.keys(pictureTexts).length === 0 ? {} : { pictureTexts }
}

/** Own colours and words; nothing where there are none. */
function describeLook({
  stylingSimple: simple,
  stylingAdvanced: advanced,
  translations,
}: ProjectDesign): Pick<ProjectConfigAnswer, 'styling' | 'translations'> {
  return {
    ...(Object.keys(simple).length === 0 && advanced === '' ? {} : { styling: { simple: { ...simple }, advanced } }),
    ...(translations.length === 0 ? {} : { translations: translations.map((text) => ({ ...text })) }),
  }
}

async function accountLegal(db: Db, accountId: string): Promise<AccountLegalAnswer | null> {
  const account = await findAccount(db, accountId)
  if (account === null) return null
  const first = await findFirstProject(db, accountId)
  const logoUrl = first?.logos.logoUrl ?? null
  return { account: { id: account.id, name: account.name, logoUrl }, legal: await getLegal(db, accountId, first) }
}

async function marketing(
  db: Db,
  { idOrSlug, accountId, locale }: MarketingQuery,
): Promise<MarketingProjectAnswer | null> {
  const project = await findProject(db, idOrSlug, accountId)
  const config = project === null ? null : await getConfig(db, project, 'mp')
  if (project === null || config === null) return null
  const [buildings, { units }] = await Promise.all([
    listBuildings(db, project.id),
    listUnits(db, { kind: 'project', projectId: project.id }, { page: ALL_UNITS }),
  ])
  const offered = units.filter((unit) => unit.marketingPortalEnabled)
  if (offered.length === 0) return null
  const language = locale ?? project.sourceLanguage
  const summary = (unit: Unit) => summarise({ unit, project, buildings, locale: language, portal: 'mp' })
  return {
    ...config,
    sections: buildings.map((building) => ({
      id: building.id,
      slug: building.slug,
      name: textIn(building.name, language, project.sourceLanguage),
      units: offered.filter((unit) => !unit.isSample && unit.buildingId === building.id).map(summary),
    })),
    sampleUnits: offered.filter((unit) => unit.isSample).map(summary),
  }
}

/** Decision 13: the hosts that the project names, and that of its own website. */
function getReturnHosts({ returnHosts = [], marketingWebsiteUrl }: Project): string[] {
  const website =
    marketingWebsiteUrl === null || !URL.canParse(marketingWebsiteUrl) ? null : new URL(marketingWebsiteUrl)
  return [...new Set([...returnHosts, ...(website === null || website.host === '' ? [] : [website.host])])]
}

/** The public documents with these roles, the newest of several (DOC-4). */
async function getLegal(db: Db, accountId: string, project: Project | null): Promise<AccountLegalAnswer['legal']> {
  const newest = (role: string) =>
    (project?.documents ?? [])
      .filter((document) => document.role === role && document.visibility === 'public')
      .reduce<ProjectDocument | null>(
        (best, one) => (best === null || one.updatedOn > best.updatedOn ? one : best),
        null,
      )?.url ?? null
  const own = await findAccountTexts(db, accountId)
  const isSaid = own !== null && Object.values(own).some((text) => text !== '')
  return {
    privacyNoticeUrl: newest('privacy_notice'),
    imprintUrl: newest('imprint'),
    ...(isSaid ? { own: { ...own } } : {}),
  }
}

/** DSL-16; null = the project brings no content. */
function designLinesContentUrl(project: Project): string | null {
  if (!project.designLinesDialog) return null
  const params: Readonly<Record<string, string>> = { account_id: project.accountId, project_id: project.packageId }
  return getDesignLinesContent.path.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function describeDesignLines(project: Project, locale: Locale): DesignLinesContentAnswer {
  const dialog = project.designLinesDialog
  const say = (text: LocalizedText | undefined) =>
    text === undefined ? '' : textIn(text, locale, project.sourceLanguage)
  return {
    content: { title: say(dialog?.title), subtitle: say(dialog?.subtitle), description: say(dialog?.description) },
    designLines: (dialog?.designLines ?? []).map((line) => ({
      id: line.id,
      title: say(line.title),
      subtitle: say(line.subtitle),
      summary: say(line.summary),
    })),
    designLinesExtra: (dialog?.designLinesExtra ?? []).map((extra) => ({
      id: extra.id,
      title: say(extra.title),
      description: say(extra.description),
      imageUrl: extra.imageUrl,
    })),
  }
}

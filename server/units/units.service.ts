import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getUnitFile } from '#shared/contracts/http/unit-files.contract.ts'
import type { getUnit } from '#shared/contracts/http/units.contract.ts'
import type { Locale, Portal } from '#shared/contracts/primitives.ts'
import { toWire } from '#shared/contracts/wire.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { type LocalizedText, textIn } from '#server/platform/db/localized-text.ts'
import { type Building, findProject, listBuildings, type Project } from '#server/projects/projects.repository.ts'
import { findUnit, listUnits as listStoredUnits, type Unit } from '#server/projects/units.repository.ts'
import { listBuyersOfUnit, type User } from '#server/identity/users.repository.ts'
import { type Content, JSON_TYPE } from '#server/platform/files/content.ts'
import { getPrivateName } from '#server/platform/files/file-store.ts'
import type { SignedAddress, SignedAddresses } from '#server/platform/files/signed-addresses.ts'
import { getScope } from '#server/identity/rights.ts'
import type { CatalogueForm } from '#server/catalogues/catalogues.service.ts'
import type { ConfigurationAnswer, ConfigurationsService } from '#server/configurations/configurations.types.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import {
  describeIdentity,
  type ShownUnit,
  getStoreys,
  summarise,
  type UnitSummary,
} from '#server/projects/unit-summary.ts'
import type { Caller } from '#server/identity/sessions.service.ts'

export type UnitAnswer = AnswerOf<typeof getUnit>

const DEFAULT_PAGE_SIZE = 50

export interface UnitsService {
  /** A unit with totals and progress from the engine, as a portal may show it; null = the project's source language. */
  viewAnswer(unit: Unit, locale: Locale | null, portal: Portal): Promise<Content>
  /** One page of the units that the caller may touch (decisions 10, 11, 34). */
  list(caller: Caller, query: UnitListQuery): Promise<{ units: UnitSummary[]; total: number }>
  /** A sample unit by id or slug; anyone may see it. */
  findSample(idOrSlug: string, accountId: string | null, projectIdOrSlug: string | null): Promise<Unit | null>
  /** Where a private file of the unit can be had; null = it has no such file. */
  fileAddress(unit: Unit, name: string): SignedAddress | null
  /** How the unit's catalogue is answered on a portal: in which language, and whether with prices. */
  catalogueForm(
    unit: Unit,
    locale: Locale | null,
    portal: Portal,
  ): Promise<Pick<CatalogueForm, 'locale' | 'showsPrices'>>
}

export interface UnitListQuery {
  readonly projectId: string | null
  readonly locale: Locale | null
  readonly page: number
  readonly perPage: number | null
}

interface Parts {
  readonly database: Database
  readonly configurations: ConfigurationsService
  readonly addresses: SignedAddresses
}

/** Units as the portals show them (API-72..78). */
export function createUnitsService({ database, configurations, addresses }: Parts): UnitsService {
  const db = database.kysely

  async function getProject(unit: Unit): Promise<Project> {
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) throw new Error(`Unit ${unit.id} has no project`)
    return project
  }

  async function view(unit: Unit, locale: Locale | null, portal: Portal): Promise<UnitAnswer> {
    const project = await getProject(unit)
    const [buildings, buyers, configuration] = await Promise.all([
      listBuildings(db, project.id),
      unit.isSample ? [] : listBuyersOfUnit(db, unit.id),
      configurations.read(db, unit),
    ])
    const figures = configurations.describe(configuration, portal)
    const place = { project, buildings, locale: locale ?? project.sourceLanguage, portal }
    return describeUnit({ ...place, unit, buyers, figures })
  }

  return {
    async viewAnswer(unit, locale, portal) {
      return {
        mediaType: JSON_TYPE,
        // Names of buyers are in it.
        keepers: unit.isSample ? 'everybody' : 'nobody',
        locale: null,
        identity: Buffer.from(JSON.stringify(toWire(await view(unit, locale, portal)))),
      }
    },

    list: (caller, query) => listPage(db, caller, query),

    async findSample(idOrSlug, accountId, projectIdOrSlug) {
      const project = projectIdOrSlug === null ? null : await findProject(db, projectIdOrSlug, accountId)
      if (projectIdOrSlug !== null && project === null) return null
      const unit = await findUnit(db, idOrSlug, { kind: 'sample', accountId, projectId: project?.id ?? null })
      return unit?.marketingPortalEnabled === true ? unit : null
    },

    fileAddress(unit, name) {
      const isOfUnit = unit.attachments.some(({ url }) => getPrivateName(url) === name)
      return isOfUnit ? addresses.sign(name) : null
    },

    async catalogueForm(unit, locale, portal) {
      const project = await getProject(unit)
      return { locale: locale ?? project.sourceLanguage, showsPrices: getPriceView(project, portal).amounts }
    },
  }
}

interface UnitFacts extends ShownUnit {
  readonly buyers: readonly User[]
  readonly figures: ConfigurationAnswer
}

/** What is answered about a unit. */
function describeUnit(facts: UnitFacts): UnitAnswer {
  const { unit, project, buildings, buyers, figures, locale } = facts
  const text = (value: LocalizedText) => textIn(value, locale, project.sourceLanguage)
  const storeys = getStoreys(unit, buildings)
  return {
    ...describeIdentity(facts),
    sampleUnitToken: unit.isSample ? unit.packageId : null,
    unitType: {
      labelSingular: text(project.unitType.labelSingular),
      // API-79
      labelPlural: text(project.unitType.labelPlural) || 'Wohneinheiten',
    },
    total: figures.total,
    totalOnRequest: figures.totalOnRequest,
    progress: figures.progress,
    storeys: storeys.map(({ nameShort, name, position }) => ({ nameShort, name: text(name), position })),
    marketingPortalEnabled: unit.marketingPortalEnabled,
    buyerPortalEnabled: unit.buyerPortalEnabled,
    roomBookPresent: unit.catalogueId !== null,
    flatFinderEnabled: !unit.isSample && unit.marketingPortalEnabled,
    wohnwahlDemo: unit.wohnwahlDemo === true,
    configuratorUrl: `/${unit.isSample ? 'mp' : 'bp'}/${unit.accountId}/${project.slug}/${unit.slug}/configurator`,
    contractNumber: unit.contractNumber,
    parkingSpaceNumber: unit.parkingSpaceNumber,
    cellarNumber: unit.cellarNumber,
    buyers: buyers.map(({ id, firstName, lastName, email, mobile }) => ({ id, firstName, lastName, email, mobile })),
    accountManager: project.accountManager,
    salesManager: project.salesManager,
    agent: unit.marketedByAgent === true ? project.agent : null,
    legalNotice: project.legalNotice === null ? null : text(project.legalNotice) || null,
    attachments: unit.attachments.map((attachment) => ({ ...attachment, url: askedAddress(unit, attachment.url) })),
    unitFeatures: unit.unitFeatures.map(({ id, title, marketingFeature }) => ({
      id,
      title: text(title),
      marketingFeature,
    })),
    configurationStatus: figures.configurationStatus,
  }
}

/** Of a private file, where its address is to be asked for; of others as it is. */
function askedAddress(unit: Unit, url: string): string {
  const name = getPrivateName(url)
  const { path } = getUnitFile
  return name === null ? url : path.replace(':unit_id', encodeURIComponent(unit.packageId)).replace(':file_name', name)
}

async function listPage(
  db: Db,
  caller: Caller,
  { projectId, locale, page, perPage }: UnitListQuery,
): Promise<{ units: UnitSummary[]; total: number }> {
  const limit = perPage ?? DEFAULT_PAGE_SIZE
  const project = projectId === null ? null : await findProject(db, projectId, caller.account.id)
  if (projectId !== null && project === null) return { units: [], total: 0 }
  const { units, total } = await listStoredUnits(db, getScope(caller, 'seeUnits'), {
    projectId: project?.id ?? null,
    page: { limit, offset: (page - 1) * limit },
  })
  return { units: await summarize(db, units, locale), total }
}

/** Rows of a unit list in one language. */
async function summarize(db: Db, units: readonly Unit[], locale: Locale | null): Promise<UnitSummary[]> {
  const places = new Map<string, { readonly project: Project; readonly buildings: readonly Building[] }>()
  for (const unit of units) {
    if (places.has(unit.projectId)) continue
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project !== null) places.set(unit.projectId, { project, buildings: await listBuildings(db, project.id) })
  }
  return units.flatMap((unit) => {
    const place = places.get(unit.projectId)
    return place === undefined
      ? []
      : [summarise({ ...place, unit, locale: locale ?? place.project.sourceLanguage, portal: 'bp' })]
  })
}

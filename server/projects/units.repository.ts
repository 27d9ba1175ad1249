import type { Page } from '#server/platform/db/page.types.ts'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { SALES_STATUSES } from '#shared/contracts/entities/unit.schema.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'
import type { Schema, UnitsTable } from '#server/platform/db/schema.ts'
import { hasId, isCalled, ofFirstAccount } from '#server/platform/db/package-ids.ts'
import { isOneOf } from '#server/platform/db/one-of.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

export type SalesStatus = (typeof SALES_STATUSES)[number]

interface UnitDetails {
  readonly contractNumber: string | null
  readonly parkingSpaceNumber: string | null
  readonly cellarNumber: string | null
  /** Missing = false. */
  readonly marketedByAgent?: boolean
  /** Missing = false. */
  readonly wohnwahlDemo?: boolean
  readonly unitFeatures: readonly {
    readonly id: string
    readonly title: LocalizedText
    readonly marketingFeature: boolean
  }[]
  readonly attachments: readonly {
    readonly id: string
    readonly role: string
    readonly url: string
    readonly createdAt: string
  }[]
}

export interface Unit extends UnitDetails {
  /** The database's own, for what hangs on the unit; nobody outside is told it. */
  readonly id: string
  /** As its package and every address call it; unique in the account. */
  readonly packageId: string
  readonly accountId: string
  readonly projectId: string
  readonly slug: string
  /** Order within the project. */
  readonly position: number
  readonly isSample: boolean
  readonly buildingId: string
  readonly storeyId: string
  readonly floor: number
  readonly unitNumber: string
  /** Purchase price, cents; null = on request. */
  readonly price: number | null
  /** m² */
  readonly floorSpace: number
  readonly roomCount: number
  readonly salesStatus: SalesStatus
  readonly featured: boolean
  readonly marketingPortalEnabled: boolean
  readonly buyerPortalEnabled: boolean
  readonly displayName: LocalizedText
  readonly description: LocalizedText
  /** The catalogue as it stands now; null = the unit has no room book. */
  readonly catalogueId: string | null
}

/**
 * Which units are looked at (decisions 10 and 11): those a buyer has bought, those of an account or of some of its
 * projects, those of a project, or sample units, which anyone may see.
 */
export type UnitScope =
  | { readonly kind: 'buyer'; readonly userId: string }
  | { readonly kind: 'account'; readonly accountId: string; readonly projectIds?: readonly string[] | null }
  | { readonly kind: 'project'; readonly projectId: string }
  | { readonly kind: 'sample'; readonly accountId: string | null; readonly projectId: string | null }

/** Narrows a look-up to an account and to a project, by id or slug; null = any. */
export interface UnitPlace {
  readonly accountId: string | null
  readonly projectIdOrSlug: string | null
}

const ANYWHERE: UnitPlace = { accountId: null, projectIdOrSlug: null }

/**
 * The unit with this id, the package's or the database's, or slug within scope and place, or null. An id goes before a
 * slug; a slug that fits several units finds none, so that nobody gets a unit they did not mean. Of several accounts
 * that use it, the one that had it first, so that nobody takes it from another.
 */
export async function findUnit(
  db: Db,
  idOrSlug: string,
  scope: UnitScope,
  { accountId, projectIdOrSlug }: UnitPlace = ANYWHERE,
): Promise<Unit | null> {
  let query = within(db.selectFrom('units'), scope).selectAll('units').where(isCalled(idOrSlug))
  if (accountId !== null) query = query.where('units.accountId', '=', accountId)
  const found = await query.orderBy('units.createdAt').orderBy('units.id').execute()
  const rows = ofFirstAccount(projectIdOrSlug === null ? found : await inProject(db, found, projectIdOrSlug))
  const row = rows.find(hasId(idOrSlug)) ?? (rows.length === 1 ? rows[0] : null)
  return row ? toUnit(row) : null
}

/** The units with these ids of the database's own, in no order. */
export async function listUnitsById(db: Db, ids: readonly string[]): Promise<readonly Unit[]> {
  if (ids.length === 0) return []
  return (await db.selectFrom('units').selectAll().where('id', 'in', ids).execute()).map(toUnit)
}

/** Those of the units that lie in the project of this id or slug; an id goes before a slug here, too. */
async function inProject(
  db: Db,
  rows: readonly Selectable<UnitsTable>[],
  idOrSlug: string,
): Promise<readonly Selectable<UnitsTable>[]> {
  if (rows.length === 0) return rows
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'packageId'])
    .where(isCalled(idOrSlug))
    .where(
      'id',
      'in',
      rows.map(({ projectId }) => projectId),
    )
    .execute()
  const named = projects.find(hasId(idOrSlug))
  const ids = (named === undefined ? projects : [named]).map(({ id }) => id)
  return rows.filter(({ projectId }) => ids.includes(projectId))
}

/**
 * One page of the units within the scope, projects and units in their order, and how many there are
 * in all. Sample units only in scope `sample` and `project`. `projectId` narrows to one project.
 */
export async function listUnits(
  db: Db,
  scope: UnitScope,
  options: { readonly projectId?: string | null; readonly page: Page },
): Promise<{ units: Unit[]; total: number }> {
  let query = within(db.selectFrom('units'), scope)
  if (scope.kind === 'account' || scope.kind === 'buyer') query = query.where('units.isSample', '=', 0)
  if (options.projectId) query = query.where('units.projectId', '=', options.projectId)
  const { total } = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .innerJoin('projects', 'projects.id', 'units.projectId')
    .selectAll('units')
    .orderBy('projects.position')
    .orderBy('units.projectId')
    .orderBy('units.position')
    .limit(options.page.limit)
    .offset(options.page.offset)
    .execute()
  return { units: rows.map(toUnit), total }
}

/** What tells one state of a unit's row from another, cheaply. */
export interface UnitRowMark {
  readonly id: string
  readonly projectId: string
  readonly state: string
}

/** Of all units of an account without those to try out, in their order within each project. */
export async function listUnitRowMarks(db: Db, accountId: string): Promise<UnitRowMark[]> {
  const rows = await db
    .selectFrom('units')
    .select(['id', 'projectId', 'updatedAt', 'salesStatus', 'price', 'featured', 'catalogueId'])
    .where('accountId', '=', accountId)
    .where('isSample', '=', 0)
    .orderBy('projectId')
    .orderBy('position')
    .execute()
  // A time says little of two changes within the same moment.
  return rows.map(({ id, projectId, updatedAt, salesStatus, price, featured, catalogueId }) => ({
    id,
    projectId,
    state: `${updatedAt} ${salesStatus} ${price} ${featured} ${catalogueId}`,
  }))
}

/** By the package's id, the units of an account that exist: their own ids and their projects'. */
export async function findUnitsOfPackage(
  db: Db,
  accountId: string,
  packageIds: readonly string[],
): Promise<Map<string, { readonly id: string; readonly projectId: string }>> {
  if (packageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('units')
    .select(['id', 'packageId', 'projectId'])
    .where('accountId', '=', accountId)
    .where('packageId', 'in', packageIds)
    .execute()
  return new Map(rows.map(({ packageId, ...row }) => [packageId, row]))
}

/** Creates the unit or replaces all of it but its ids. `now`: ISO time. */
export async function saveUnit(db: Db, unit: Unit, now: string): Promise<void> {
  const { id, packageId, contractNumber, parkingSpaceNumber, cellarNumber, unitFeatures, attachments, ...others } = unit
  const { marketedByAgent = false, wohnwahlDemo = false, ...columns } = others
  const details: UnitDetails = {
    contractNumber,
    parkingSpaceNumber,
    cellarNumber,
    marketedByAgent,
    wohnwahlDemo,
    unitFeatures,
    attachments,
  }
  const fields = {
    ...columns,
    isSample: flag(unit.isSample),
    featured: flag(unit.featured),
    marketingPortalEnabled: flag(unit.marketingPortalEnabled),
    buyerPortalEnabled: flag(unit.buyerPortalEnabled),
    displayName: JSON.stringify(unit.displayName),
    description: JSON.stringify(unit.description),
    details: JSON.stringify(details),
    updatedAt: now,
  }
  await db
    .insertInto('units')
    .values({ id, packageId, ...fields, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute()
}

function within<O>(query: SelectQueryBuilder<Schema, 'units', O>, scope: UnitScope) {
  switch (scope.kind) {
    case 'buyer':
      return query.where('units.id', 'in', (select) =>
        select.selectFrom('unitBuyers').select('unitBuyers.unitId').where('unitBuyers.userId', '=', scope.userId),
      )
    case 'account': {
      const ofAccount = query.where('units.accountId', '=', scope.accountId)
      const { projectIds = null } = scope
      return projectIds === null ? ofAccount : ofAccount.where(isOneOf('units.projectId', projectIds))
    }
    case 'project':
      return query.where('units.projectId', '=', scope.projectId)
    case 'sample': {
      let samples = query.where('units.isSample', '=', 1)
      if (scope.accountId !== null) samples = samples.where('units.accountId', '=', scope.accountId)
      if (scope.projectId !== null) samples = samples.where('units.projectId', '=', scope.projectId)
      return samples
    }
    default:
      return assertNever(scope)
  }
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}

function toUnit(row: Selectable<UnitsTable>): Unit {
  return {
    ...readJson<UnitDetails>(row.details),
    id: row.id,
    packageId: row.packageId,
    accountId: row.accountId,
    projectId: row.projectId,
    slug: row.slug,
    position: row.position,
    isSample: row.isSample === 1,
    buildingId: row.buildingId,
    storeyId: row.storeyId,
    floor: row.floor,
    unitNumber: row.unitNumber,
    price: row.price,
    floorSpace: row.floorSpace,
    roomCount: row.roomCount,
    salesStatus: row.salesStatus,
    featured: row.featured === 1,
    marketingPortalEnabled: row.marketingPortalEnabled === 1,
    buyerPortalEnabled: row.buyerPortalEnabled === 1,
    displayName: readJson<LocalizedText>(row.displayName),
    description: readJson<LocalizedText>(row.description),
    catalogueId: row.catalogueId,
  }
}

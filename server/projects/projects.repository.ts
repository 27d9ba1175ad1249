import type { Selectable } from 'kysely'
import type { PortalPage } from '#shared/contracts/entities/project.schema.ts'
import type { Locale, Portal } from '#shared/contracts/primitives.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'
import type { ProjectsTable } from '#server/platform/db/schema.ts'
import { hasId, isCalled, ofFirstAccount } from '#server/platform/db/package-ids.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { PackageDashboard, ProjectTexts } from './package-dashboard.types.ts'

export interface ContactPerson {
  readonly firstName: string
  readonly lastName: string
  readonly imageUrl: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** Flags by portal and name (SHL-35). */
export type FlagsByPortal = Readonly<Record<Portal, Readonly<Record<string, boolean>>>>

/** Everything about a project that no query looks into. Urls are public addresses. */
export interface ProjectDetails {
  readonly address: string
  readonly postCode: string
  readonly town: string
  readonly marketingWebsiteUrl: string | null
  /** Letters that its orders' numbers begin with (decision 59); absent in projects that name none. */
  readonly orderPrefix?: string
  readonly unitType: { readonly labelSingular: LocalizedText; readonly labelPlural: LocalizedText }
  readonly theme: 'light' | 'dark' | 'element'
  /** SHL-71; absent = left. */
  readonly dashboardMenu?: 'left' | 'absent'
  readonly sourceLanguage: Locale
  readonly supportedLanguages: readonly Locale[]
  /** Of a project that was read: with what the administration has set. */
  readonly featureFlags: FlagsByPortal
  readonly logos: {
    readonly projectLogoWideUrl: string | null
    readonly projectLogoUrl: string | null
    readonly logoUrl: string | null
  }
  readonly projectImageUrl: string | null
  readonly agent: {
    readonly name: string
    readonly logoUrl: string | null
    readonly addressStreet: string
    readonly addressPostcode: string
    readonly addressCity: string
    readonly email: string
    readonly phone: string
  } | null
  readonly accountManager: ContactPerson | null
  readonly salesManager: ContactPerson | null
  readonly legalNotice: LocalizedText | null
  /** Own words in the selection of design lines; absent in projects that bring none. */
  readonly designLinesDialog?: DesignLinesDialog | null
  /** Model and floors of the buildings; absent in projects that bring none. */
  readonly drawings?: Drawings
  /** Pages that work, instead of those of the variant (decision 38); absent in projects that name none. */
  readonly pages?: readonly PortalPage[]
  /** A film for the dashboard (RES-11). */
  readonly videoUrl?: string | null
  /** A wide picture for the top of pages, and the same for phones (DSH-29); absent in projects that have none. */
  readonly banner?: { readonly url: string; readonly mobileUrl: string }
  /** Hosts that visitors may be led back to, beside that of the project's website (decision 13). */
  readonly returnHosts?: readonly string[]
  /** Own colours as the package brings them (EDT-34, EDT-37); absent in projects that have none. */
  readonly styling?: { readonly simple: Readonly<Record<string, string>>; readonly advanced: string }
  /** Own words in the place of built-in ones; absent in projects that have none. */
  readonly translations?: ProjectTexts
  /** Dashboards as the package brings them, with what of their portal looks otherwise; absent = the classic one. */
  readonly dashboards?: Readonly<Partial<Record<Portal, PackageDashboard>>>
  /** Hosts whose pages a dashboard may show inside of it; absent = none. */
  readonly frameHosts?: readonly string[]
  /** Tiles of maps: the address of a `.pmtiles` file; absent = none. */
  readonly mapSourceUrl?: string
  /** Documents of the project, the same for each of its units. */
  readonly documents?: readonly ProjectDocument[]
}

/** What the flat finder shows. Urls are public addresses. */
export interface Drawings {
  /** All buildings as a GLB, one node for each unit, named by its id (decision 52). */
  readonly modelUrl: string | null
  /** SVG by storey id, one shape for each unit, `data-unit` = its id. */
  readonly floorUrlsByStorey: Readonly<Record<string, string>>
}

/** A document as the package brings it (API-116). */
export interface ProjectDocument {
  readonly id: string
  readonly role: string
  readonly displayName: LocalizedText
  readonly url: string
  /** Day, `2026-11-20`. */
  readonly updatedOn: string
  readonly visibility: 'public' | 'internal'
}

/** As the package brings it; empty texts are none. */
export interface DesignLinesDialog {
  readonly title: LocalizedText
  readonly subtitle: LocalizedText
  readonly description: LocalizedText
  readonly designLines: readonly {
    readonly id: string
    readonly title: LocalizedText
    readonly subtitle: LocalizedText
    readonly summary: LocalizedText
  }[]
  readonly designLinesExtra: readonly {
    readonly id: string
    readonly title: LocalizedText
    readonly description: LocalizedText
    readonly imageUrl: string | null
  }[]
}

export interface Project extends ProjectDetails {
  /** The database's own, for what hangs on the project; nobody outside is told it. */
  readonly id: string
  /** As its package and every address call it; unique in the account. */
  readonly packageId: string
  readonly accountId: string
  readonly slug: string
  readonly name: string
  readonly variant: 'default' | 'residence'
  /** Order within the account. */
  readonly position: number
}

export interface Storey {
  readonly id: string
  readonly nameShort: string
  readonly name: LocalizedText
  readonly position: number
}

export interface Building {
  readonly id: string
  readonly slug: string
  readonly name: LocalizedText
  readonly position: number
  /** Lowest position first. */
  readonly storeys: readonly Storey[]
}

/**
 * The project with this id, the package's or the database's, or slug, within an account. null = any: of several accounts
 * that use it, the one that had it first, so that nobody takes it from another.
 */
export async function findProject(db: Db, idOrSlug: string, accountId: string | null): Promise<Project | null> {
  let query = db.selectFrom('projects').selectAll().where(isCalled(idOrSlug))
  if (accountId !== null) query = query.where('accountId', '=', accountId)
  const rows = ofFirstAccount(await query.orderBy('createdAt').orderBy('id').execute())
  const row = rows.find(hasId(idOrSlug)) ?? rows[0]
  return row ? toProject(row) : null
}

/** ISO time at which a project was brought in last. `projectId`: the database's own. */
export async function findProjectUpdate(db: Db, projectId: string): Promise<string> {
  const query = db.selectFrom('projects').select('updatedAt').where('id', '=', projectId)
  return (await query.executeTakeFirstOrThrow()).updatedAt
}

/** The account's project that comes first, or null when it has none. */
export async function findFirstProject(db: Db, accountId: string): Promise<Project | null> {
  const row = await db
    .selectFrom('projects')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? toProject(row) : null
}

/** The account's projects, in their order. */
export async function listProjects(db: Db, accountId: string): Promise<Project[]> {
  const rows = await db
    .selectFrom('projects')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toProject)
}

/** The account's projects with a unit to try on the marketing portal, in their order (NAV-21). */
export async function listProjectsWithSamples(db: Db, accountId: string): Promise<Project[]> {
  const rows = await db
    .selectFrom('projects')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', 'in', (select) =>
      select.selectFrom('units').select('projectId').where('isSample', '=', 1).where('marketingPortalEnabled', '=', 1),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toProject)
}

/** The buildings of a project with their storeys, in their order. */
export async function listBuildings(db: Db, projectId: string): Promise<Building[]> {
  const buildings = await db
    .selectFrom('buildings')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('position')
    .execute()
  const storeys = await db
    .selectFrom('storeys')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('position')
    .execute()
  return buildings.map((building) => ({
    id: building.id,
    slug: building.slug,
    name: readJson<LocalizedText>(building.name),
    position: building.position,
    storeys: storeys
      .filter((storey) => storey.buildingId === building.id)
      .map((storey) => ({
        id: storey.id,
        nameShort: storey.nameShort,
        name: readJson<LocalizedText>(storey.name),
        position: storey.position,
      })),
  }))
}

/** How many projects the account has; the next one's position. */
export async function countProjects(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('projects')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Creates the project or replaces all of it but its ids, its account and its position. `now`: ISO time. */
export async function saveProject(db: Db, project: Project, now: string): Promise<void> {
  const { id, packageId, accountId, slug, name, variant, position, ...details } = project
  const fields = { slug, name, variant, config: JSON.stringify(details), updatedAt: now }
  await db
    .insertInto('projects')
    .values({ id, packageId, accountId, position, ...fields, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fields))
    .execute()
}

/**
 * Creates or updates the buildings and storeys of a project. Those that are not in the list stay:
 * units may still lie in them.
 */
export async function saveBuildings(db: Db, projectId: string, buildings: readonly Building[]): Promise<void> {
  for (const { id, storeys, name, slug, position } of buildings) {
    const fields = { slug, name: JSON.stringify(name), position }
    await db
      .insertInto('buildings')
      .values({ projectId, id, ...fields })
      .onConflict((conflict) => conflict.columns(['projectId', 'id']).doUpdateSet(fields))
      .execute()
    for (const storey of storeys) {
      const storeyFields = {
        nameShort: storey.nameShort,
        name: JSON.stringify(storey.name),
        position: storey.position,
      }
      await db
        .insertInto('storeys')
        .values({ projectId, buildingId: id, id: storey.id, ...storeyFields })
        .onConflict((conflict) => conflict.columns(['projectId', 'buildingId', 'id']).doUpdateSet(storeyFields))
        .execute()
    }
  }
}

function toProject(row: Selectable<ProjectsTable>): Project {
  const details = readJson<ProjectDetails>(row.config)
  const chosen = readJson<FlagsByPortal>(row.chosenFlags)
  return {
    ...details,
    featureFlags: {
      bp: { ...details.featureFlags.bp, ...chosen.bp },
      mp: { ...details.featureFlags.mp, ...chosen.mp },
    },
    id: row.id,
    packageId: row.packageId,
    accountId: row.accountId,
    slug: row.slug,
    name: row.name,
    variant: row.variant,
    position: row.position,
  }
}

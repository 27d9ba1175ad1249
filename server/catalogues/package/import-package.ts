import type { ImportedSale } from '#shared/domain/index.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { publishCatalogue } from '../catalogues.repository.ts'
import { listPublishedPortals } from '#server/projects/published-designs.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { findPackageFingerprints, savePackage } from '#server/projects/packages.repository.ts'
import { savePictureMapping } from '#server/pictures/picture-mappings.repository.ts'
import { countProjects, findProject, saveBuildings, saveProject } from '#server/projects/projects.repository.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { holdSalesOfProject } from '#server/projects/unit-sales.repository.ts'
import { findUnitsOfPackage, saveUnit, type Unit } from '#server/projects/units.repository.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { type ImportedUnitSale, noteImportedSale, planSales } from './import-sales.ts'
import { PROJECT_FILE } from './package-documents.ts'
import { type FaultReport, faultSink, joinReports, type PackageFault, reportFaults } from './package-faults.ts'
import type { ProjectOutline } from './package-outline.ts'
import { type PreparedImport, type PreparedProject, prepareImport } from './prepare-import.ts'

export interface ImportTarget {
  readonly database: Database
  readonly files: FileStore
  /** Must exist. */
  readonly accountId: string
  /** Who imports, for the audit log; absent = nobody who is logged in. */
  readonly userId?: string
}

export type ImportResult = FaultReport &
  ({ readonly ok: true; readonly projectId: string; readonly isUnchanged: boolean } | { readonly ok: false })

/**
 * Brings a project package into an account: stores its files, publishes one catalogue per variant
 * in every language, and updates project and units, in one transaction. The same content again
 * changes nothing and is quick. Units and buildings that are gone from the package stay: buyers'
 * choices hang on them.
 *
 * For a program that serves nobody meanwhile; a server has the first part done by a worker.
 */
export async function importPackage(folder: string, target: ImportTarget): Promise<ImportResult> {
  const { database, files, accountId } = target
  const known = await findPackageFingerprints(database.kysely, accountId)
  return finishImport(await prepareImport(folder, { files, accountId, known }), target)
}

/** The second part of an import: what was prepared goes into the database, unless it clashes with what is there. */
export async function finishImport(
  prepared: PreparedImport,
  target: Pick<ImportTarget, 'database' | 'accountId' | 'userId'>,
): Promise<ImportResult> {
  if (prepared.kind === 'unchanged') {
    return { ok: true, projectId: prepared.projectId, isUnchanged: true, ...reportFaults([]) }
  }
  if (prepared.kind === 'faulty') return { ok: false, ...prepared.report }
  const { content, report } = prepared
  const { database, accountId, userId = null } = target
  const { isStored, found } = await database.transaction((transaction) =>
    writePrepared(transaction, content, { accountId, userId }),
  )
  const all = joinReports(report, reportFaults(found))
  return isStored ? { ok: true, projectId: content.outline.id, isUnchanged: false, ...all } : { ok: false, ...all }
}

/**
 * Writes what was prepared, unless it clashes with what is there. In a transaction. `found` says what clashes, or else
 * what was kept as it was.
 */
export async function writePrepared(
  db: Db,
  content: PreparedProject,
  { accountId, userId }: { readonly accountId: string; readonly userId: string | null },
): Promise<{ readonly isStored: boolean; readonly found: readonly PackageFault[] }> {
  const clashes = await findClashes(db, content.outline, accountId)
  if (clashes.length > 0) return { isStored: false, found: clashes }
  return { isStored: true, found: await store(db, content, accountId, userId) }
}

/** The id that the account's project of this package has in the database, or would have. */
async function getProjectRowId(db: Db, accountId: string, packageId: string): Promise<string> {
  const known = await findProject(db, packageId, accountId)
  return known?.packageId === packageId ? known.id : newRowId(accountId, packageId)
}

/** What of the account's own other projects stands in the way. Other accounts' have nothing to do with it. */
export async function findClashes(db: Db, project: ProjectOutline, accountId: string): Promise<PackageFault[]> {
  const faults: PackageFault[] = []
  const sink = faultSink(faults, PROJECT_FILE)
  const sameSlug = await findProject(db, project.slug, accountId)
  if (sameSlug && sameSlug.slug === project.slug && sameSlug.packageId !== project.id) {
    sink.error('slug', 'slugOfOtherProject', { project: sameSlug.packageId, slug: project.slug })
  }
  const rowId = await getProjectRowId(db, accountId, project.id)
  const known = await findUnitsOfPackage(db, accountId, project.unitIds)
  for (const [at, unitId] of project.unitIds.entries()) {
    const owner = known.get(unitId)?.projectId
    if (owner !== undefined && owner !== rowId) {
      sink.error(`units[${at}].id`, 'unitOfOtherProject', { id: unitId })
    }
  }
  return faults
}

/** What of the team's own stays beside what the package says: of its units, and its designs (decision 65). */
export async function findKept(db: Db, outline: ProjectOutline, accountId: string): Promise<readonly PackageFault[]> {
  const projectId = await getProjectRowId(db, accountId, outline.id)
  return [...(await planSales(db, outline, projectId)).kept, ...(await findKeptDesigns(db, projectId))]
}

async function findKeptDesigns(db: Db, projectId: string): Promise<PackageFault[]> {
  const kept: PackageFault[] = []
  const sink = faultSink(kept, PROJECT_FILE)
  for (const portal of await listPublishedPortals(db, projectId)) sink.warn(`dashboards.${portal}`, 'designKept')
  return kept
}

/**
 * Rows that are there keep their own ids, which those of before have from a time without accounts in them. Returns what
 * of the team's own is kept.
 */
async function store(
  db: Db,
  content: PreparedProject,
  accountId: string,
  userId: string | null,
): Promise<readonly PackageFault[]> {
  const now = new Date().toISOString()
  const { outline, project, buildings, units, catalogues, mapping, revision } = content
  const projectId = await getProjectRowId(db, accountId, outline.id)
  const known = await findUnitsOfPackage(db, accountId, outline.unitIds)
  await saveProject(db, { ...project, id: projectId, position: await countProjects(db, accountId) }, now)
  await saveBuildings(db, projectId, buildings)
  for (const { catalogue, texts } of catalogues) {
    await publishCatalogue(db, { ...catalogue, projectId }, texts, now)
    await letOthersThrough()
  }
  // As late as can be: until the end nobody says anything of these sales.
  await holdSalesOfProject(db, projectId)
  const { sales, kept } = await planSales(db, outline, projectId)
  for (const text of units) {
    const unit = readJson<Unit>(text)
    const sold = sales.get(unit.packageId)
    await saveUnit(db, { ...unit, ...getTerms(sold), id: known.get(unit.packageId)?.id ?? unit.id, projectId }, now)
    if (sold !== undefined) await noteImportedSale(db, sold, now)
    await letOthersThrough()
  }
  if (mapping) await savePictureMapping(db, { projectId, ...mapping }, now)
  await savePackage(db, { ...content.package, projectId }, now)
  await addAuditEntry(db, {
    accountId,
    unitId: null,
    userId,
    action: 'project.imported',
    subject: { kind: 'project', id: outline.id },
    details: { projectId: outline.id, revision, units: units.length },
    at: now,
  })
  return [...kept, ...(await findKeptDesigns(db, projectId))]
}

/** What stands of a sale in the unit's own row; nothing of a unit that is new. */
function getTerms(sold: ImportedUnitSale | undefined): Partial<ImportedSale> {
  if (sold === undefined) return {}
  const { salesStatus, price, featured } = sold.sale.terms
  return { salesStatus, price, featured }
}

/** SQLite answers at once, so that without this a whole transaction would be one turn, in which nobody is served. */
function letOthersThrough(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

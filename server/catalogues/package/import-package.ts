import type { Database, Db } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { publishCatalogue } from '../catalogues.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { findPackageFingerprints, savePackage } from '#server/projects/packages.repository.ts'
import { savePictureMapping } from '#server/pictures/picture-mappings.repository.ts'
import { countProjects, findProject, saveBuildings, saveProject } from '#server/projects/projects.repository.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { findUnitsOfPackage, saveUnit, type Unit } from '#server/projects/units.repository.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
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
  const clashes = await database.transaction(async (transaction) => {
    const found = await findClashes(transaction, content.outline, accountId)
    if (found.length === 0) await store(transaction, content, accountId, userId)
    return found
  })
  if (clashes.length > 0) return { ok: false, ...joinReports(report, reportFaults(clashes)) }
  return { ok: true, projectId: content.outline.id, isUnchanged: false, ...report }
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

/** Rows that are there keep their own ids, which those of before have from a time without accounts in them. */
async function store(db: Db, content: PreparedProject, accountId: string, userId: string | null): Promise<void> {
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
  for (const text of units) {
    const unit = readJson<Unit>(text)
    await saveUnit(db, { ...unit, id: known.get(unit.packageId)?.id ?? unit.id, projectId }, now)
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
}

/** SQLite answers at once, so that without this a whole transaction would be one turn, in which nobody is served. */
function letOthersThrough(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

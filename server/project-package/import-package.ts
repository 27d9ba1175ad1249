import type { Database, Db } from '../db/database.ts'
import { addAuditEntry } from '../db/repositories/audit-log.repository.ts'
import { publishCatalogue } from '../db/repositories/catalogues.repository.ts'
import { findPackageOfFolder, savePackage } from '../db/repositories/packages.repository.ts'
import { savePictureMapping } from '../db/repositories/picture-mappings.repository.ts'
import { countProjects, findProject, saveBuildings, saveProject } from '../db/repositories/projects.repository.ts'
import { findUnitOwners, saveUnit } from '../db/repositories/units.repository.ts'
import { type FileStore, urlOfFile } from '../files/file-store.ts'
import { checkPackage, hasErrors } from './check-package.ts'
import { PROJECT_FILE, type ProjectPackage } from './package-documents.ts'
import { faultSink, type PackageFault } from './package-faults.ts'
import { fingerprintOf, storePackageFiles } from './package-files.ts'
import { buildingRecords, projectRecord, unitRecord } from './package-records.ts'
import { type PublishContext, publishMapping, publishVariant } from './publish-catalogue.ts'

export interface ImportTarget {
  readonly database: Database
  readonly files: FileStore
  /** Must exist. */
  readonly accountId: string
  /** Who imports, for the audit log; absent = nobody who is logged in. */
  readonly userId?: string
}

export type ImportResult =
  | {
      readonly ok: true
      readonly projectId: string
      readonly isUnchanged: boolean
      readonly faults: readonly PackageFault[]
    }
  | { readonly ok: false; readonly faults: readonly PackageFault[] }

/**
 * Brings a project package into an account: stores its files, publishes one catalogue per variant
 * in every language, and updates project and units, in one transaction. The same content again
 * changes nothing and is quick. Units and buildings that are gone from the package stay: buyers'
 * choices hang on them.
 */
export async function importPackage(folder: string, target: ImportTarget): Promise<ImportResult> {
  const { database, files, accountId, userId = null } = target
  const fingerprint = await fingerprintOf(folder)
  const known = await findPackageOfFolder(database.kysely, accountId, fingerprint)
  if (known) return { ok: true, projectId: known.projectId, isUnchanged: true, faults: [] }

  const { pack, faults } = await checkPackage(folder)
  if (!pack || hasErrors(faults)) return { ok: false, faults }
  const publication = await preparePublication(pack, accountId, files)
  const clashes = await database.transaction(async (transaction) => {
    const found = await findClashes(transaction, pack, accountId)
    if (found.length === 0) await store(transaction, pack, publication, { accountId, userId, fingerprint })
    return found
  })
  if (clashes.length > 0) return { ok: false, faults: [...faults, ...clashes] }
  return { ok: true, projectId: pack.project.id, isUnchanged: false, faults }
}

/** Everything that takes time, before the transaction: files are content-addressed, so it harms nothing. */
async function preparePublication(pack: ProjectPackage, accountId: string, files: FileStore) {
  const { project, catalog } = pack
  const [keys, projectFile, catalogFile] = await Promise.all([
    storePackageFiles(pack, files),
    files.put(pack.projectBytes, 'json'),
    files.put(pack.catalogBytes, 'json'),
  ])
  const context: PublishContext = {
    accountId,
    projectId: project.id,
    sourceLanguage: project.source_language,
    languages: project.supported_languages,
    urlOf: (file) => (file in keys ? urlOfFile(keys[file] ?? '') : file),
  }
  // Variants that no unit has would only cost time.
  const variants = [...new Set(project.units.map((unit) => unit.catalogue_variant))]
  const catalogues = await Promise.all(variants.map((variant) => publishVariant(catalog, variant, context, files)))
  return { keys, projectFile, catalogFile, context, catalogues, mapping: publishMapping(catalog, context) }
}

/** Ids are unique over all accounts: who has one keeps it. Nothing is told of another account's projects. */
export async function findClashes(db: Db, { project }: ProjectPackage, accountId: string): Promise<PackageFault[]> {
  const faults: PackageFault[] = []
  const sink = faultSink(faults, PROJECT_FILE)
  const sameId = await findProject(db, project.id, null)
  if (sameId && sameId.id === project.id && sameId.accountId !== accountId) {
    sink.error('id', 'projectOfOtherAccount', { id: project.id })
  }
  const sameSlug = await findProject(db, project.slug, accountId)
  if (sameSlug && sameSlug.slug === project.slug && sameSlug.id !== project.id) {
    sink.error('slug', 'slugOfOtherProject', { project: sameSlug.id, slug: project.slug })
  }
  const owners = await findUnitOwners(
    db,
    project.units.map((unit) => unit.id),
  )
  for (const [at, unit] of project.units.entries()) {
    const owner = owners.get(unit.id)
    if (owner !== undefined && owner !== project.id) {
      sink.error(`units[${at}].id`, 'unitOfOtherProject', { id: unit.id })
    }
  }
  return faults
}

type Publication = Awaited<ReturnType<typeof preparePublication>>

async function store(
  db: Db,
  { project, catalog }: ProjectPackage,
  { keys, projectFile, catalogFile, context, catalogues, mapping }: Publication,
  { accountId, userId, fingerprint }: { accountId: string; userId: string | null; fingerprint: string },
): Promise<void> {
  const now = new Date().toISOString()
  const { projectId, urlOf } = context
  await saveProject(db, projectRecord(project, accountId, await countProjects(db, accountId), urlOf), now)
  await saveBuildings(db, projectId, buildingRecords(project))
  const catalogueIds = new Map<string | null, string>()
  for (const { catalogue, texts } of catalogues) {
    await publishCatalogue(db, catalogue, texts, now)
    catalogueIds.set(catalogue.variant, catalogue.id)
  }
  for (const [position, unit] of project.units.entries()) {
    const catalogueId = catalogueIds.get(unit.catalogue_variant)
    if (catalogueId === undefined) throw new Error(`Catalogue variant ${unit.catalogue_variant} was not published`)
    const place = { accountId, projectId, position }
    await saveUnit(db, unitRecord(unit, place, catalogueId, urlOf, now, project.documents), now)
  }
  if (mapping) await savePictureMapping(db, { projectId, ...mapping }, now)
  await savePackage(db, { projectId, fingerprint, projectFile, catalogFile, files: keys }, now)
  await addAuditEntry(db, {
    accountId,
    unitId: null,
    userId,
    action: 'project.imported',
    subject: { kind: 'project', id: projectId },
    details: { projectId, revision: catalog.revision, units: project.units.length },
    at: now,
  })
}

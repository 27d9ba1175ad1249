import type { Building, Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import type { StoredPackage } from '#server/projects/packages.repository.ts'
import { type FileStore, urlOfFile } from '#server/platform/files/file-store.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { checkPackage, hasErrors } from './check-package.ts'
import { withColors } from './measure-colors.ts'
import { type ProjectPackage, readPackage } from './package-documents.ts'
import { type FaultReport, reportFaults } from './package-faults.ts'
import { computeFingerprint, storePackageFiles } from './package-files.ts'
import { traceOutline, type ProjectOutline } from './package-outline.ts'
import { buildingRecords, projectRecord, unitRecord } from './package-records.ts'
import { type PublishContext, type PublishedVariant, publishMapping, publishVariant } from './publish-catalogue.ts'

/** Catalogues of one project made at the same time: each is as large as the package's. */
const PARALLEL_VARIANTS = 4

export interface ImportPlace {
  readonly files: FileStore
  readonly accountId: string
  /** Packages that the account has already: fingerprint → project, as the package calls it. */
  readonly known: ReadonlyMap<string, string>
}

/** Everything of a package that goes into the database, ready to be written. */
export interface PreparedProject {
  readonly outline: ProjectOutline
  readonly revision: string
  /** Its place among the others is known only when it is written, and so are the ids of rows that are there. */
  readonly project: Project
  readonly buildings: readonly Building[]
  /** JSON, each read only when it is written: all of them at once would keep those waiting that are served meanwhile. */
  readonly units: readonly string[]
  readonly catalogues: readonly PublishedVariant[]
  readonly mapping: ReturnType<typeof publishMapping>
  readonly package: StoredPackage
}

export type PreparedImport =
  | { readonly kind: 'ready'; readonly content: PreparedProject; readonly report: FaultReport }
  | { readonly kind: 'unchanged'; readonly projectId: string; readonly outline: ProjectOutline | null }
  | { readonly kind: 'faulty'; readonly outline: ProjectOutline | null; readonly report: FaultReport }

/**
 * Everything of an import that takes time, and nothing that needs the database: checks the package, stores its files,
 * which harms nothing as they are known by their content, and publishes one catalogue per variant in every language.
 */
export async function prepareImport(folder: string, place: ImportPlace): Promise<PreparedImport> {
  const fingerprint = await computeFingerprint(folder)
  const projectId = place.known.get(fingerprint)
  if (projectId !== undefined) {
    const { pack } = await readPackage(folder)
    return { kind: 'unchanged', projectId, outline: pack && traceOutline(pack.project) }
  }
  const { pack, faults } = await checkPackage(folder)
  const report = reportFaults(faults)
  if (!pack || hasErrors(faults)) return { kind: 'faulty', outline: pack && traceOutline(pack.project), report }
  return { kind: 'ready', content: await prepareProject(pack, fingerprint, place), report }
}

async function prepareProject(
  pack: ProjectPackage,
  fingerprint: string,
  { files, accountId }: ImportPlace,
): Promise<PreparedProject> {
  const { project } = pack
  const [keys, projectFile, catalogFile] = await Promise.all([
    storePackageFiles(pack, files),
    files.put(pack.projectBytes, 'json', 'private'),
    files.put(pack.catalogBytes, 'json', 'private'),
  ])
  const catalog = await withColors(pack, keys)
  const context: PublishContext = {
    accountId,
    projectId: project.id,
    projectRowId: newRowId(accountId, project.id),
    sourceLanguage: project.source_language,
    languages: project.supported_languages,
    makeUrl: (file) => (file in keys ? urlOfFile(keys[file] ?? '') : file),
  }
  // Variants that no unit has would only cost time.
  const variants = [...new Set(project.units.map((unit) => unit.catalogue_variant))]
  const catalogues = await inParallel(
    variants,
    (variant) => publishVariant(catalog, variant, context, files),
    PARALLEL_VARIANTS,
  )
  return {
    outline: traceOutline(project),
    revision: catalog.revision,
    project: projectRecord(project, { id: context.projectRowId, accountId, position: 0 }, context.makeUrl),
    buildings: buildingRecords(project),
    units: unitRecords(pack, context, catalogues).map((unit) => JSON.stringify(unit)),
    catalogues,
    mapping: publishMapping(catalog, context),
    package: { projectId: context.projectRowId, fingerprint, projectFile, catalogFile, files: keys },
  }
}

function unitRecords(
  { project }: ProjectPackage,
  { accountId, projectRowId: projectId, makeUrl }: PublishContext,
  catalogues: readonly PublishedVariant[],
): Unit[] {
  const now = new Date().toISOString()
  const catalogueIds = new Map(catalogues.map(({ catalogue }) => [catalogue.variant, catalogue.id]))
  return project.units.map((unit, position) => {
    const catalogueId = catalogueIds.get(unit.catalogue_variant)
    if (catalogueId === undefined) throw new Error(`Catalogue variant ${unit.catalogue_variant} was not published`)
    const place = { id: newRowId(accountId, unit.id), accountId, projectId, position }
    return unitRecord(unit, place, catalogueId, makeUrl, now, project.documents)
  })
}

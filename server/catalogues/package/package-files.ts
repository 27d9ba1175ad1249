import { createHash } from 'node:crypto'
import { extname, join } from 'node:path'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { hashOfFile } from '#server/platform/files/content.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { listFiles } from './check-content.ts'
import { fileReferences, type ProjectPackage } from './package-documents.ts'

/** Goes up when the same package would be published differently. */
const IMPORTER_VERSION = 4

/** Stores every file that the package names, each in its area; answers path in the package → file key. */
export async function storePackageFiles(pack: ProjectPackage, files: FileStore): Promise<Record<string, string>> {
  const references = [...fileReferences(pack.project), ...fileReferences(pack.catalog)]
  const paths = [...new Set(references.map(({ file }) => file))].toSorted()
  const shown = publicFiles(pack)
  const keys = await inParallel(paths, async (path) => {
    const extension = extname(path).slice(1).toLowerCase() || 'bin'
    return files.putFile(join(pack.folder, path), extension, shown.has(path) ? 'public' : 'private')
  })
  return Object.fromEntries(paths.map((path, at) => [path, keys[at] ?? '']))
}

/**
 * The files that anybody may see: all but those that are only for the people of a unit (its attachments, unless it is
 * one to try out) or of the project (internal documents).
 */
export function publicFiles({ project, catalog }: Pick<ProjectPackage, 'project' | 'catalog'>): ReadonlySet<string> {
  const isShown = (unit: ProjectFile['units'][number]) => unit.is_sample && unit.marketing_portal_enabled
  const shown = {
    ...project,
    units: project.units.filter(isShown),
    documents: project.documents?.filter(({ visibility }) => visibility === 'public'),
  }
  return new Set([...fileReferences(shown), ...fileReferences(catalog)].map(({ file }) => file))
}

/** Tells one content of a package folder from another: over names and bytes of all its files. */
export async function computeFingerprint(folder: string): Promise<string> {
  const paths = await listFiles(folder)
  const hashes = await inParallel(paths, (path) => hashOfFile(join(folder, path)))
  const lines = paths.map((path, at) => `${hashes[at]} ${path}`)
  return createHash('sha256')
    .update([`v${IMPORTER_VERSION}`, ...lines].join('\n'))
    .digest('hex')
}

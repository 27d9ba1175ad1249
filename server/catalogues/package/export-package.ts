import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '#server/platform/db/database.types.ts'
import { findPackage } from '#server/projects/packages.repository.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { findPublishedDesign, listPublishedPortals } from '#server/projects/published-designs.repository.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { findDesignFiles, type PublishedDesigns, withDesigns } from './designs-in-package.ts'
import { CATALOG_FILE, PROJECT_FILE } from './package-documents.ts'

export type ExportResult =
  | { readonly ok: true; readonly fileCount: number }
  | { readonly ok: false; readonly message: string }

export interface ExportSource {
  readonly db: Db
  readonly files: FileStore
  readonly accountId: string
}

/**
 * Writes the package of a project (id or slug) into an empty or new folder, byte for byte as it was imported last; only
 * what staff have published since of their portals' pages stands in the place of what it said of them.
 */
export async function exportPackage(project: string, folder: string, source: ExportSource): Promise<ExportResult> {
  const { db, files, accountId } = source
  const found = await findProject(db, project, accountId)
  if (!found) return { ok: false, message: `Account "${accountId}" has no project "${project}".` }
  const pack = await findPackage(db, found.id)
  if (!pack) return { ok: false, message: `Project "${found.packageId}" did not come from a package.` }
  const present = await readdir(folder).catch(() => [])
  if (present.length > 0) return { ok: false, message: `The folder ${folder} is not empty.` }

  const designs = await readDesigns(db, found.id)
  const { paths, added } = await findDesignFiles(designs, pack.files, files)
  const entries = [
    [PROJECT_FILE, pack.projectFile],
    [CATALOG_FILE, pack.catalogFile],
    ...Object.entries({ ...pack.files, ...added }),
  ] as const
  const missing: string[] = []
  await inParallel(entries, async ([path, key]) => {
    const bytes = key === undefined ? null : await files.read(key)
    if (!bytes) {
      missing.push(path ?? '')
      return
    }
    const isChanged = path === PROJECT_FILE && Object.keys(designs).length > 0
    const file = join(folder, path ?? '')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, isChanged ? writeDocument(bytes, designs, paths) : bytes)
  })
  if (missing.length > 0) return { ok: false, message: `The file store lacks ${missing.join(', ')}.` }
  return { ok: true, fileCount: entries.length }
}

async function readDesigns(db: Db, projectId: string): Promise<PublishedDesigns> {
  const designs = await Promise.all(
    (await listPublishedPortals(db, projectId)).map(async (portal) => {
      const design = await findPublishedDesign(db, projectId, portal)
      return design === null ? [] : [[portal, design] as const]
    }),
  )
  return Object.fromEntries(designs.flat())
}

function writeDocument(bytes: Buffer, designs: PublishedDesigns, paths: ReadonlyMap<string, string>): string {
  const project = withDesigns(readJson<ProjectFile>(bytes.toString('utf8')), designs, paths)
  return `${JSON.stringify(project, null, 2)}\n`
}

import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '#server/platform/db/database.types.ts'
import { findPackage } from '#server/projects/packages.repository.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
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
 * Writes the package of a project (id or slug) into an empty or new folder, byte for byte as it was
 * imported last.
 */
export async function exportPackage(project: string, folder: string, source: ExportSource): Promise<ExportResult> {
  const { db, files, accountId } = source
  const found = await findProject(db, project, accountId)
  if (!found) return { ok: false, message: `Account "${accountId}" has no project "${project}".` }
  const pack = await findPackage(db, found.id)
  if (!pack) return { ok: false, message: `Project "${found.packageId}" did not come from a package.` }
  const present = await readdir(folder).catch(() => [])
  if (present.length > 0) return { ok: false, message: `The folder ${folder} is not empty.` }

  const entries = [
    [PROJECT_FILE, pack.projectFile],
    [CATALOG_FILE, pack.catalogFile],
    ...Object.entries(pack.files),
  ] as const
  const missing: string[] = []
  await inParallel(entries, async ([path, key]) => {
    const bytes = key === undefined ? null : await files.read(key)
    if (!bytes) {
      missing.push(path ?? '')
      return
    }
    const file = join(folder, path ?? '')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  })
  if (missing.length > 0) return { ok: false, message: `The file store lacks ${missing.join(', ')}.` }
  return { ok: true, fileCount: entries.length }
}

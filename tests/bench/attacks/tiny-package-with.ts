import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipOfFolder } from '#server/catalogues/package/fixtures/tiny-archive.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { tinyProject, writeTinyPackage } from '#server/catalogues/package/fixtures/tiny-package.ts'

/** A small package that is in order but for these files, as a zip archive. */
export async function tinyPackageWith(
  files: Readonly<Record<string, string | Buffer>>,
  project = tinyProject(),
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'wohnwahl-attack-'))
  try {
    await writeTinyPackage(folder, tinyCatalog(), project)
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    return await zipOfFolder(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

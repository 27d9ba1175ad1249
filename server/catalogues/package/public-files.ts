import * as z from 'zod/mini'
import { CatalogFileSchema, ProjectFileSchema } from '#shared/contracts/project-package.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { type FileStore, keyOfFileName, namesInAddresses } from '#server/platform/files/file-store.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { publicFiles } from './package-files.ts'

/** Catalogues read at the same time: each has some megabytes. */
const PARALLEL_CATALOGUES = 4

/**
 * Keys, in the public area, of everything that anybody may see by what the database has: files of the packages in use,
 * what the projects and the units to try out name, the pictures of rooms, and those of every published catalogue, for
 * buyers' choices, kept variants, orders and visitors' links stand on older ones, too.
 *
 * The rooms that kiosks show while nobody touches them are named nowhere: they are composed, and stored, again as soon as
 * a server makes its first list for a kiosk.
 */
export async function keysShownToAll(db: Db, files: FileStore): Promise<ReadonlySet<string>> {
  const packages = await db.selectFrom('projectPackages').select(['projectFile', 'catalogFile', 'files']).execute()
  const projects = await db.selectFrom('projects').select('config').execute()
  const samples = await db
    .selectFrom('units')
    .select('details')
    .where('isSample', '=', 1)
    .where('marketingPortalEnabled', '=', 1)
    .execute()
  const mappings = await db.selectFrom('pictureMappings').select('mapping').execute()
  const catalogues = await db.selectFrom('catalogueTexts').select('jsonFile').execute()
  const ofPackages = await inParallel(packages, (pack) => keysOfPackage(pack, files), PARALLEL_CATALOGUES)
  const ofCatalogues = await inParallel(
    catalogues,
    async ({ jsonFile }) => keysIn((await readInEitherArea(jsonFile, files))?.toString('utf8') ?? ''),
    PARALLEL_CATALOGUES,
  )
  return new Set([
    ...ofPackages.flat(),
    ...projects.flatMap(({ config }) => keysIn(withoutInternal(config))),
    ...samples.flatMap(({ details }) => keysIn(details)),
    ...mappings.flatMap(({ mapping }) => keysIn(mapping)),
    ...ofCatalogues.flat(),
  ])
}

/** Keys of the files that have public addresses in a text. */
function keysIn(text: string): string[] {
  return [...new Set(namesInAddresses(text))].flatMap((name) => keyOfFileName(name) ?? [])
}

/** A project's configuration without the documents that are for its own people. */
function withoutInternal(config: string): string {
  const project = readJson<{ readonly documents?: readonly { readonly visibility: string }[] }>(config)
  const documents = project.documents?.filter(({ visibility }) => visibility === 'public')
  return JSON.stringify({ ...project, documents })
}

interface Package {
  readonly projectFile: string
  readonly catalogFile: string
  readonly files: string
}

/** Of a package that cannot be read, every file: nothing that is missing is worse than a page without its pictures. */
async function keysOfPackage(pack: Package, files: FileStore): Promise<string[]> {
  const keys = Object.entries(readJson<Record<string, string>>(pack.files))
  const [project, catalog] = await Promise.all([
    readDocument(pack.projectFile, ProjectFileSchema, files),
    readDocument(pack.catalogFile, CatalogFileSchema, files),
  ])
  if (project === null || catalog === null) return keys.map(([, key]) => key)
  const paths = publicFiles({ project, catalog })
  return keys.filter(([path]) => paths.has(path)).map(([, key]) => key)
}

async function readDocument<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  files: FileStore,
): Promise<z.infer<Schema> | null> {
  const bytes = await readInEitherArea(key, files)
  const parsed = bytes === null ? null : z.safeParse(schema, readJson<unknown>(bytes.toString('utf8')))
  return parsed?.success === true ? parsed.data : null
}

/** A start that was broken off may have hidden a file that the database still has by its old key. */
async function readInEitherArea(key: string, files: FileStore): Promise<Buffer | null> {
  const hidden = keyOfFileName(key.slice(key.indexOf('/') + 1), 'private')
  return (await files.read(key)) ?? (hidden === null ? null : files.read(hidden))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { failed, passed, type Result } from '#server/platform/result.ts'

export const MANIFEST = 'manifest.json'
export const SQLITE_FILE = 'wohnwahl.db'
export const POSTGRES_FILE = 'wohnwahl.dump'
/** Folder of the file store, in a data folder and in a back-up alike. */
export const FILES = 'files'
export const OUTBOX = 'outbox'
export const KEY_FILE = 'audit.key'
/** Name of a back-up that is whole: the moment of its database. */
const NAME = /^wohnwahl-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/

const FileEntrySchema = z.strictObject({
  /** Within the back-up, with `/`. */
  path: z.string().check(z.regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\]+$/)),
  bytes: z.number(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/** What a back-up says of itself; what it lists is all that belongs to it. */
export const ManifestSchema = z.strictObject({
  format: z.literal(1),
  /** Of the program that made it. */
  version: z.string(),
  /** ISO time of the moment that the database is of. */
  createdAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** Changes of the schema that it has. */
  migrations: z.array(z.string()),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  hasKey: z.boolean(),
  /** What the database names and the portal itself did not have. */
  missing: z.array(z.string()),
  files: z.array(FileEntrySchema),
})
export type Manifest = z.infer<typeof ManifestSchema>
export type FileEntry = z.infer<typeof FileEntrySchema>

/** Folder name of a back-up of this moment, ms since epoch. */
export function backupName(now: number): string {
  return `wohnwahl-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`
}

/** Whether a folder of this name is a back-up that is whole. */
export function isBackupName(name: string): boolean {
  return NAME.test(name)
}

/** The manifest of a back-up. Errors: there is none, or it is not one of this format. */
export async function readManifest(folder: string): Promise<Result<Manifest, string>> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) return failed(`There is no back-up in ${folder}: it has no ${MANIFEST}.`)
  try {
    const manifest = z.safeParse(ManifestSchema, JSON.parse(text))
    if (manifest.success) return passed(manifest.data)
  } catch {
    // No JSON either.
  }
  return failed(`${join(folder, MANIFEST)} cannot be read by this version of the program.`)
}

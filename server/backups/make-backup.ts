import { constants, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hashOfFile } from '#server/platform/files/content.ts'
import { FILE_AREAS, type FileStore } from '#server/platform/files/file-store.ts'
import {
  backupName,
  type FileEntry,
  FILES,
  isBackupName,
  KEY_FILE,
  MANIFEST,
  type Manifest,
  OUTBOX,
  readManifest,
} from './backup-format.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import type { BackupDatabase } from './backup-database.types.ts'
import { addNames, getPlace, possiblePlaces } from './file-names.ts'

const STORED = /(?:^|\/)([0-9a-f]{64})\.[a-z0-9]{1,8}$/
/** What a run that was killed has left, once it is sure not to be one that is under way. */
const PARTIAL = '.partial-'
const PARTIAL_LIMIT_MS = 24 * 3_600_000

export interface BackupOptions {
  readonly database: BackupDatabase
  readonly files: FileStore
  readonly dataDir: string
  /** Folder of the back-ups; made when it is missing. */
  readonly to: string
  /** The key of the audit log, too. */
  readonly withKey: boolean
  /** Back-ups that stay, this one included; null = all. */
  readonly keep: number | null
  /** Of the program. */
  readonly version: string
  /** ms since epoch. */
  readonly now: number
}

export interface BackupReport {
  readonly folder: string
  readonly manifest: Manifest
  /** Files that are shared with the back-up before. */
  readonly linkedCount: number
  readonly removed: readonly string[]
}

/**
 * Backs a portal up while it runs: one moment of its database first, then the files, which are only ever added and each
 * before the database names it, or deleted once it has named them for a day no more. Every file is read again and compared with its hash. It has its name only once it is whole.
 *
 * @throws when something cannot be read or written, or the database is damaged
 */
export async function makeBackup(options: BackupOptions): Promise<BackupReport> {
  const { database, files, dataDir, to, now } = options
  await mkdir(to, { recursive: true })
  await removePartials(to, now)
  const before = await findNewest(to)
  const name = backupName(now)
  const draft = join(to, `${PARTIAL}${name}`)
  await mkdir(draft)
  try {
    const facts = await database.copyTo(join(draft, database.file))
    const copy = { from: dataDir, files, to: draft, before }
    const stored = await copyStored(copy)
    const others = await copyOthers(copy, options)
    const missing = [...(await findMissing(draft, facts.fileNames, stored.entries))].sort()
    const manifest: Manifest = {
      format: 1,
      version: options.version,
      createdAt: new Date(now).toISOString(),
      database: database.kind,
      migrations: [...facts.migrations],
      rows: facts.rows,
      hasKey: others.some(({ path }) => path === KEY_FILE),
      missing: [...missing, ...stored.damaged],
      files: [await describe(draft, database.file), ...stored.entries, ...others],
    }
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
    await syncAll(draft, [MANIFEST, database.file])
    await rename(draft, join(to, name))
    await sync(to)
    const removed = await removeOld(to, options.keep)
    return { folder: join(to, name), manifest, linkedCount: stored.linkedCount, removed }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

interface Copy {
  /** Data folder. */
  readonly from: string
  readonly files: FileStore
  readonly to: string
  /** The back-up before; null = this is the first. */
  readonly before: string | null
}

/** All that the file store has: from the back-up before, where it is there, else from the store itself. */
async function copyStored(copy: Copy) {
  const keys = (await Promise.all(FILE_AREAS.map((area) => copy.files.list(area)))).flat().toSorted()
  const copied = (await inParallel(keys, (key) => copyOne(copy, key))).filter((one) => one !== null)
  return {
    entries: copied.map(({ entry }) => entry),
    damaged: copied.filter(({ isDamaged }) => isDamaged).map(({ entry }) => entry.path),
    linkedCount: copied.filter(({ isLinked }) => isLinked).length,
  }
}

/** null = it has been deleted since it was listed, because nothing has named it for a day. */
async function copyOne({ files, to, before }: Copy, key: string) {
  const path = `${FILES}/${getPlace(key)}`
  const hash = STORED.exec(path)?.[1]
  await mkdir(dirname(join(to, path)), { recursive: true })
  const isLinked = before !== null && (await isDone(link(join(before, path), join(to, path))))
  if (!isLinked && !(await copyFromStore(files, key, join(to, path)))) return null
  let entry = await describe(to, path)
  if (entry.sha256 !== hash && isLinked) {
    await rm(join(to, path))
    if (!(await copyFromStore(files, key, join(to, path)))) return null
    entry = await describe(to, path)
  }
  return { entry, isLinked, isDamaged: entry.sha256 !== hash }
}

/** false = there is no such file any more. */
async function copyFromStore(files: FileStore, key: string, to: string): Promise<boolean> {
  if ('folder' in files.place) {
    try {
      await copyNew(join(files.place.folder, getPlace(key)), to)
      return true
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
      throw error
    }
  }
  const file = await files.open(key)
  if (file === null) return false
  await pipeline(file.stream(), createWriteStream(to, { flags: 'wx' }))
  await sync(to)
  return true
}

/** Mails of the outbox, and the key if it is wanted. */
async function copyOthers({ from, to }: Copy, { withKey }: BackupOptions): Promise<FileEntry[]> {
  const names = (await namesIn(join(from, OUTBOX))).map((name) => `${OUTBOX}/${name}`)
  const entries: FileEntry[] = []
  for (const path of [...names, ...(withKey ? [KEY_FILE] : [])]) {
    await mkdir(dirname(join(to, path)), { recursive: true })
    // Mails go when they are too old, and a key may be elsewhere.
    if (await isDone(copyNew(join(from, path), join(to, path)))) entries.push(await describe(to, path))
  }
  return entries
}

/** What the database names, or a stored document that it names, and is not there. */
async function findMissing(folder: string, named: ReadonlySet<string>, entries: readonly FileEntry[]) {
  const there = new Set(entries.map(({ path }) => path.slice(FILES.length + 1)))
  const all = new Set(named)
  const missing = new Set<string>()
  // Names that are added meanwhile are looked at, too.
  for (const name of all) {
    const place = possiblePlaces(name).find((one) => there.has(one))
    if (place === undefined) missing.add(name)
    else if (name.endsWith('.json')) addNames(all, await readFile(join(folder, FILES, place), 'utf8'))
  }
  return missing
}

async function describe(folder: string, path: string): Promise<FileEntry> {
  const [{ size }, sha256] = await Promise.all([stat(join(folder, path)), hashOfFile(join(folder, path))])
  return { path, bytes: size, sha256 }
}

/** Where the file system can, without taking room a second time. */
async function copyNew(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  await sync(to)
}

async function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

/** Files below a folder, with `/`, in order; none where there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** The back-ups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter(isBackupName).sort()
}

async function findNewest(folder: string): Promise<string | null> {
  const name = (await listBackups(folder)).at(-1)
  if (name === undefined) return null
  return (await readManifest(join(folder, name))).ok ? join(folder, name) : null
}

async function removeOld(folder: string, keep: number | null): Promise<string[]> {
  if (keep === null) return []
  const old = (await listBackups(folder)).slice(0, -keep)
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
  return old
}

async function removePartials(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PARTIAL)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (now - mtimeMs > PARTIAL_LIMIT_MS) await rm(join(folder, name), { recursive: true, force: true })
  }
}

async function syncAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await sync(join(folder, name))
  await sync(folder)
}

/** Onto the disk for good. Windows cannot open a folder. */
async function sync(path: string): Promise<void> {
  if (process.platform === 'win32' && (await stat(path)).isDirectory()) return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { PROJECT_FILE } from './package-documents.ts'
import { type Finding, finding } from '#shared/contracts/package-findings.ts'
import type { PackageFault } from './package-faults.ts'
import { inMegabytes } from './read-up-to.ts'

/** What an archive may hold at most. Sizes in bytes, unpacked. */
export interface ArchiveLimits {
  readonly entries: number
  readonly fileBytes: number
  readonly totalBytes: number
}

/** Several times what a large project has. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 10_000,
  fileBytes: 128 * 1024 * 1024,
  totalBytes: 1024 * 1024 * 1024,
}

/** Names that a package can refer to; nothing that leads out of a folder. */
const PACKAGE_PATH = /^(?!\/)(?!.*\.\.)[A-Za-z0-9._/-]{1,300}$/
/** Folders in one another; each entry of an archive could bring as many with it. */
const MAX_FOLDERS = 10
/** Written by operating systems beside what one packs. */
const IGNORED = /(?:^|\/)(?:__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)/
const FILE_TYPE_MASK = 0o170000
const SYMBOLIC_LINK = 0o120000
/** Characters that are told of a name, which may be 64 KB long. */
const MAX_NAME = 300
/** Names that stand in each other's way: the archive's fault, not the disk's. */
const NAME_CLASHES: readonly unknown[] = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']

/**
 * Unpacks a zip archive of a project package into an empty folder. The package may lie in one folder of the archive.
 * Nothing is unpacked from an archive that leads out of the folder, has links, or is larger than `limits` allow; sizes
 * are checked while unpacking, whatever the archive states.
 *
 * @returns what is wrong with the archive; with an error the folder may be half filled
 * @throws errors of the disk
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  limits: ArchiveLimits = ARCHIVE_LIMITS,
): Promise<PackageFault[]> {
  let zip: ZipFile | null = null
  try {
    zip = await openPromise(archive, { autoClose: false, lazyEntries: true })
    const entries = await listEntries(zip, limits)
    const root = getRoot(entries)
    if (root === null) return [archiveFault(PROJECT_FILE, finding('archiveLacksProject'))]
    const { chosen, faults } = chooseEntries(entries, root)
    if (faults.some(({ severity }) => severity === 'error')) return faults
    for (const { entry, path } of chosen) await unpack(zip, entry, join(folder, path))
    return faults
  } catch (error) {
    if (!(error instanceof Error) || isOfTheDisk(error)) throw error
    return [archiveFault('', getFinding(error))]
  } finally {
    zip?.close()
  }
}

/** An archive that goes beyond its limits. */
class ArchiveError extends Error {
  readonly finding: Finding
  constructor(found: Finding) {
    super(found.code)
    this.finding = found
  }
}

function getFinding(error: Error): Finding {
  if (error instanceof ArchiveError) return error.finding
  // Its message names folders of the server.
  if ('syscall' in error) return finding('archiveNamesClash')
  return finding('archiveUnreadable', { detail: error.message.slice(0, MAX_NAME) })
}

function archiveFault(file: string, found: Finding, severity: PackageFault['severity'] = 'error'): PackageFault {
  return { severity, file: file.slice(0, MAX_NAME), path: '', ...found }
}

/** Entries that are files, as far as the limits allow. @throws when they do not, or for a name that leads out */
async function listEntries(zip: ZipFile, { entries: maxEntries, fileBytes, totalBytes }: ArchiveLimits) {
  const entries: Entry[] = []
  let count = 0
  let total = 0
  for await (const entry of zip.eachEntry()) {
    count += 1
    total += entry.uncompressedSize
    if (count > maxEntries) throw new ArchiveError(finding('archiveTooManyEntries', { limit: maxEntries }))
    if (entry.uncompressedSize > fileBytes) {
      const file = entry.fileName.slice(0, MAX_NAME)
      throw new ArchiveError(finding('archiveFileTooLarge', { file, megabytes: inMegabytes(fileBytes) }))
    }
    if (total > totalBytes) {
      throw new ArchiveError(finding('archiveTooLarge', { megabytes: inMegabytes(totalBytes) }))
    }
    if (!entry.fileName.endsWith('/') && !IGNORED.test(entry.fileName)) entries.push(entry)
  }
  return entries
}

/** The folder of the outermost `project.json`, with a slash at its end; '' = the archive itself, null = there is none. */
function getRoot(entries: readonly Entry[]): string | null {
  const roots = entries
    .map(({ fileName }) => fileName)
    .filter((name) => name === PROJECT_FILE || name.endsWith(`/${PROJECT_FILE}`))
    .map((name) => name.slice(0, -PROJECT_FILE.length))
  return roots.toSorted((a, b) => a.split('/').length - b.split('/').length)[0] ?? null
}

function chooseEntries(entries: readonly Entry[], root: string) {
  const faults: PackageFault[] = []
  const chosen = new Map<string, Entry>()
  for (const entry of entries) {
    const name = entry.fileName
    const path = name.slice(root.length)
    const isLink = ((entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK) === SYMBOLIC_LINK
    if (isLink) faults.push(archiveFault(name, finding('archiveLink')))
    else if (chosen.has(path)) faults.push(archiveFault(name, finding('archiveTwice')))
    else if (!name.startsWith(root)) {
      faults.push(archiveFault(name, finding('archiveOutside', { root: root.slice(0, MAX_NAME) }), 'warning'))
    } else if (!PACKAGE_PATH.test(path)) {
      faults.push(archiveFault(name, finding('archiveName'), 'warning'))
    } else if (path.split('/').length > MAX_FOLDERS + 1) {
      faults.push(archiveFault(name, finding('archiveDeep', { limit: MAX_FOLDERS }), 'warning'))
    } else chosen.set(path, entry)
  }
  return { chosen: [...chosen].map(([path, entry]) => ({ path, entry })), faults }
}

async function unpack(zip: ZipFile, entry: Entry, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  // Ends with an error as soon as there is more than the entry states.
  const content = await zip.openReadStreamPromise(entry)
  await pipeline(content, createWriteStream(target, { flags: 'wx' }))
}

function isOfTheDisk(error: Error): boolean {
  return 'syscall' in error && 'code' in error && !NAME_CLASHES.includes(error.code)
}

import type { Readable } from 'node:stream'
import type { ByteRange } from '#shared/contracts/http/byte-range.ts'

/**
 * `public`: whoever knows the address may have it, for ever. `private`: nobody gets it by an address that is not signed
 * for some minutes, and what the server keeps for itself nobody at all. `sent`: the same of what people have sent, which
 * is deleted once nothing names it; an area of its own, so that nothing else can name it. `library`: pictures of projects'
 * media libraries, which whoever knows the address may have as long as their row is there (`shown-files.ts`); of its own
 * for the same reason.
 */
export type FileArea = (typeof FILE_AREAS)[number]
export const FILE_AREAS = ['public', 'private', 'sent', 'library'] as const

/**
 * Where pictures, documents and prepared answers lie, in areas. A file is known by its content: its key is
 * `sha256/<hash>.<extension>` (`private/…`, `sent/…`, `library/…`), it never changes, and storing it twice is storing it once.
 */
export interface FileStore {
  /** Where it is, so that a worker can open the same one. */
  readonly place: FileStorePlace
  /**
   * Stores a file for good before it answers.
   * @param extension without the dot, lower case, for example `webp`
   * @param area the public one unless it is named
   * @returns the key
   */
  put(bytes: Uint8Array, extension: string, area?: FileArea): Promise<string>
  /** The same with a file of the disk, which may be larger than what one holds in memory and stays where it is. */
  putFile(path: string, extension: string, area?: FileArea): Promise<string>
  /** Takes a file out of the public area; gives its key in the private one. */
  hide(key: string): Promise<string>
  /** Deletes a file that nothing names any more; one that is not there is deleted already. */
  remove(key: string): Promise<void>
  /** The whole file, or null when there is none. */
  read(key: string): Promise<Buffer | null>
  /** The file, open for reading, or null when there is none. */
  open(key: string): Promise<OpenFile | null>
  has(key: string): Promise<boolean>
  /** Bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>
  /** The keys of all files of an area, in no order. */
  list(area: FileArea): Promise<string[]>
  /** Deletes what was begun before that time (ms since epoch) and never became a file: whoever wrote it was killed. */
  removeRemains(before: number): Promise<void>
  /** Tries whether anything can be stored now. @throws the error of the file system when it cannot */
  tryWriting(): Promise<void>
}

/** A folder of the disk, or what speaks S3. */
export type FileStorePlace = { readonly folder: string } | S3Place

/** Where objects of a bucket lie, and what opens it. */
export interface S3Place {
  /** `https://HOST`, without a path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** What names of objects begin with; '' = nothing, else it ends with a slash. */
  readonly prefix: string
}

/** A file that has been found. Take its stream, or close it. */
export interface OpenFile {
  /** In bytes. */
  readonly size: number
  /** The file, or a part of it; to be asked for once, and read or destroyed. */
  readonly stream: (part?: ByteRange) => Readable
  readonly close: () => Promise<void>
}

/** What addresses of private files begin with. */
export const PRIVATE_FILES = '/private-files/'
const FILE_NAME = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/
const FILE_ADDRESS = /\/files\/([0-9a-f]{64}\.[a-z0-9]{1,8})/g

const KEY_FOLDERS = { public: 'sha256', private: 'private', sent: 'sent', library: 'library' } as const
/** Areas whose files have addresses of their own for everybody. */
const SHOWN_AREAS = ['public', 'library'] as const satisfies readonly FileArea[]

/** What the keys of an area begin with. */
export function getFolder(area: FileArea): string {
  return `${KEY_FOLDERS[area]}/`
}

/** Whether it may be the key of a file. */
export function isKey(key: string): boolean {
  const area = FILE_AREAS.find((one) => key.startsWith(getFolder(one)))
  return area !== undefined && FILE_NAME.test(key.slice(getFolder(area).length))
}

/** The key of a file with this content. `hash`: SHA-256, hex. */
export function keyOfHash(hash: string, extension: string, area: FileArea = 'public'): string {
  return `${KEY_FOLDERS[area]}/${hash}.${extension}`
}

/**
 * The address of a file that anybody may have: `/files/<hash>.<extension>`, cacheable for ever; of any other
 * `/private-files/<hash>.<extension>`, which opens nothing until it is signed.
 */
export function urlOfFile(key: string): string {
  const name = key.slice(key.indexOf('/') + 1)
  const isShown = SHOWN_AREAS.some((area) => key.startsWith(getFolder(area)))
  return isShown ? `/files/${name}` : `${PRIVATE_FILES}${name}`
}

/** The key behind a name as it stands in an address, or null when it is not one. */
export function keyOfFileName(fileName: string, area: FileArea = 'public'): string | null {
  return FILE_NAME.test(fileName) ? `${KEY_FOLDERS[area]}/${fileName}` : null
}

/** Names of the files whose public addresses stand in a text, as often as they do. */
export function namesInAddresses(text: string): string[] {
  return [...text.matchAll(FILE_ADDRESS)].flatMap(([, name]) => name ?? [])
}

/** The name of a private file at its address without a signature; null = it is another address. */
export function getPrivateName(url: string): string | null {
  const name = url.startsWith(PRIVATE_FILES) ? url.slice(PRIVATE_FILES.length) : ''
  return FILE_NAME.test(name) ? name : null
}

import type { Readable } from 'node:stream'
import type { ByteRange } from '#shared/contracts/http/byte-range.ts'

/**
 * Where pictures, documents and prepared answers lie. A file is known by its content: its key is
 * `sha256/<hash>.<extension>`, it never changes, and storing it twice is storing it once.
 */
export interface FileStore {
  /** Where it is, so that a worker can open the same one. */
  readonly place: FileStorePlace
  /**
   * Stores a file for good before it answers.
   * @param extension without the dot, lower case, for example `webp`
   * @returns the key
   */
  put(bytes: Uint8Array, extension: string): Promise<string>
  /** The same with a file of the disk, which may be larger than what one holds in memory and stays where it is. */
  putFile(path: string, extension: string): Promise<string>
  /** The whole file, or null when there is none. */
  read(key: string): Promise<Buffer | null>
  /** The file, open for reading, or null when there is none. */
  open(key: string): Promise<OpenFile | null>
  has(key: string): Promise<boolean>
  /** Bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>
}

/** A folder of the disk. */
export interface FileStorePlace {
  readonly folder: string
}

/** A file that has been found. Take its stream, or close it. */
export interface OpenFile {
  /** In bytes. */
  readonly size: number
  /** The file, or a part of it; to be asked for once, and read or destroyed. */
  readonly stream: (part?: ByteRange) => Readable
  readonly close: () => Promise<void>
}

const FILE_NAME = /^[0-9a-f]{64}\.[a-z0-9]{1,8}$/

/** The key of a file with this content. `hash`: SHA-256, hex. */
export function keyOfHash(hash: string, extension: string): string {
  return `sha256/${hash}.${extension}`
}

/** The public address of a file: `/files/<hash>.<extension>`, cacheable for ever. */
export function urlOfFile(key: string): string {
  return `/files/${key.slice('sha256/'.length)}`
}

/** The key behind a name as it stands in a public address, or null when it is not one. */
export function keyOfFileName(fileName: string): string | null {
  return FILE_NAME.test(fileName) ? `sha256/${fileName}` : null
}

import { extname } from 'node:path'

interface FileType {
  readonly contentType: string
  /** Shown in the browser; what is not is only for download. */
  readonly isShown: boolean
  /** Whether content begins as this type does. */
  readonly matches: (bytes: Buffer) => boolean
}

/** What a project package may bring in, by extension; nothing that a browser could run. */
const FILE_TYPES: Readonly<Record<string, FileType>> = {
  '.png': shown('image/png', startsWith(0, '\x89PNG\r\n\x1a\n')),
  '.jpg': shown('image/jpeg', startsWith(0, '\xff\xd8\xff')),
  '.jpeg': shown('image/jpeg', startsWith(0, '\xff\xd8\xff')),
  '.gif': shown('image/gif', startsWith(0, 'GIF8')),
  '.webp': shown('image/webp', both(startsWith(0, 'RIFF'), startsWith(8, 'WEBP'))),
  '.avif': shown('image/avif', startsWith(4, 'ftyp')),
  // Read as a whole when it comes in (`svg-faults.ts`).
  '.svg': shown('image/svg+xml', () => true),
  '.pdf': shown('application/pdf', startsWith(0, '%PDF-')),
  '.mp4': shown('video/mp4', startsWith(4, 'ftyp')),
  '.webm': shown('video/webm', startsWith(0, '\x1a\x45\xdf\xa3')),
  '.glb': download('model/gltf-binary', startsWith(0, 'glTF')),
  /** Tiles of a map, read part by part. */
  '.pmtiles': download('application/vnd.pmtiles', startsWith(0, 'PMTiles')),
  '.woff2': download('font/woff2', startsWith(0, 'wOF2')),
  '.woff': download('font/woff', startsWith(0, 'wOFF')),
  '.ttf': download('font/ttf', startsWith(0, '\x00\x01\x00\x00')),
  '.otf': download('font/otf', startsWith(0, 'OTTO')),
}

/** Bytes of the beginning that tell the type. */
export const SIGNATURE_LENGTH = 16

/** The type of a file by its name; null = none that may be brought in. */
export function decideFileType(fileName: string): FileType | null {
  const extension = extname(fileName).toLowerCase()
  return Object.hasOwn(FILE_TYPES, extension) ? (FILE_TYPES[extension] ?? null) : null
}

/** For people: what may be brought in. */
export function knownExtensions(): string {
  return Object.keys(FILE_TYPES)
    .map((extension) => extension.slice(1))
    .join(', ')
}

function shown(contentType: string, matches: FileType['matches']): FileType {
  return { contentType, isShown: true, matches }
}

function download(contentType: string, matches: FileType['matches']): FileType {
  return { contentType, isShown: false, matches }
}

function startsWith(at: number, signature: string): FileType['matches'] {
  return (bytes) => bytes.toString('latin1', at, at + signature.length) === signature
}

function both(first: FileType['matches'], second: FileType['matches']): FileType['matches'] {
  return (bytes) => first(bytes) && second(bytes)
}

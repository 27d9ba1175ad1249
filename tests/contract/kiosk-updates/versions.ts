import { createHash, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

const BLOCK = 64 * 1024
const BLOCKS = 40

/** A program's file as electron-builder makes an AppImage: blocks, and their map at the end. */
export interface VersionFile {
  readonly bytes: Buffer
  readonly mapBytes: number
}

/**
 * Two versions of which only some blocks differ.
 *
 * @param changed numbers of the blocks that differ, 0 to 39
 */
export function twoVersions(changed: readonly number[]): readonly [VersionFile, VersionFile] {
  const old = Array.from({ length: BLOCKS }, () => randomBytes(BLOCK))
  const next = old.map((block, at) => (changed.includes(at) ? randomBytes(BLOCK) : block))
  return [withMap(old), withMap(next)]
}

function withMap(blocks: readonly Buffer[]): VersionFile {
  const checksums = blocks.map((block) => createHash('sha256').update(block).digest('base64').slice(0, 24))
  const sizes = blocks.map((block) => block.byteLength)
  const map = deflateRawSync(JSON.stringify({ version: '2', files: [{ name: 'file', offset: 0, checksums, sizes }] }))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(map.byteLength)
  return { bytes: Buffer.concat([...blocks, map, length]), mapBytes: map.byteLength }
}

/** The feed that electron-builder writes beside it. */
export function getFeed(version: string, name: string, { bytes, mapBytes }: VersionFile, more = ''): string {
  const sha512 = createHash('sha512').update(bytes).digest('base64')
  return `version: ${version}
files:
  - url: ${name}
    sha512: ${sha512}
    size: ${bytes.byteLength}
    blockMapSize: ${mapBytes}
path: ${name}
sha512: ${sha512}
releaseDate: '2026-11-22T00:00:00.000Z'
${more}`
}

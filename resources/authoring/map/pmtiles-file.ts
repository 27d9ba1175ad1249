import { zxyToTileId } from 'pmtiles'
import { varint } from './tile.ts'

/** A tile and where it belongs. */
export interface PlacedTile {
  readonly z: number
  readonly x: number
  readonly y: number
  readonly bytes: Uint8Array
}

interface FileFacts {
  /** Degrees. */
  readonly bounds: { readonly west: number; readonly south: number; readonly east: number; readonly north: number }
  readonly attribution: string
  readonly name: string
}

const HEADER_BYTES = 127
/** Not packed: the same bytes whatever packs them, and few. */
const PLAIN = 1
const VECTORS = 1

/** Tiles as one file that is read piece by piece (PMTiles 3: https://github.com/protomaps/PMTiles); the same for the same. */
export function pmtilesFile(tiles: readonly PlacedTile[], facts: FileFacts): Uint8Array {
  const sorted = tiles.map(({ z, x, y, bytes }) => ({ z, id: zxyToTileId(z, x, y), bytes })).sort((a, b) => a.id - b.id)
  const { name, attribution } = facts
  const root = directory(sorted)
  const metadata = new TextEncoder().encode(JSON.stringify({ name, attribution, format: 'pbf' }))
  const data = sorted.flatMap(({ bytes }) => [...bytes])
  const zooms = sorted.map(({ z }) => z)
  const header = new DataView(new ArrayBuffer(HEADER_BYTES))
  for (const [at, byte] of new TextEncoder().encode('PMTiles').entries()) header.setUint8(at, byte)
  header.setUint8(7, 3)
  const parts = [root.length, metadata.length, 0, data.length]
  let offset = HEADER_BYTES
  for (const [index, length] of parts.entries()) {
    header.setBigUint64(8 + index * 16, BigInt(offset), true)
    header.setBigUint64(16 + index * 16, BigInt(length), true)
    offset += length
  }
  for (const at of [72, 80, 88]) header.setBigUint64(at, BigInt(sorted.length), true)
  // In order, packed, and vectors.
  for (const [index, value] of [1, PLAIN, PLAIN, VECTORS, Math.min(...zooms), Math.max(...zooms)].entries()) {
    header.setUint8(96 + index, value)
  }
  const { west, south, east, north } = facts.bounds
  for (const [index, degrees] of [west, south, east, north].entries()) {
    header.setInt32(102 + index * 4, Math.round(degrees * 1e7), true)
  }
  header.setUint8(118, Math.max(...zooms))
  header.setInt32(119, Math.round(((west + east) / 2) * 1e7), true)
  header.setInt32(123, Math.round(((south + north) / 2) * 1e7), true)
  return Uint8Array.from([...new Uint8Array(header.buffer), ...root, ...metadata, ...data])
}

/** Column by column: how many, their ids as steps, how often each, how long, and where. */
function directory(tiles: readonly { readonly id: number; readonly bytes: Uint8Array }[]): Uint8Array {
  return Uint8Array.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
    // 0: right behind the one before.
    ...tiles.flatMap((_tile, index) => varint(index === 0 ? 1 : 0)),
  ])
}

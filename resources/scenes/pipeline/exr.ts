import { inflateSync } from 'node:zlib'

/** A multilayer EXR as Blender writes it: 32-bit channels by full name, and the text of its header's attributes. */
export interface Exr {
  readonly width: number
  readonly height: number
  readonly channels: ReadonlyMap<string, Float32Array>
  readonly attributes: ReadonlyMap<string, string>
}

interface Header {
  readonly attributes: Map<string, Buffer>
  readonly end: number
}

function readHeader(file: Buffer): Header {
  const attributes = new Map<string, Buffer>()
  let at = 8
  const text = (): string => {
    const end = file.indexOf(0, at)
    const found = file.toString('utf8', at, end)
    at = end + 1
    return found
  }
  while (file[at] !== 0) {
    const name = text()
    text()
    const size = file.readInt32LE(at)
    attributes.set(name, file.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return { attributes, end: at + 1 }
}

function channelNames(list: Buffer): string[] {
  const names: string[] = []
  let at = 0
  while (list[at] !== 0) {
    const end = list.indexOf(0, at)
    names.push(list.toString('utf8', at, end))
    if (list.readInt32LE(end + 1) !== 2) throw new Error('only 32-bit float channels are read')
    at = end + 17
  }
  return names
}

/** Undoes EXR's ZIP block: deflate, byte differences, even and odd bytes apart. */
function unzip(block: Buffer): Buffer {
  const bytes = inflateSync(block)
  for (let i = 1; i < bytes.length; i++) bytes[i] = ((bytes[i - 1] ?? 0) + (bytes[i] ?? 0) - 128) & 255
  const out = Buffer.allocUnsafe(bytes.length)
  const half = (bytes.length + 1) >> 1
  for (let i = 0; i < half; i++) {
    out[2 * i] = bytes[i] ?? 0
    if (2 * i + 1 < out.length) out[2 * i + 1] = bytes[half + i] ?? 0
  }
  return out
}

/** Reads scan-line EXR with ZIP (or no) compression and 32-bit channels. Throws on anything else. */
export function readExr(file: Buffer): Exr {
  const { attributes, end } = readHeader(file)
  const box = attributes.get('dataWindow')
  const list = attributes.get('channels')
  const compression = attributes.get('compression')?.[0]
  if (!box || !list || (compression !== 0 && compression !== 3)) throw new Error('not an EXR that can be read')
  const width = box.readInt32LE(8) - box.readInt32LE(0) + 1
  const height = box.readInt32LE(12) - box.readInt32LE(4) + 1
  const top = box.readInt32LE(4)
  const lines = compression === 3 ? 16 : 1
  const names = channelNames(list)
  const planes = names.map(() => new Float32Array(width * height))
  for (let block = 0; block < Math.ceil(height / lines); block++) {
    const offset = Number(file.readBigUInt64LE(end + block * 8))
    const first = file.readInt32LE(offset) - top
    const size = file.readInt32LE(offset + 4)
    const count = Math.min(lines, height - first)
    const whole = count * width * 4 * names.length
    const packed = file.subarray(offset + 8, offset + 8 + size)
    const bytes = size < whole ? unzip(packed) : packed
    let at = 0
    for (let line = 0; line < count; line++) {
      for (const plane of planes) {
        const row = bytes.subarray(at, at + width * 4)
        new Uint8Array(plane.buffer, (first + line) * width * 4, width * 4).set(row)
        at += width * 4
      }
    }
  }
  return {
    width,
    height,
    channels: new Map(names.map((name, i) => [name, planes[i] ?? new Float32Array()])),
    attributes: new Map([...attributes].map(([name, value]) => [name, value.toString('utf8')])),
  }
}

/** The planes of a pass whose name ends in `pass`, in the given order of letters (`RGB`, `XYZ`, `A`). */
export function listPlanes(exr: Exr, pass: string, letters: string): Float32Array[] {
  return Array.from(letters, (letter) => {
    const name = [...exr.channels.keys()].find((key) => key.endsWith(`${pass}.${letter}`))
    const plane = name === undefined ? undefined : exr.channels.get(name)
    if (!plane) throw new Error(`the EXR has no ${pass}.${letter}`)
    return plane
  })
}

import type { Exr } from './exr.ts'

/** Coverage (0..1) by what the objects belong to: `slot:floor`, `fixed`. */
export type Masks = Map<string, Float32Array>

const bits = new DataView(new ArrayBuffer(4))

/**
 * The number that stands for an object in the id channels: its hash read as a float. Hashes that would be no number, or
 * one too small to be kept (exponents of all ones or zeros), have one bit turned, as the renderer does it.
 */
export function getId(hash: string): number {
  const value = Number.parseInt(hash, 16)
  const exponent = (value >>> 23) & 255
  bits.setUint32(0, (exponent === 0 || exponent === 255 ? value ^ (1 << 23) : value) >>> 0)
  return bits.getFloat32(0)
}

/** `slot:floor:12.003` belongs to `slot:floor`, `fixed:4` to `fixed`. */
export function getOwner(objectName: string): string {
  const parts = objectName.split(':')
  return parts[0] === 'slot' ? `slot:${parts[1] ?? ''}` : (parts[0] ?? '')
}

/** Object name → hash, from the header. */
function listNames(exr: Exr): Map<string, string> {
  const text = [...exr.attributes].find(([name]) => name.startsWith('cryptomatte') && name.endsWith('manifest'))?.[1]
  if (text === undefined) throw new Error('the EXR has no cryptomatte')
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) throw new Error('the cryptomatte has no names')
  return new Map(Object.entries(parsed).flatMap(([name, hash]) => (typeof hash === 'string' ? [[name, hash]] : [])))
}

/** How much of every pixel belongs to whom; owners that cannot be seen are left out. */
export function readMasks(exr: Exr): Masks {
  const owners = new Map([...listNames(exr)].map(([name, hash]) => [getId(hash), getOwner(name)]))
  const masks: Masks = new Map()
  const size = exr.width * exr.height
  for (const level of ['00', '01']) {
    for (const [idLetter, partLetter] of [
      ['r', 'g'],
      ['b', 'a'],
    ] as const) {
      const ids = exr.channels.get(`ViewLayer.CryptoObject${level}.${idLetter}`)
      const parts = exr.channels.get(`ViewLayer.CryptoObject${level}.${partLetter}`)
      if (!ids || !parts) continue
      for (let i = 0; i < size; i++) {
        const part = parts[i] ?? 0
        if (part <= 0) continue
        const owner = owners.get(ids[i] ?? 0)
        if (owner === undefined) continue
        let mask = masks.get(owner)
        if (!mask) masks.set(owner, (mask = new Float32Array(size)))
        mask[i] = Math.min(1, (mask[i] ?? 0) + part)
      }
    }
  }
  return masks
}

import { describe, expect, it } from 'vitest'
import { idOf, ownerOf } from './cryptomatte.ts'

const bitsOf = (value: number): string => {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return view.getUint32(0).toString(16).padStart(8, '0')
}

describe('cryptomatte', () => {
  it('reads a hash as a number, one bit turned where that would be none or too small', () => {
    expect(bitsOf(idOf('b44b2eae'))).toBe('b44b2eae')
    expect(bitsOf(idOf('ffd3b9e2'))).toBe('ff53b9e2')
    expect(bitsOf(idOf('801da4f6'))).toBe('809da4f6')
  })

  it('knows what an object belongs to', () => {
    expect(ownerOf('slot:floor:12.003')).toBe('slot:floor')
    expect(ownerOf('fixed:4')).toBe('fixed')
  })
})

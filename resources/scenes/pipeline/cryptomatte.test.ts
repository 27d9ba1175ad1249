import { describe, expect, it } from 'vitest'
import { getId, getOwner } from './cryptomatte.ts'

const toBits = (value: number): string => {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return view.getUint32(0).toString(16).padStart(8, '0')
}

describe('cryptomatte', () => {
  it('reads a hash as a number, one bit turned where that would be none or too small', () => {
    expect(toBits(getId('b44b2eae'))).toBe('b44b2eae')
    expect(toBits(getId('ffd3b9e2'))).toBe('ff53b9e2')
    expect(toBits(getId('801da4f6'))).toBe('809da4f6')
  })

  it('knows what an object belongs to', () => {
    expect(getOwner('slot:floor:12.003')).toBe('slot:floor')
    expect(getOwner('fixed:4')).toBe('fixed')
  })
})

import { describe, expect, it } from 'vitest'
import { createLineNames, type LineNames } from './line-names.ts'

const call = ({ getName }: LineNames, keys: string) => keys.split('').map((key, index) => getName(key, index))

describe('elements of the lines of the table', () => {
  it('UNT-6: stay in their places whatever units are found', () => {
    const names = createLineNames()
    expect(call(names, 'abc')).toEqual(call(names, 'xyz'))
  })

  it('UNT-6: the one with the focus goes where its unit goes, and no other has its name', () => {
    const names = createLineNames()
    names.hold({ key: 'b', index: 1 })
    const moved = call(names, 'xyb')
    expect(moved[2]).toBe('1')
    expect(new Set(moved).size).toBe(3)
  })

  it('UNT-6: the one with the focus goes with its unit', () => {
    const names = createLineNames()
    names.hold({ key: 'b', index: 1 })
    expect(call(names, 'xyz')).not.toContain('1')
    names.hold(null)
    expect(call(names, 'xyz')).toContain('1')
  })

  it('UNT-6: the focus leads on from where it was', () => {
    const names = createLineNames()
    names.hold({ key: 'b', index: 1 })
    const [, second] = call(names, 'xyb')
    names.hold({ key: 'y', index: 1 })
    const next = call(names, 'xby')
    expect(next[2]).toBe(second)
    expect(new Set(next).size).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import type { Facet } from '#shared/domain/index.ts'
import { countProducts, isNarrowed, findProducts, toggled } from './narrowing.ts'

const value = <Key extends string>(key: Key, ...productIds: string[]) => ({ key, count: productIds.length, productIds })

const FACETS: readonly Facet[] = [
  {
    kind: 'material',
    values: [
      { ...value('oak', 'a', 'b', 'c'), title: 'Eiche' },
      { ...value('stone', 'd', 'e'), title: 'Stein' },
    ],
  },
  { kind: 'tone', values: [value('light', 'a', 'd'), value('dark', 'b', 'c')] },
]

describe('narrowing of options', () => {
  it('STG-8: leaves what has all the values, and all there are without one', () => {
    expect(findProducts(FACETS, {})).toBeNull()
    expect([...(findProducts(FACETS, { material: 'oak' }) ?? [])]).toEqual(['a', 'b', 'c'])
    expect([...(findProducts(FACETS, { material: 'oak', tone: 'dark' }) ?? [])]).toEqual(['b', 'c'])
    expect(findProducts(FACETS, { material: 'gone' })?.size).toBe(0)
  })

  it('STG-8: counts what a value would leave, in the place of another one of its facet', () => {
    expect(countProducts(FACETS, {}, 'tone', 'light')).toBe(2)
    expect(countProducts(FACETS, { material: 'stone' }, 'tone', 'light')).toBe(1)
    expect(countProducts(FACETS, { material: 'stone' }, 'tone', 'dark')).toBe(0)
    expect(countProducts(FACETS, { material: 'stone', tone: 'light' }, 'material', 'oak')).toBe(1)
  })

  it('STG-8: has one value of each facet, which a second touch takes away', () => {
    const oak = toggled({}, 'material', 'oak')
    expect(toggled(oak, 'material', 'stone')).toEqual({ material: 'stone' })
    expect(isNarrowed(oak)).toBe(true)
    expect(isNarrowed(toggled(oak, 'material', 'oak'))).toBe(false)
  })
})

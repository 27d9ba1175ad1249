import { describe, expect, it } from 'vitest'
import { type BudgetChange, orderSavings, withoutChanges } from '#shared/domain/index.ts'

function change(key: string, saving: number, pain: number, ...needs: string[]): BudgetChange {
  return { kind: 'option', key, itemId: key, fromProductId: null, toProductId: '', quantity: null, saving, pain, needs }
}

function keys(changes: readonly BudgetChange[]): string {
  return changes.map(({ key }) => key).join(' ')
}

describe('the changes of a plan', () => {
  it('BUD-3 stand by what they hurt, then by what they save', () => {
    const changes = [change('a', 100, 2), change('b', 300, 3), change('c', 10, 0), change('d', 290, 3)]
    expect(keys(orderSavings(changes))).toBe('c a b d')
    expect(keys(orderSavings([]))).toBe('')
  })

  it('BUD-3 stand behind what they need', () => {
    const changes = [change('a', 1_000, 1, 'b'), change('b', -100, 5, 'c'), change('c', 0, 1), change('d', 200, 1)]
    expect(keys(orderSavings(changes))).toBe('c b a d')
  })

  it('BUD-3 go with what they need, and nothing else goes', () => {
    const changes = [change('a', 1, 1, 'b'), change('b', 1, 1, 'c'), change('c', 1, 1), change('d', 1, 1)]
    expect(keys(withoutChanges(changes, new Set(['c'])))).toBe('d')
    expect(keys(withoutChanges(changes, new Set(['b'])))).toBe('c d')
    expect(keys(withoutChanges(changes, new Set(['a', 'unknown'])))).toBe('b c d')
  })

  it('BUD-3 that need each other stay together', () => {
    const changes = [change('a', 1, 1, 'b'), change('b', 5, 1, 'a'), change('c', 2, 1)]
    expect(keys(orderSavings(changes))).toBe('a b c')
    expect(keys(withoutChanges(changes, new Set(['a'])))).toBe('c')
  })
})

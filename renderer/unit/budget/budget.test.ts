import { describe, expect, it, vi } from 'vitest'
import { createLocalBudget } from './budget-storage.ts'
import { createBudget } from './budget.store.ts'

function browser() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('a unit’s budget', () => {
  it('BUD-6: visitors keep it in their browser, each unit its own, and give it up again', async () => {
    const keep = browser()
    const budget = createBudget(createLocalBudget('u-1', keep))
    budget.setAmount(3_000_00)
    budget.setKept('floor', true)
    await vi.waitFor(async () =>
      expect(await createLocalBudget('u-1', keep).load()).toEqual({ amount: 3_000_00, keptItemIds: ['floor'] }),
    )
    expect(await createLocalBudget('u-2', keep).load()).toEqual({ amount: null, keptItemIds: [] })
    const later = createBudget(createLocalBudget('u-1', keep))
    await vi.waitFor(() => expect(later.state.getState()).toMatchObject({ amount: 3_000_00, isKnown: true }))
    later.setAmount(null)
    later.setKept('floor', false)
    await vi.waitFor(async () =>
      expect(await createLocalBudget('u-1', keep).load()).toEqual({ amount: null, keptItemIds: [] }),
    )
  })

  it('BUD-6: what somebody else wrote there counts as none', async () => {
    const keep = browser()
    keep.setItem('budgets', '{"u-1":{"amount":"much"}}')
    expect(await createLocalBudget('u-1', keep).load()).toEqual({ amount: null, keptItemIds: [] })
  })

  it('BUD-1: one save at a time, and of several changes the last', async () => {
    const saved: (number | null)[] = []
    let finish: () => void = () => undefined
    const budget = createBudget({
      load: () => new Promise(() => undefined),
      save: ({ amount }) => {
        saved.push(amount)
        return new Promise((resolve) => {
          finish = resolve
        })
      },
    })
    for (const amount of [1_00, 2_00, 3_00]) budget.setAmount(amount)
    expect(saved).toEqual([1_00])
    finish()
    await vi.waitFor(() => expect(saved).toEqual([1_00, 3_00]))
    expect(budget.state.getState().amount).toBe(3_00)
  })
})

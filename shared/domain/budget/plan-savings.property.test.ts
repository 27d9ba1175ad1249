import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applySavings,
  type BudgetChange,
  type Configuration,
  hasOneTotal,
  itemState,
  planSavings,
  type SavingsWish,
  withoutChanges,
} from '#shared/domain/index.ts'
import { budgetCase } from '#shared/testing/budget-arbitrary.ts'
import { betterByBruteForce, computeWorth } from '#shared/testing/budget-brute-force.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'
import { expectKept } from '#shared/testing/expect-kept.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'

function afterwards(configuration: Configuration, changes: readonly BudgetChange[]): Configuration {
  const made = applySavings(configuration, changes)
  if (!made.ok) throw new Error(`refused: ${made.error.code} ${made.error.subjectId}`)
  return made.configuration
}

describe('plans for a budget', () => {
  it('BUD-3 BUD-4 BUD-5 every plan can be made, ends under the budget, breaks no rule and touches nothing else', () => {
    const kinds = { within: 0, plan: 0, short: 0 }
    fc.assert(
      fc.property(budgetCase, ({ configuration, wish }) => {
        const plan = planSavings(configuration, wish)
        kinds[plan.kind]++
        if (plan.kind === 'within') return
        const { changes } = plan
        const after = afterwards(configuration, changes)
        expect(after.figures.total).toBe(plan.total)
        expect(plan.kind).toBe(plan.total <= wish.budget ? 'plan' : 'short')
        expect(plan.total).toBe(configuration.figures.total - changes.reduce((sum, { saving }) => sum + saving, 0))
        expect(hasOneTotal(after)).toBe(true)
        expectKept(configuration, after)
        const broken = findConflicts(configuration).map((conflict) => JSON.stringify(conflict))
        for (const conflict of findConflicts(after)) expect(broken).toContain(JSON.stringify(conflict))
        expectOnlyChanged(configuration, after, wish, changes)
      }),
      propertySettings(),
    )
    expect(Math.min(kinds.plan, kinds.short)).toBeGreaterThan((kinds.within + kinds.plan + kinds.short) / 4)
  })

  it('BUD-3 brute force finds nothing better', () => {
    const compared = { plan: 0, short: 0, unproven: 0 }
    fc.assert(
      fc.property(budgetCase, ({ configuration, wish }) => {
        const plan = planSavings(configuration, wish)
        if (plan.kind === 'within') return
        const worth = computeWorth(configuration, wish, plan.total, plan.changes)
        const better = betterByBruteForce(configuration, wish, worth)
        if (better === 'too big') return
        compared[plan.isProvenBest ? plan.kind : 'unproven']++
        if (plan.isProvenBest) expect(better).toBeNull()
      }),
      propertySettings(),
    )
    const proven = compared.plan + compared.short
    expect(Math.min(compared.plan, compared.short)).toBeGreaterThan(proven / 4)
    expect(compared.unproven).toBeLessThanOrEqual(Math.max(1, proven / 100))
  })

  it('BUD-3 whatever is taken out of a plan, with what needs it, the rest can be made', () => {
    fc.assert(
      fc.property(budgetCase, fc.nat(99), ({ configuration, wish }, out) => {
        const plan = planSavings(configuration, wish)
        if (plan.kind === 'within' || plan.changes.length === 0) return
        const { key } = plan.changes[out % plan.changes.length]!
        const rest = withoutChanges(plan.changes, new Set([key]))
        expect(rest.length).toBeLessThan(plan.changes.length)
        const after = afterwards(configuration, rest)
        const bundles = rest.some(({ kind }) => kind === 'bundle')
        const saved = rest.reduce((sum, { saving }) => sum + saving, 0)
        if (!bundles) expect(after.figures.total).toBe(configuration.figures.total - saved)
      }),
      propertySettings(),
    )
  })
})

function expectOnlyChanged(
  before: Configuration,
  after: Configuration,
  { kept }: SavingsWish,
  changes: readonly BudgetChange[],
): void {
  const isRid = changes.some(({ kind }) => kind === 'bundle')
  const wanted = new Map(
    changes.flatMap((change) => (change.kind === 'option' ? [[change.itemId, change.toProductId]] : [])),
  )
  for (const { item } of before.prepared.items) {
    const [was, is] = [itemState(before, item.id), itemState(after, item.id)]
    const product = wanted.get(item.id)
    if (product !== undefined) expect(is).toMatchObject({ defactoProductId: product, takesPart: true })
    else if (!isRid || (kept.has(item.id) && was.takesPart))
      expect([is.takesPart, is.defactoProductId, is.quantity]).toEqual([
        was.takesPart,
        was.defactoProductId,
        was.quantity,
      ])
  }
}

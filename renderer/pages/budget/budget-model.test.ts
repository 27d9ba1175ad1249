import { describe, expect, it } from 'vitest'
import {
  orderSavings,
  applySavings,
  type BudgetChange,
  chooseOption,
  type Configuration,
  configure,
  prepareCatalogue,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { aCatalogue, aLineItem, anItem, aProduct, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { proposeSavings, tick } from './budget-model.ts'
import { parseEuros } from '#renderer/i18n/parse-euros.ts'

/** Two floors of which the dear one is nearly the colour of the cheap one, and a wall that is not. */
function home(): Configuration {
  const catalogue = aCatalogue({
    rooms: [aRoom('wohnen')],
    products: [
      aProduct('floor-plain', { color: '#8a6a4a' }),
      aProduct('floor-dear', { color: '#8b6b4b' }),
      aProduct('wall-plain', { color: '#ffffff' }),
      aProduct('wall-dear', { color: '#102040' }),
    ],
    lineItems: [
      aLineItem('all', [
        anItem('floor', {
          roomId: 'wohnen',
          options: [fixedOption('floor-plain', 0), fixedOption('floor-dear', 500_00)],
        }),
        anItem('wall', { roomId: 'wohnen', options: [fixedOption('wall-plain', 0), fixedOption('wall-dear', 500_00)] }),
      ]),
    ],
  })
  let now = configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
  for (const [itemId, productId] of [
    ['floor', 'floor-dear'],
    ['wall', 'wall-dear'],
  ] as const) {
    const chosen = chooseOption(now, { itemId, productId })
    if (!chosen.ok) throw new Error(chosen.error.code)
    now = chosen.configuration
  }
  return now
}

const keys = (changes: readonly BudgetChange[]) =>
  changes.map((change) => (change.kind === 'option' ? change.itemId : ''))

describe('ways under a budget', () => {
  it('BUD-3, BUD-5: proposes what shows least, which leads below the budget and changes nothing else', () => {
    const plan = proposeSavings(home(), 500_00, [])
    if (plan.kind !== 'plan') throw new Error(plan.kind)
    expect(keys(plan.changes)).toEqual(['floor'])
    const made = applySavings(home(), plan.changes)
    expect(made.ok && made.configuration.figures.total).toBe(500_00)
    expect(made.ok && Object.keys(made.change.buyerSelections)).toEqual(['floor'])
  })

  it('BUD-4: leaves alone what matters to the buyer, and says when that leaves nothing', () => {
    const plan = proposeSavings(home(), 500_00, ['floor'])
    expect(plan.kind === 'plan' && keys(plan.changes)).toEqual(['wall'])
    expect(proposeSavings(home(), 500_00, ['floor', 'wall'])).toMatchObject({ kind: 'short', changes: [] })
  })

  it('BUD-1, BUD-3: has nothing to propose within the budget, and the lowest total where it cannot be reached', () => {
    expect(proposeSavings(home(), 1_000_00, []).kind).toBe('within')
    const all = proposeSavings(home(), 0, [])
    if (all.kind !== 'plan') throw new Error(all.kind)
    expect(keys(orderSavings(all.changes))).toEqual(['floor', 'wall'])
    expect(proposeSavings(home(), -1, [])).toMatchObject({ kind: 'short', total: 0 })
  })

  it('BUD-3: what needs a change goes out with it, and comes back with what it needs', () => {
    const change = (key: string, pain: number, needs: readonly string[] = []): BudgetChange => ({
      kind: 'option',
      key,
      saving: 1_00,
      pain,
      needs,
      itemId: key,
      fromProductId: null,
      toProductId: key,
      quantity: null,
    })
    const changes = [change('a', 2), change('b', 1, ['a']), change('c', 3)]
    const off = tick(changes, new Set(), 'a')
    expect([...off]).toEqual(['a', 'b'])
    expect([...tick(changes, off, 'b')]).toEqual([])
    expect([...tick(changes, off, 'a')]).toEqual(['b'])
  })
})

describe('an amount as people write it', () => {
  it.each([
    ['32000', 32_000_00],
    ['32.000', 32_000_00],
    ['32.000,50 €', 32_000_50],
    ['32,000.5', 32_000_50],
    ['0', 0],
    ['', null],
  ])('BUD-1: %s', (text, cents) => expect(parseEuros(text)).toEqual({ isValid: true, cents }))

  it.each(['viel', '-5', '1.2.3', '99999999999'])('BUD-1: refuses %s', (text) =>
    expect(parseEuros(text).isValid).toBe(false),
  )
})

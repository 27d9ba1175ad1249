import { describe, expect, it } from 'vitest'
import {
  type Configuration,
  getSelections,
  invertChange,
  listProposedParts,
  type MadeChange,
  priceParts,
  takeParts,
  unitState,
} from '#shared/domain/index.ts'
import { NO_CHANGE, type SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRule,
  fixedOption,
} from '#shared/testing/builders.ts'
import { configured } from '#shared/testing/engine-driver.ts'
import { selections } from '#shared/testing/selection-builders.ts'

const two = (id: string, overrides: Parameters<typeof anItem>[1] = {}) =>
  anItem(id, { options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 100_00)], ...overrides })

const catalogue = aCatalogue({
  lineItems: [
    aLineItem('line', [two('floor'), two('skirting'), two('lamp', { trade: 'ELT' }), two('tap')]),
    anOptionalLineItem('tub-line', [two('tub')]),
    anOptionalLineItem('shower-line', [two('shower')]),
  ],
  bundleGroups: [aBundleGroup('group', { mode: 'SINGLE_SELECT' })],
  bundles: [aBundle('tub-bundle', ['tub-line']), aBundle('shower-bundle', ['shower-line'])],
  rules: [aRule('r', ['skirting', 'floor'], [{ when: ['skirting-b'], then: ['floor-b'] }])],
})

const choose = (...ids: readonly string[]): SelectionsChange => ({
  ...NO_CHANGE,
  buyerSelections: Object.fromEntries(ids.map((id) => [id, { productId: `${id}-b`, quantity: null }])),
})
const propose = (current: Configuration, change: SelectionsChange): MadeChange => ({
  change,
  undo: invertChange(getSelections(current), change),
})
const idsIn = (current: Configuration, change: SelectionsChange) => {
  const { parts, blocked } = listProposedParts(current, propose(current, change))
  return { parts: parts.map(({ id }) => id), blocked: blocked.map(({ id, reason }) => [id, reason]) }
}

describe('a proposal in parts', () => {
  it('PRP-4: has a part for each decision, and none for what is so already', () => {
    const current = configured(catalogue, selections({ choices: { tap: 'tap-b' } }))
    expect(idsIn(current, choose('tap', 'lamp', 'floor'))).toEqual({ parts: ['item floor', 'item lamp'], blocked: [] })
  })

  it('PRP-4: takes a part by itself, and changes nothing else', () => {
    const current = configured(catalogue, selections({ choices: { tap: 'tap-b' } }))
    const { parts } = listProposedParts(current, propose(current, choose('floor', 'lamp')))
    const taken = takeParts(
      current,
      parts.filter(({ id }) => id === 'item lamp'),
    )
    expect(taken.ok && Object.keys(getSelections(taken.configuration).buyerSelections).sort()).toEqual(['lamp', 'tap'])
  })

  it('PRP-4: keeps together what is one upgrade, with the items that come with it', () => {
    const current = configured(catalogue)
    const change = {
      ...choose('tub', 'lamp'),
      buyerLineItemActivations: { 'tub-line': { activated: true, upgradeBundleId: 'tub-bundle' } },
    }
    expect(idsIn(current, change).parts).toEqual(['upgrades group', 'item lamp'])
  })

  it('PRP-4: says what is held, what is gone, what clashes, and that nothing goes once it is completed', () => {
    const locked = configured(catalogue, selections({}), { lockedTrades: ['ELT'] })
    const change = choose('lamp', 'skirting', 'carpet', 'tap')
    expect(idsIn(locked, change)).toEqual({
      parts: ['item tap'],
      blocked: [
        ['item carpet', 'gone'],
        ['item lamp', 'held'],
        ['item skirting', 'clash'],
      ],
    })
    const completed = configured(catalogue, selections({}), { completed: true })
    expect(idsIn(completed, choose('tap')).blocked).toEqual([['item tap', 'completed']])
  })

  it('PRP-4: what the rules allow together can be taken together', () => {
    const current = configured(catalogue)
    const { parts, blocked } = listProposedParts(current, propose(current, choose('skirting', 'floor')))
    expect(blocked).toEqual([])
    expect(takeParts(current, parts).ok).toBe(true)
  })

  it('PRP-3: tells amounts that add up, and for what is left what it would cost on top', () => {
    const current = configured(catalogue)
    const { parts } = listProposedParts(current, propose(current, choose('floor', 'lamp', 'tap')))
    const cents = priceParts(current, parts, (id) => id !== 'item tap')
    expect([...cents]).toEqual([
      ['item floor', 100_00],
      ['item lamp', 100_00],
      ['item tap', 100_00],
    ])
    const taken = takeParts(current, parts.slice(0, 2))
    expect(taken.ok && unitState(taken.configuration).total - unitState(current).total).toBe(200_00)
  })
})

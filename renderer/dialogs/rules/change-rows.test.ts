import { describe, expect, it } from 'vitest'
import { type Configuration, configure, prepareCatalogue, unitState } from '#shared/domain/index.ts'
import { OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
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
import { selections } from '#shared/testing/selection-builders.ts'
import { listChanges } from './change-rows.ts'
import { withProposals } from './picks.ts'
import { ask, carryOut, type RulesRequest } from './rules-request.ts'

/** A top that needs another front and with it another handle, and an upgrade that needs the same top. */
function aKitchen(): Configuration {
  const item = (id: string, prices: readonly number[]) =>
    anItem(id, { options: prices.map((price, index) => fixedOption(`${id}-${index}`, price)) })
  const catalogue = aCatalogue({
    lineItems: [
      aLineItem('kitchen', [item('top', [1_00, 900_50]), item('front', [50_00, 20_25]), item('handle', [0, 30_00])]),
      anOptionalLineItem('light-line', [item('light', [100_10])]),
    ],
    bundleGroups: [aBundleGroup('extras')],
    bundles: [aBundle('lit', ['light-line'], { groupId: 'extras' })],
    rules: [
      aRule('top-front', ['top', 'front'], [{ when: ['top-1'], then: ['front-1'] }]),
      aRule('front-handle', ['front', 'handle'], [{ when: ['front-1'], then: ['handle-1'] }]),
      aRule('light-top', ['light', 'top'], [{ when: ['light-0'], then: ['top-1'] }]),
    ],
  })
  return configure(prepareCatalogue(catalogue), selections(), OPEN_CIRCUMSTANCES)
}

function computeChanges(request: RulesRequest) {
  const before = aKitchen()
  const answer = ask(before, request)
  if (answer.kind !== 'conflict') throw new Error(answer.kind)
  const { report } = answer
  const result = carryOut(before, request, withProposals(report, []))
  if (!result.ok) throw new Error(result.error.code)
  const asked = report.alternatives.map(({ itemId }) => itemId)
  return { before, after: result.configuration, changes: listChanges(before, result.configuration, request, asked) }
}

describe('what a wish changes', () => {
  it('WAY-4 lists the wish and each item with what it has now and then, which add up to the new total', () => {
    const { before, after, changes } = computeChanges({ kind: 'option', itemId: 'top', productId: 'top-1' })
    expect(changes.rows.map(({ kind, item, cents }) => [kind, item?.before, item?.after, cents])).toEqual([
      ['wish', 'top-0', 'top-1', 899_50],
      ['asked', 'front-0', 'front-1', -29_75],
      ['asked', 'handle-0', 'handle-1', 30_00],
    ])
    expect([changes.now, changes.total]).toEqual([unitState(before).total, unitState(after).total])
    expect(changes.now + changes.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(changes.total)
  })

  it('WAY-4 has in the row of a wanted upgrade all that it brings', () => {
    const { changes } = computeChanges({ kind: 'bundle', bundleId: 'lit' })
    expect(changes.rows.map(({ kind, item }) => [kind, item?.itemId ?? null])).toEqual([
      ['wish', null],
      ['asked', 'top'],
      ['asked', 'front'],
      ['asked', 'handle'],
    ])
    expect(changes.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(changes.difference)
    expect(changes.difference).toBe(changes.total - changes.now)
  })
})

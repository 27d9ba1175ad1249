import { describe, expect, it } from 'vitest'
import type { Option, Product, RuleClause } from '../catalogue/catalogue.types.ts'
import { configure, prepareCatalogue, reportConflict, summariseConflicts } from '#shared/domain/index.ts'
import { aCatalogue, aLineItem, anItem, aProduct, aRule, fixedOption } from '#shared/testing/builders.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { OPEN_CIRCUMSTANCES } from '../selections/selections.types.ts'

const WOOD = { key: 'wood', title: 'Wood' }
const FRONTS: readonly Product[] = [
  aProduct('oak', { title: 'Oak front', subtitle: 'with bar handle', material: WOOD }),
  aProduct('white', { title: 'White front', subtitle: 'handleless, 19 mm' }),
  aProduct('blue', { title: 'Blue front', subtitle: '19 mm, handleless' }),
  aProduct('country', { title: 'Front with frame, white', subtitle: '19 mm' }),
  aProduct('old', { title: 'Front with frame, sage', subtitle: '22 mm' }),
  aProduct('walnut', { title: 'Walnut front', subtitle: 'with knob', material: WOOD }),
]

/** What touching the stone top says where a front has to be one of these. `front`: what is there now. */
function summarise(clauses: readonly RuleClause[], front: string | null = 'oak', wanted = 'stone') {
  const options: readonly Option[] = FRONTS.map(({ id }) => fixedOption(id, 0))
  const catalogue = aCatalogue({
    lineItems: [
      aLineItem('line', [
        anItem('top', { options: [fixedOption('laminate', 0), fixedOption('stone', 0)] }),
        anItem('front', { options, defaultProductId: front }),
      ]),
    ],
    products: FRONTS,
    rules: clauses.map((clause, index) => aRule(`rule-${index}`, ['top', 'front'], [clause])),
  })
  const state = configure(prepareCatalogue(catalogue), selections(), OPEN_CIRCUMSTANCES)
  return summariseConflicts(state.prepared, reportConflict(state, { itemId: 'top', productId: wanted }))
}
const needs = (...then: readonly string[]) => [{ when: ['stone'], then }]

describe('why something does not fit, in one line', () => {
  it('WAY-5 names the one product that goes with it', () => {
    expect(summarise(needs('blue'))).toEqual([{ kind: 'needs', words: 'Blue front' }])
  })

  it('WAY-5 names what all that go with it are called, and nothing else is', () => {
    expect(summarise(needs('country', 'old'))).toEqual([{ kind: 'needs', words: 'Front with frame' }])
  })

  it('WAY-5 else names a fact or material that all of them have and nothing else has, but no measure', () => {
    expect(summarise(needs('white', 'blue'))).toEqual([{ kind: 'needs_in', itemId: 'front', words: 'handleless' }])
    expect(summarise(needs('oak', 'walnut'), 'white')).toEqual([{ kind: 'needs_in', itemId: 'front', words: 'Wood' }])
    expect(summarise(needs('white', 'blue', 'country'))).toEqual([{ kind: 'clashes', productId: 'oak' }])
  })

  it('WAY-5 else says what it clashes with, or that something has to be there', () => {
    expect(summarise(needs('white', 'old'))).toEqual([{ kind: 'clashes', productId: 'oak' }])
    expect(summarise(needs('white', 'old'), null)).toEqual([{ kind: 'needs_item', itemId: 'front' }])
    expect(summarise([{ when: ['stone'], then: ['none'] }])).toEqual([{ kind: 'clashes', productId: 'oak' }])
  })

  it('WAY-5 goes by all rules of an item together', () => {
    expect(summarise([...needs('white', 'blue', 'country'), ...needs('white', 'old')])).toEqual([
      { kind: 'needs', words: 'White front' },
    ])
  })
})

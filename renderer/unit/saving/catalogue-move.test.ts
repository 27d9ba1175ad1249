import { describe, expect, it } from 'vitest'
import { configure, prepareCatalogue } from '#shared/domain/index.ts'
import { OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { aCatalogue, aLineItem, anItem, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { getCatalogueMove } from './catalogue-move.ts'
import type { StoredConfiguration } from './configuration-storage.types.ts'

const catalogue = aCatalogue({
  revision: 'r2',
  rooms: [aRoom('bath', { title: 'Bad' })],
  lineItems: [
    aLineItem('floors', [
      anItem('floor', {
        title: 'Boden',
        roomId: 'bath',
        options: [fixedOption('oak', 0), fixedOption('stone', 500_00)],
      }),
      anItem('door', { title: 'Tür', roomId: null, options: [fixedOption('white', 0), fixedOption('grey', 100_00)] }),
    ]),
  ],
})
const prepared = prepareCatalogue(catalogue)
const STONE = selections({ choices: { floor: 'stone' } })

/** What a configuration of r1 with these differences has to show on r2. */
function getMove(stored: Partial<StoredConfiguration>, showsPrices = true) {
  const whole: StoredConfiguration = {
    revision: 3,
    catalogueRevision: 'r1',
    currentCatalogueRevision: 'r2',
    selections: STONE,
    completed: false,
    lockedTrades: [],
    openedPart: null,
    totals: { total: 500_00, onRequestCount: 0 },
    previousTotals: { total: 450_00, onRequestCount: 0 },
    ...stored,
  }
  return getCatalogueMove(whole, configure(prepared, whole.selections, OPEN_CIRCUMSTANCES), showsPrices)
}

describe('a move of the catalogue', () => {
  it('shows what the choices came to and come to', () => {
    expect(getMove({})).toEqual({
      before: { total: 450_00, onRequestCount: 0 },
      now: { total: 500_00, onRequestCount: 0 },
      dropped: [],
      namelessDropped: 0,
    })
    expect(getMove({ previousTotals: null })?.before).toBeNull()
    expect(getMove({ previousTotals: { total: 500_00, onRequestCount: 1 } })).not.toBeNull()
  })

  it('says nothing where nothing changes for these choices', () => {
    expect(getMove({ catalogueRevision: 'r2' })).toBeNull()
    expect(getMove({ previousTotals: { total: 500_00, onRequestCount: 0 } })).toBeNull()
  })

  it('says nothing for a completed unit, nor for a sample unit', () => {
    expect(getMove({ completed: true })).toBeNull()
    expect(getMove({ totals: null, previousTotals: null })).toBeNull()
  })

  it('names items whose option is gone, and counts what has no name any more', () => {
    const gone = selections({
      choices: { floor: 'marble', door: 'glass', window: 'large' },
      activations: { 'gone-extra': true },
    })
    const move = getMove({ selections: gone, previousTotals: { total: 0, onRequestCount: 0 } })
    expect(move?.dropped).toEqual([
      { itemTitle: 'Boden', roomTitle: 'Bad' },
      { itemTitle: 'Tür', roomTitle: null },
    ])
    expect(move?.namelessDropped).toBe(2)
  })

  it('keeps prices to itself where the project shows none, but not what is gone', () => {
    expect(getMove({}, false)).toBeNull()
    expect(getMove({ selections: selections({ choices: { floor: 'marble' } }) }, false)?.dropped).toHaveLength(1)
  })
})

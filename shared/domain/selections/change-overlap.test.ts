import { describe, expect, it } from 'vitest'
import { aDesignLineSelection, type SelectionParts, selections } from '#shared/testing/selection-builders.ts'
import { changeToMine, findOverlap, withTheirs } from './change-overlap.ts'
import { moveDesignLines } from './design-line-lists.ts'
import { composeChanges } from './selection-algebra.ts'
import { NO_CHANGE, type SelectionsChange } from './selections.types.ts'

const choose = (itemId: string, productId: string): SelectionsChange => ({
  ...NO_CHANGE,
  buyerSelections: { [itemId]: { productId, quantity: null } },
})
const activate = (lineItemId: string, upgradeBundleId: string | null = null): SelectionsChange => ({
  ...NO_CHANGE,
  buyerLineItemActivations: { [lineItemId]: { activated: true, upgradeBundleId } },
})
const lines = (...rooms: readonly (readonly [room: string, line: string])[]) =>
  rooms.map(([room, line]) => aDesignLineSelection(room, 'styles', line))

function ask(
  changes: readonly SelectionsChange[],
  parts: { base?: SelectionParts; mine: SelectionParts; theirs: SelectionParts },
  exclusive: readonly (readonly string[])[] = [],
) {
  const base = selections(parts.base)
  return findOverlap({ base, mine: selections(parts.mine), theirs: selections(parts.theirs), changes, exclusive })
}

describe('what two people decide at once', () => {
  it('is no question for different items, nor for the same decision twice', () => {
    const mine = { choices: { floor: 'oak' } }
    expect(ask([choose('floor', 'oak')], { mine, theirs: { choices: { wall: 'white' } } })).toBeNull()
    expect(ask([choose('floor', 'oak')], { mine, theirs: mine })).toBeNull()
  })

  it('is a question for the same item, with both sides', () => {
    const found = ask([choose('wall', 'grey'), choose('floor', 'oak')], {
      mine: { choices: { floor: 'oak', wall: 'grey' } },
      theirs: { choices: { floor: 'stone' } },
    })
    const [mine, theirs] = ['oak', 'stone'].map((productId) => ({ productId, quantity: null }))
    expect(found).toEqual({ overlaps: [{ kind: 'item', itemId: 'floor', mine, theirs }], changes: [1] })
  })

  it('knows another quantity and a cleared choice for decisions', () => {
    const floor = (quantity: number) => ({ choices: { floor: { productId: 'oak', quantity } } })
    expect(ask([choose('floor', 'oak')], { mine: floor(2), theirs: floor(3) })).not.toBeNull()
    expect(ask([choose('floor', 'oak')], { base: floor(1), mine: floor(2), theirs: {} })).not.toBeNull()
    expect(ask([choose('floor', 'oak')], { base: floor(1), mine: floor(2), theirs: floor(1) })).toBeNull()
  })

  it('asks once for all that hangs together through one change', () => {
    const both: SelectionsChange = composeChanges(choose('floor', 'oak'), choose('wall', 'grey'))
    const found = ask([both, choose('wall', 'blue'), choose('door', 'white')], {
      mine: { choices: { floor: 'oak', wall: 'blue', door: 'white' } },
      theirs: { choices: { floor: 'stone', wall: 'white', door: 'black' } },
    })
    expect(found?.changes).toEqual([0, 1])
    expect(found?.overlaps.map((overlap) => overlap.kind === 'item' && overlap.itemId)).toEqual(['floor', 'wall'])
  })

  it('UPG-12 takes a group with a single choice as one decision', () => {
    const mine = { activations: { rain: true } }
    const theirs = { activations: { tub: true } }
    expect(ask([activate('rain')], { mine, theirs })).toBeNull()
    const found = ask([activate('rain')], { mine, theirs }, [['rain', 'tub', 'sauna']])
    expect(found?.overlaps).toEqual([
      { kind: 'lineItem', lineItemId: 'tub', mine: null, theirs: { activated: true, upgradeBundleId: null } },
    ])
    expect(changeToMine(found?.overlaps ?? []).buyerLineItemActivations).toEqual({ tub: null })
  })

  it('DSL-4 asks about a room whose line both have changed, not about others of the list', () => {
    const calm = lines(['bath', 'calm'], ['hall', 'calm'])
    const bold = lines(['bath', 'bold'], ['hall', 'calm'])
    const askAbout = (theirs: ReturnType<typeof lines>) => {
      const mine = moveDesignLines(theirs, calm, bold)
      return ask([{ ...NO_CHANGE, buyerDesignLineSelections: mine }], {
        base: { designLines: calm },
        mine: { designLines: mine },
        theirs: { designLines: theirs },
      })
    }
    expect(askAbout(lines(['bath', 'calm'], ['hall', 'warm']))).toBeNull()
    expect(askAbout(lines(['bath', 'warm'], ['hall', 'warm']))?.overlaps).toEqual([
      { kind: 'designLine', projectRoomId: 'bath', designLineGroupId: 'styles', mine: 'bold', theirs: 'warm' },
    ])
  })

  it('can be taken from either side', () => {
    const base = selections({ choices: { floor: 'old' }, designLines: lines(['bath', 'calm']) })
    const [oak, stone] = ['oak', 'stone'].map((productId) => ({ productId, quantity: null }))
    const overlaps = [
      { kind: 'item', itemId: 'floor', mine: oak ?? null, theirs: stone ?? null },
      { kind: 'item', itemId: 'wall', mine: oak ?? null, theirs: null },
      { kind: 'designLine', projectRoomId: 'bath', designLineGroupId: 'styles', mine: 'bold', theirs: 'warm' },
    ] as const
    expect(withTheirs(base, overlaps)).toEqual(
      selections({ choices: { floor: 'stone' }, designLines: lines(['bath', 'warm']) }),
    )
    expect(changeToMine(overlaps).buyerSelections).toEqual({ floor: oak, wall: oak })
  })
})

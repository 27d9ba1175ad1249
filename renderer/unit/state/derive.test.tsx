import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { selections } from '#shared/testing/selection-builders.ts'
import { createTestUnit, renderInUnit } from '../testing/open-unit.tsx'
import { useItemState, useItemView, useRoomState, useShownItemIds, useUnitState } from './derive.ts'
import { useSaving } from './unit.context.ts'

describe('derived values', () => {
  afterEach(cleanup)

  it('render again only what a choice changes', async () => {
    const { unit, store } = createTestUnit({ selections: selections({ choices: { bodenbelag: 'stein' } }) })
    const renders: Record<string, number> = {}
    const probe = (name: string, useValue: () => unknown) => {
      const Probe = () => {
        useValue()
        renders[name] = (renders[name] ?? 0) + 1
        return null
      }
      return <Probe key={name} />
    }
    renderInUnit(unit, [
      probe('floor', () => useItemState('bodenbelag')),
      probe('floor options', () => useItemView('bodenbelag')),
      probe('skirting', () => useItemState('sockel')),
      probe('skirting options', () => useItemView('sockel')),
      probe('bathroom', () => useRoomState('bad')),
      probe('kitchen', () => useRoomState('kueche')),
      probe('bathroom items', () => useShownItemIds('bad')),
      probe('unit', () => useUnitState()),
      probe('saving', () => useSaving()),
    ])
    act(() => {
      store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'terrazzo' })
    })
    expect(renders).toEqual({
      floor: 2,
      'floor options': 2,
      skirting: 1,
      'skirting options': 1,
      bathroom: 2,
      kitchen: 1,
      'bathroom items': 1,
      unit: 2,
      saving: 2,
    })
    await act(() => store.settled())
    // Stored as predicted: only the words about saving change.
    expect(renders['saving']).toBe(3)
    expect(renders['unit']).toBe(2)
  })
})

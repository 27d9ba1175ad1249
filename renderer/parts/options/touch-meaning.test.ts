import { describe, expect, it } from 'vitest'
import type { ItemView, OptionView } from '#shared/domain/configuration/configuration.types.ts'
import { createTestUnit } from '#renderer/unit/testing/open-unit.tsx'
import { touchMeaning } from './touch-meaning.ts'

/** An item whose design line recommends terrazzo; stone is fitted. */
function floor(stone: Partial<OptionView>): ItemView {
  const view = createTestUnit().store.itemView('bodenbelag')
  const plain = { valid: true, recommended: false, selected: false, isBuyerSelection: false }
  const options = view.options.map((option) => ({
    ...option,
    ...plain,
    ...(option.productId === 'stein' ? { selected: true, ...stone } : {}),
    ...(option.productId === 'terrazzo' ? { recommended: true } : {}),
  }))
  return { ...view, selectable: true, options }
}

describe('what touching an option means', () => {
  it.each([
    ['FOUND-19 CFG-20 what is fitted already, and only confirmed, is applied at once', {}, 'stein', 'apply'],
    ['CFG-21 what the design line recommends is applied at once', {}, 'terrazzo', 'apply'],
    ['CFG-22 what lies outside of the design line is asked about', {}, 'eiche', 'departure'],
    ['what was chosen already means nothing', { isBuyerSelection: true }, 'stein', 'nothing'],
    ['RUL-3 what breaks a rule opens the rules, also where it is fitted', { valid: false }, 'stein', 'rules'],
    ['what the item does not offer means nothing', {}, 'marmor', 'nothing'],
  ] as const)('%s', (_what, stone, productId, meaning) => {
    expect(touchMeaning(floor(stone), productId, false)).toBe(meaning)
  })

  it('CFG-24 what lies outside of the design line is applied where leaving it was agreed to', () => {
    expect(touchMeaning(floor({}), 'eiche', true)).toBe('apply')
    expect(touchMeaning({ ...floor({}), selectable: false }, 'eiche', true)).toBe('nothing')
  })

  it('CFG-20 nothing means anything where nothing can be chosen', () => {
    expect(touchMeaning({ ...floor({}), selectable: false }, 'terrazzo', false)).toBe('nothing')
  })
})

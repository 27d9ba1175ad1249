import { describe, expect, it } from 'vitest'
import { aCatalogue, aDesignLine, aDesignLineGroup, aLineItem, anItem, fixedOption } from '#shared/testing/builders.ts'
import { after, configured } from '#shared/testing/engine-driver.ts'
import { aDesignLineSelection, selections } from '#shared/testing/selection-builders.ts'
import { chooseOption, departedLine, lineForItem } from '../index.ts'

/** A floor of which two groups of lines have something, and a lamp of which none has. */
const catalogue = aCatalogue({
  lineItems: [
    aLineItem('line', [
      anItem('floor', { roomId: 'bath', options: ['plain', 'warm', 'gold'].map((id) => fixedOption(id, 0)) }),
      anItem('lamp', { roomId: 'bath', options: ['white', 'black'].map((id) => fixedOption(id, 0)) }),
    ]),
  ],
  designLineGroups: [
    aDesignLineGroup('metal', [aDesignLine('golden', ['gold'])], { scope: 'unit' }),
    aDesignLineGroup('style', [aDesignLine('cosy', ['warm'])], { scope: 'room' }),
  ],
})
const withLines = (...lines: readonly (readonly [group: string, line: string])[]) =>
  configured(
    catalogue,
    selections({ designLines: lines.map(([group, line]) => aDesignLineSelection('bath', group, line)) }),
  )

describe('departing from a design line', () => {
  it('CFG-24 decision 74: is from the line that decides, of the room or of the whole unit', () => {
    const cosy = { lineId: 'cosy', lineTitle: 'cosy', productId: 'warm', roomId: 'bath' }
    const golden = { lineId: 'golden', lineTitle: 'golden', productId: 'gold', roomId: null }
    expect(lineForItem(withLines(['metal', 'golden'], ['style', 'cosy']), 'floor')).toEqual(cosy)
    expect(lineForItem(withLines(['metal', 'golden']), 'floor')).toEqual(golden)
    expect(lineForItem(withLines(['metal', 'golden']), 'lamp')).toBeNull()
    expect(lineForItem(withLines(), 'floor')).toBeNull()
    expect(lineForItem(withLines(), 'cellar')).toBeNull()
  })

  it('CFG-24 decision 74: is the buyer’s own choice of what no selected line has', () => {
    const both = withLines(['metal', 'golden'], ['style', 'cosy'])
    const choose = (productId: string) => after(both, (now) => chooseOption(now, { itemId: 'floor', productId }))
    expect(departedLine(both, 'floor')).toBeNull()
    expect(departedLine(choose('plain'), 'floor')).toBe('cosy')
    expect(departedLine(choose('warm'), 'floor')).toBeNull()
    expect(departedLine(choose('gold'), 'floor')).toBeNull()
    const lamp = after(both, (now) => chooseOption(now, { itemId: 'lamp', productId: 'black' }))
    expect(departedLine(lamp, 'lamp')).toBeNull()
    const alone = after(withLines(), (now) => chooseOption(now, { itemId: 'floor', productId: 'plain' }))
    expect(departedLine(alone, 'floor')).toBeNull()
    expect(departedLine(both, 'cellar')).toBeNull()
  })
})

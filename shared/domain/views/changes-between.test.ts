import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRule,
  fixedOption,
} from '#shared/testing/builders.ts'
import { after, configured } from '#shared/testing/engine-driver.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { activateLineItem, changesBetween, chooseDesignLine, chooseOption, type Configuration } from '../index.ts'

/** Blinds are of one colour in the whole home; each room has its own line. */
const blinds = (roomId: string) =>
  anItem(`blinds-${roomId}`, {
    roomId,
    productGroupId: 'blinds',
    options: [fixedOption('white', 0), fixedOption('slate', 40_00), fixedOption('oak', 60_00)],
  })
const lamp = (roomId: string) =>
  anItem(`lamp-${roomId}`, {
    roomId,
    productGroupId: 'lamp',
    options: [fixedOption('plain', 0), fixedOption('brass', 9_00)],
  })
const home = aCatalogue({
  lineItems: [
    aLineItem('all', [blinds('bath'), lamp('bath'), blinds('hall'), lamp('hall')]),
    anOptionalLineItem('more', [anItem('mirror', { roomId: 'bath', options: [fixedOption('round', 5_00)] })]),
  ],
  designLineGroups: [
    aDesignLineGroup('style', [aDesignLine('warm', ['oak', 'brass']), aDesignLine('cool', ['slate'])]),
  ],
  rules: [
    aRule(
      'one-colour',
      ['blinds', 'blinds'],
      ['slate', 'oak'].map((colour) => ({ when: [colour], then: [colour] })),
      { scope: 'unit' },
    ),
  ],
})
const line = (designLineId: string, roomId: string | null) => (now: Configuration) =>
  chooseDesignLine(now, { designLineGroupId: 'style', designLineId, roomId })
const short = (before: Configuration, next: Configuration) =>
  changesBetween(before, next).map((change) => [
    change.itemId,
    change.before?.productId,
    change.after?.productId,
    change.reason,
  ])

describe('what a choice changes', () => {
  it('FOUND-6, DSL-9: a line for one room names what gives way in another room, and the rule that it would break', () => {
    const start = after(configured(home), line('cool', null))
    const next = after(start, line('warm', 'bath'))
    expect(short(start, next)).toEqual([
      ['blinds-bath', 'slate', 'white', 'gave_way'],
      ['lamp-bath', 'plain', 'brass', 'design_line'],
      ['blinds-hall', 'slate', 'white', 'gave_way'],
    ])
    expect(changesBetween(start, next)[2]).toEqual({
      itemId: 'blinds-hall',
      roomId: 'hall',
      before: { productId: 'slate', quantity: 1, total: 40_00, isOnRequest: false },
      after: { productId: 'white', quantity: 1, total: 0, isOnRequest: false },
      reason: 'gave_way',
      rules: [expect.objectContaining({ ruleId: 'one-colour', itemId: 'blinds-bath', productId: 'white' })],
    })
  })

  it('FOUND-6, DSL-9: and what comes back there when the rooms have one line again', () => {
    const start = after(configured(home), line('cool', null), line('warm', 'bath'))
    expect(short(start, after(start, line('warm', 'hall')))).toEqual([
      ['blinds-bath', 'white', 'oak', 'design_line'],
      ['blinds-hall', 'white', 'oak', 'design_line'],
      ['lamp-hall', 'plain', 'brass', 'design_line'],
    ])
  })

  it('FOUND-6, CFG-20: choices, standards, and items that come and go; nothing where nothing changes', () => {
    const start = configured(home, selections({ choices: { 'lamp-bath': 'brass' } }))
    const brass = after(start, (now) => chooseOption(now, { itemId: 'lamp-hall', productId: 'brass' }))
    expect(short(start, brass)).toEqual([['lamp-hall', 'plain', 'brass', 'chosen']])
    expect(short(start, after(start, line('cool', 'bath')))).toEqual([['lamp-bath', 'brass', 'plain', 'standard']])
    expect(short(start, start)).toEqual([])
    const more = after(start, (now) => activateLineItem(now, { lineItemId: 'more', activated: true }))
    expect(short(start, more)).toEqual([['mirror', undefined, 'round', 'standard']])
    expect(short(more, start)).toEqual([['mirror', 'round', undefined, 'removed']])
  })
})

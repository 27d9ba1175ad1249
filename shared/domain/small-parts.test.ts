import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aLineItem, anItem, aSection, aSubSection, fixedOption } from '#shared/testing/builders.ts'
import { configured } from '#shared/testing/engine-driver.ts'
import {
  applyRoomBookEvent,
  applySearchResultEvent,
  canonicalJson,
  changePreviewSelection,
  changeStatus,
  compareDisplayNumbers,
  unitState,
  type RoomBookEvent,
} from './index.ts'
import { multiplyByQuantity } from './kernel/money.ts'

const item = (id: string, price = 0) => anItem(id, { options: [fixedOption(`${id}-a`, price)] })
const book = aCatalogue({
  sections: [
    aSection('s1', [
      aSubSection('u1', [aLineItem('a', [item('a1'), item('a2'), item('a3')]), aLineItem('b', []), aLineItem('c', [])]),
    ]),
    aSection('s2', [aSubSection('u2', [aLineItem('d', [])])]),
  ],
})
const lines = (event: RoomBookEvent) =>
  applyRoomBookEvent(book, event).roomBook.sections.flatMap(({ subSections }) =>
    subSections.map(({ lineItems }) => lineItems.map(({ id, position }) => `${position}${id}`).join(' ')),
  )
const items = (event: RoomBookEvent) =>
  applyRoomBookEvent(book, event).roomBook.sections[0]?.subSections[0]?.lineItems[0]?.subLineItems.map(
    ({ id, position }) => `${position}${id}`,
  )

describe('room book events', () => {
  it('ENG-4 ENG-5 the whole book is replaced; a section is dropped', () => {
    expect(lines({ type: 'room_book_updated', roomBook: { sections: [] } })).toEqual([])
    expect(lines({ type: 'section_deleted', sectionId: 's1' })).toEqual(['1d'])
  })

  it('ENG-6 ENG-7 ENG-8 line items come, change and go, and positions run on', () => {
    const created = { ...aLineItem('new', []), position: 2 }
    expect(lines({ type: 'line_item_created', subSectionId: 'u1', lineItem: created })).toEqual(['1a 2new 3b 4c', '1d'])
    const updated = applyRoomBookEvent(book, {
      type: 'line_item_updated',
      lineItem: { ...aLineItem('b', []), title: 'B' },
    })
    expect(updated.roomBook.sections[0]?.subSections[0]?.lineItems[1]).toMatchObject({ title: 'B', position: 2 })
    expect(lines({ type: 'line_item_deleted', lineItemId: 'a' })).toEqual(['1b 2c', '1d'])
  })

  it('ENG-9 ENG-15 a line item moves to the position counted from 1', () => {
    expect(lines({ type: 'line_item_moved', lineItemId: 'c', position: 1 })).toEqual(['1c 2a 3b', '1d'])
    expect(lines({ type: 'line_item_moved', lineItemId: 'a', position: 99 })).toEqual(['1b 2c 3a', '1d'])
    expect(lines({ type: 'line_item_moved', lineItemId: 'nowhere', position: 1 })).toEqual(['1a 2b 3c', '1d'])
  })

  it('ENG-10 a line item changes its parent', () => {
    expect(lines({ type: 'line_item_parent_changed', lineItemId: 'b', subSectionId: 'u2', position: 1 })).toEqual([
      '1a 2c',
      '1b 2d',
    ])
    expect(lines({ type: 'line_item_parent_changed', lineItemId: 'b', subSectionId: 'nowhere', position: 1 })).toEqual([
      '1a 2b 3c',
      '1d',
    ])
  })

  it('ENG-11 ENG-12 ENG-13 ENG-14 items come, change, go and move', () => {
    expect(
      items({ type: 'sub_line_item_created', lineItemId: 'a', subLineItem: { ...item('x'), position: 1 } }),
    ).toEqual(['1x', '2a1', '3a2', '4a3'])
    expect(items({ type: 'sub_line_item_deleted', subLineItemId: 'a1' })).toEqual(['1a2', '2a3'])
    expect(items({ type: 'sub_line_item_moved', subLineItemId: 'a3', position: 2 })).toEqual(['1a1', '2a3', '3a2'])
    const updated = applyRoomBookEvent(book, {
      type: 'sub_line_item_updated',
      subLineItem: { ...item('a2'), title: 'T' },
    })
    expect(updated.roomBook.sections[0]?.subSections[0]?.lineItems[0]?.subLineItems[1]).toMatchObject({
      title: 'T',
      position: 2,
    })
  })

  it('ENG-16 totals follow an event', () => {
    const optional = { ...aLineItem('extra', [item('e', 30_00)], { activated: true }), optional: true, position: 1 }
    const next = applyRoomBookEvent(book, { type: 'line_item_created', subSectionId: 'u1', lineItem: optional })
    expect(unitState(configured(next)).total).toBe(30_00)
    expect(unitState(configured(book)).total).toBe(0)
  })
})

describe('search results', () => {
  const results = {
    entries: [
      { id: 'x', title: 'X' },
      { id: 'y', title: 'Y' },
    ],
    limitValue: 2,
    totalCount: 9,
  }

  it('ENG-24 an update changes the matching entry', () => {
    const next = applySearchResultEvent(results, { type: 'updated', entry: { id: 'y', title: 'new' } })
    expect(next).toEqual({
      ...results,
      entries: [
        { id: 'x', title: 'X' },
        { id: 'y', title: 'new' },
      ],
    })
  })

  it('ENG-25 a delete removes the entry and lowers both counts', () => {
    const next = applySearchResultEvent(results, { type: 'deleted', id: 'x' })
    expect(next).toEqual({ entries: [{ id: 'y', title: 'Y' }], limitValue: 1, totalCount: 8 })
    expect(applySearchResultEvent(results, { type: 'deleted', id: 'z' })).toBe(results)
  })
})

describe('small parts', () => {
  it('ENG-26 display numbers sort by their dotted parts', () => {
    expect(['1.10', '1.2', '1', '2.1', '1.2.1', '1.a'].toSorted(compareDisplayNumbers)).toEqual([
      '1',
      '1.2',
      '1.2.1',
      '1.10',
      '1.a',
      '2.1',
    ])
  })

  it('ENG-31 ENG-32 ENG-33 ENG-36 a unit is pending or completed, and each call changes that', () => {
    expect(changeStatus('pending', 'completed')).toEqual({ ok: true, status: 'completed' })
    expect(changeStatus('completed', 'pending')).toEqual({ ok: true, status: 'pending' })
    expect(changeStatus('completed', 'completed')).toEqual({ ok: false, code: 'STATUS_UNCHANGED' })
  })

  it('ENG-37 the preview selection adds, removes, toggles and sets', () => {
    const ab = changePreviewSelection(changePreviewSelection([], { type: 'add', productId: 'a' }), {
      type: 'add',
      productId: 'b',
    })
    expect(ab).toEqual(['a', 'b'])
    expect(changePreviewSelection(ab, { type: 'add', productId: 'a' })).toEqual(['a', 'b'])
    expect(changePreviewSelection(ab, { type: 'remove', productId: 'a' })).toEqual(['b'])
    expect(changePreviewSelection(ab, { type: 'toggle', productId: 'a' })).toEqual(['b'])
    expect(changePreviewSelection(['b'], { type: 'toggle', productId: 'a' })).toEqual(['b', 'a'])
    expect(changePreviewSelection(ab, { type: 'set', productIds: ['c', 'c'] })).toEqual(['c'])
  })

  it('ENG-40 a unit price times a quantity is rounded half up, exactly', () => {
    expect(multiplyByQuantity(61_25, 38_500)).toBe(2358_13)
    expect(multiplyByQuantity(-5, 500)).toBe(-2)
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 1e8 }), (price, thousandths) => {
        const product = BigInt(price) * BigInt(thousandths)
        const rounded = (product * 2n + 1000n) / 2000n - ((product * 2n + 1000n) % 2000n < 0n ? 1n : 0n)
        return multiplyByQuantity(price, thousandths) === Number(rounded)
      }),
      { numRuns: 1000 },
    )
  })

  it('ENG-32 canonical JSON does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'ü' }], a: true, x: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"ü","d":null}]}',
    )
  })
})

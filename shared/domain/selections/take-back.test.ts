import { describe, expect, it } from 'vitest'
import { applyToSelections, invertChange } from './selection-algebra.ts'
import { NO_CHANGE, NO_SELECTIONS, type Selections, type SelectionsChange } from './selections.types.ts'
import { type MadeChange, takeBackChanges } from './take-back.ts'

const chosen = (entries: Record<string, string | null>): SelectionsChange => ({
  ...NO_CHANGE,
  buyerSelections: Object.fromEntries(
    Object.entries(entries).map(([id, productId]) => [id, productId === null ? null : { productId, quantity: null }]),
  ),
})
const lined = (...lines: readonly (readonly [string, string])[]): SelectionsChange => ({
  ...NO_CHANGE,
  buyerDesignLineSelections: lines.map(([projectRoomId, designLineId]) => ({
    projectRoomId,
    designLineId,
    designLineGroupId: 'style',
  })),
})

/** What these changes lead to, and those that are made by staff as they were made. */
function play(start: Selections, steps: readonly (readonly ['staff' | 'buyer', SelectionsChange])[]) {
  const made: MadeChange[] = []
  let current = start
  for (const [by, change] of steps) {
    if (by === 'staff') made.push({ change, undo: invertChange(current, change) })
    current = applyToSelections(current, change)
  }
  return { current, made, after: applyToSelections(current, takeBackChanges(current, made)) }
}

describe('taking back what somebody chose in one’s name', () => {
  it('ACT-4: brings back what was there before, entries that were not there among them', () => {
    const start = applyToSelections(NO_SELECTIONS, chosen({ floor: 'oak' }))
    const { after } = play(start, [
      ['staff', chosen({ floor: 'stone', door: 'glass' })],
      ['staff', chosen({ floor: 'slate' })],
    ])
    expect(after).toEqual(start)
  })

  it('ACT-4: leaves what the buyer has said since, also between two of the changes', () => {
    const { after, made } = play(NO_SELECTIONS, [
      ['staff', chosen({ floor: 'stone', door: 'glass' })],
      ['buyer', chosen({ floor: 'oak' })],
      ['staff', chosen({ floor: 'slate' })],
    ])
    expect(Object.keys(after.buyerSelections)).toEqual(['floor'])
    expect(after.buyerSelections['floor']?.productId).toBe('oak')
    // Done once more it changes nothing.
    expect(takeBackChanges(after, made)).toEqual(NO_CHANGE)
  })

  it('ACT-4: takes lines of rooms back one by one', () => {
    const start = applyToSelections(NO_SELECTIONS, lined(['hall', 'warm'], ['bath', 'warm']))
    const { after } = play(start, [
      ['staff', lined(['hall', 'cool'], ['bath', 'cool'])],
      ['buyer', lined(['hall', 'plain'], ['bath', 'cool'])],
    ])
    const lines = Object.fromEntries(
      after.buyerDesignLineSelections.map((line) => [line.projectRoomId, line.designLineId]),
    )
    expect(lines).toEqual({ hall: 'plain', bath: 'warm' })
  })

  it('ACT-4: switches upgrades back that are as they were left', () => {
    const on = (isOn: boolean): SelectionsChange => ({
      ...NO_CHANGE,
      buyerLineItemActivations: { tub: { activated: isOn, upgradeBundleId: null } },
    })
    expect(play(NO_SELECTIONS, [['staff', on(true)]]).after).toEqual(NO_SELECTIONS)
    const kept = play(NO_SELECTIONS, [
      ['staff', on(true)],
      ['buyer', on(false)],
    ])
    expect(kept.after.buyerLineItemActivations['tub']?.activated).toBe(false)
  })
})

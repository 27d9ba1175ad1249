import { describe, expect, it } from 'vitest'
import { aDesign, text } from '../testing/designs.ts'
import { beginEditing, change, markSaved, redo, reset, undo } from './edit-state.ts'

const EMPTY = aDesign()
const ONE = aDesign({ dashboardConfig: [text('a', 'Eins')] })
const TWO = aDesign({ dashboardConfig: [text('a', 'Zwei')] })

describe('steps of editing', () => {
  it('EDT-12 goes back and forth over everything, selection included', () => {
    const begun = beginEditing(EMPTY)
    const added = change(begun, { design: ONE, selection: [0] }, 1_000)
    const changed = change(added, { design: aDesign({ dashboardVersion: 'v2' }) }, 2_000)
    expect(undo(changed)).toMatchObject({ design: ONE, selection: [0] })
    expect(undo(undo(changed))).toMatchObject({ design: EMPTY, selection: null, past: [] })
    expect(undo(undo(undo(changed))).design).toBe(EMPTY)
    expect(redo(redo(undo(undo(changed)))).design).toBe(changed.design)
    // Another way ends the one that was taken back.
    expect(redo(change(undo(changed), { design: TWO }, 3_000)).design).toBe(TWO)
  })

  it('makes one step of what is typed in one field within a second', () => {
    const begun = beginEditing(EMPTY)
    const typed = [ONE, TWO, ONE].reduce(
      (state, design, index) => change(state, { design, field: '0 params.text' }, 1_000 + index * 900),
      begun,
    )
    expect(typed.past).toHaveLength(1)
    const later = change(typed, { design: TWO, field: '0 params.text' }, 9_000)
    expect(later.past).toHaveLength(2)
    const elsewhere = change(typed, { design: TWO, field: '0 params.color' }, 3_000)
    expect(elsewhere.past).toHaveLength(2)
    // After a step back the next key is a step of its own.
    expect(change(undo(typed), { design: TWO, field: '0 params.text' }, 3_000).past).toHaveLength(1)
  })

  it('EDT-11 EDT-12 compares with what was saved, and resets to it as a step that can be taken back', () => {
    const changed = change(beginEditing(EMPTY), { design: ONE }, 0)
    const saved = markSaved(changed, ONE)
    expect(saved.saved).toBe(ONE)
    const more = change(saved, { design: TWO }, 5_000)
    expect(reset(more).design).toBe(ONE)
    expect(undo(reset(more)).design).toBe(TWO)
  })

  it('keeps the last 200 steps', () => {
    const many = Array.from({ length: 250 }, (_, index) => aDesign({ stylingAdvanced: String(index) }))
    const state = many.reduce((last, design) => change(last, { design }, 0), beginEditing(EMPTY))
    expect(state.past).toHaveLength(200)
  })
})

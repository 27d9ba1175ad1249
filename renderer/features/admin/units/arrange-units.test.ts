import { describe, expect, it } from 'vitest'
import { aRow } from './testing/unit-rows.ts'
import { answersTo, countAnswers, filterRows, listLines, sortRows } from './arrange-units.ts'
import { findRows } from './search-units.ts'
import { makeRows, type UnitRow } from './unit-rows.ts'
import { readView, type UnitsView, writeView } from './units-view.ts'

const USUAL = readView(new URLSearchParams())
const view = (part: Partial<UnitsView>): UnitsView => ({ ...USUAL, ...part })
const names = (rows: readonly UnitRow[]) => rows.map(({ unit }) => unit.unitNumber)

const anna = aRow({ unitNumber: 'A 12', buyers: ['Anna Groß'], state: 'choosing', total: 1_50, openCount: 3 })
const zoe = aRow({ unitNumber: 'A 2', buyers: ['Zoë Çelik'], state: 'completed', isWaiting: true, total: 9_00 })
const sold = aRow({ unitNumber: 'A 3', salesStatus: 'SOLD' })
const free = aRow({ unitNumber: 'A 1', salesStatus: 'VACANT' })
const reserved = aRow({ unitNumber: 'B 1', salesStatus: 'RESERVED', reservedFor: 'Paul Nägele', project: 'garden' })
const rows = [anna, zoe, sold, free, reserved].map((row, position) => ({ ...row, position }))

describe('the team’s table of units', () => {
  it('UNT-6: keeps filters, sorting and columns in the address, and what is as usual out of it', () => {
    expect(writeView(USUAL).toString()).toBe('')
    const chosen = view({
      search: 'anna',
      question: 'waiting',
      project: 'garden',
      sale: 'SOLD',
      state: 'choosing',
      sort: { by: 'total', isDown: true },
      columns: ['people', 'total'],
      unfolded: ['garden'],
    })
    expect(readView(writeView(chosen))).toEqual(chosen)
    expect(readView(new URLSearchParams('only=x&sale=x&state=x&sort=-x&columns=x,total'))).toEqual(
      view({ columns: ['total'] }),
    )
  })

  it('UNT-7: puts first what waits for the team, and sorts by any column with empty ones last', () => {
    expect(names(sortRows(rows, USUAL.sort, 'de'))).toEqual(['A 2', 'A 12', 'A 3', 'B 1', 'A 1'])
    expect(names(sortRows(rows, { by: 'unit', isDown: false }, 'de'))).toEqual(['A 1', 'A 2', 'A 3', 'A 12', 'B 1'])
    expect(names(sortRows(rows, { by: 'total', isDown: true }, 'de')).slice(0, 2)).toEqual(['A 2', 'A 12'])
    expect(names(sortRows(rows, { by: 'people', isDown: true }, 'de')).slice(-2)).toEqual(['A 3', 'A 1'])
  })

  it('UNT-7: narrows them by project, sale, state and by what the team asks', () => {
    expect(names(filterRows(rows, view({ project: 'garden' })))).toEqual(['B 1'])
    expect(names(filterRows(rows, view({ sale: 'SOLD', question: 'uninvited' })))).toEqual(['A 3'])
    expect(names(filterRows(rows, view({ state: 'choosing' })))).toEqual(['A 12'])
    expect(countAnswers(rows)).toEqual({ waiting: 1, overdue: 0, uninvited: 1, undecided: 1, nobody: 3 })
    expect(answersTo('waiting', aRow({ buyers: ['Eva'], waitingThreadCount: 1 }))).toBe(true)
    const late = aRow({ buyers: ['Eva'], isOver: true })
    expect(answersTo('overdue', late)).toBe(true)
    // Nobody chooses there any more.
    expect(answersTo('overdue', aRow({ buyers: ['Eva'], isOver: true, state: 'confirmed' }))).toBe(false)
  })

  it('UNT-8: finds units by number, name, address, contract and order, however they are written', () => {
    const find = (search: string) => findRows(rows, search)
    for (const search of ['a12', 'A 12', 'ANNA gross', 'anna@example.com', 'kv-12', 'lh-2026-12']) {
      expect([search, names(find(search))]).toEqual([search, ['A 12']])
    }
    expect(names(find('zoe celik'))).toEqual(['A 2'])
    expect(names(find('nagele garden'))).toEqual(['B 1'])
    expect(names(find('  '))).toHaveLength(5)
    expect(names(find('nobody'))).toEqual([])
  })

  it('UNT-7: groups by project with sums, and folds what nobody has until it is asked for', () => {
    const projects = [anna.project, reserved.project]
    const lines = listLines(sortRows(rows, USUAL.sort, 'de'), projects, USUAL)
    expect(lines.map(({ kind, key }) => (kind === 'unit' ? key : kind))).toEqual([
      'project',
      zoe.unit.id,
      anna.unit.id,
      sold.unit.id,
      'free',
      'project',
      reserved.unit.id,
    ])
    expect(lines[0]).toMatchObject({ sums: { count: 4, sold: 3, reserved: 0, total: 10_50 } })
    const unfolded = listLines(rows, projects, view({ unfolded: [anna.project.slug] }))
    expect(unfolded.filter(({ kind }) => kind === 'unit')).toHaveLength(5)
    const found = listLines(filterRows(rows, view({ sale: 'VACANT' })), projects, view({ sale: 'VACANT' }))
    expect(found.map(({ kind }) => kind)).toEqual(['project', 'unit'])
  })

  it('UNT-4: sums up nothing where a project shows no prices', () => {
    const { unit, project } = anna
    const [hidden] = makeRows({ units: [unit], projects: [{ ...project, showsPrices: false }] })
    const [head] = listLines(hidden === undefined ? [] : [hidden], [{ ...project, showsPrices: false }], USUAL)
    expect(head).toMatchObject({ kind: 'project', sums: { total: null } })
  })
})

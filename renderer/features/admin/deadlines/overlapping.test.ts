import { describe, expect, it } from 'vitest'
import { endOfDay, aProject, aStaffDeadline, aStanding } from './testing/a-project.ts'
import { NEW_FIELDS, type DeadlineForm } from './deadline-form.ts'
import { listOverlapping } from './overlapping.ts'

const FORM: DeadlineForm = {
  ...NEW_FIELDS,
  trades: ['PRK'],
  day: '2026-12-07',
  place: 'unit',
  buildingId: '',
  unitId: 'a-12',
}
const other = (more = {}) => aStaffDeadline({ id: 'other', trades: ['PRK', 'FLI'], ...more })
const found = (form: Partial<DeadlineForm>, more = {}, ownId: string | null = null) =>
  listOverlapping(aProject({ deadlines: [other(more)] }), { ...FORM, ...form }, ownId).map(({ day }) => day)

describe('deadlines of the same trades', () => {
  it('DDL-34: are those of the same home on the same day or later', () => {
    expect(found({})).toEqual(['2026-12-07'])
    expect(found({ day: '2026-12-08' })).toEqual([])
    expect(found({ day: '2026-12-01' })).toEqual(['2026-12-07'])
    expect(found({ day: '' })).toEqual([])
    expect(found({ trades: ['ELT'] })).toEqual([])
    expect(found({ unitId: 'b-3' })).toEqual([])
  })

  it('DDL-34: are those of a building’s homes, and of the project’s, but not the one that is changed', () => {
    expect(found({ place: 'building', buildingId: 'a' })).toEqual(['2026-12-07'])
    expect(found({ place: 'building', buildingId: 'b' })).toEqual([])
    expect(found({ place: 'project' })).toEqual(['2026-12-07'])
    expect(found({ place: 'project' }, {}, 'other')).toEqual([])
  })

  it('DDL-34: have the day that a home was given, and are none where they are done', () => {
    const longer = { units: [aStanding({ expiresAt: endOfDay('2026-12-20') })] }
    expect(found({ day: '2026-12-15' }, longer)).toEqual(['2026-12-20'])
    expect(found({}, { units: [aStanding({ status: 'completed' })] })).toEqual([])
  })
})

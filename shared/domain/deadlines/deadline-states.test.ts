import { describe, expect, it } from 'vitest'
import { addDays, dayFromMilestone, daysBetween, getDeadlineStatus, listDueReminders } from './deadline-states.ts'

describe('how a deadline stands', () => {
  it.each([
    [-1, 'overdue'],
    [0, 'upcoming'],
    [14, 'upcoming'],
    [15, 'pending'],
  ] as const)('DDL-1: with %i days left it is %s, and completed once it is met', (remaining, status) => {
    expect(getDeadlineStatus(remaining, false)).toBe(status)
    expect(getDeadlineStatus(remaining, true)).toBe('completed')
  })

  it('DDL-1: days are those of the calendar, also over a change of the clock and of the year', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(daysBetween('2027-03-29', '2027-03-27')).toBe(-2)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  it('DDL-30: a line lies so many weeks before or after its milestone, on the same day of the week', () => {
    expect(dayFromMilestone('2027-02-15', -10)).toBe('2026-12-07')
    expect(dayFromMilestone('2027-02-15', 2)).toBe('2027-03-01')
  })
})

describe('what is reminded of', () => {
  const times = { reminders: [14, 7, 1], day: '2026-12-15', since: '2026-11-01' }
  const due = (today: string, more = {}) => listDueReminders({ ...times, today, ...more })

  it('DDL-27: each on its day, the nearest first when nobody was there for those before', () => {
    expect(due('2026-11-30')).toEqual([])
    expect(due('2026-12-01')).toEqual([14])
    expect(due('2026-12-07')).toEqual([14])
    expect(due('2026-12-08')).toEqual([7, 14])
    expect(due('2026-12-15')).toEqual([1, 7, 14])
  })

  it('DDL-27: none of a day that is over, and none that was due before the deadline got its day', () => {
    expect(due('2026-12-16')).toEqual([])
    expect(due('2026-12-15', { since: '2026-12-08' })).toEqual([1])
    expect(due('2026-12-10', { since: '2026-12-08' })).toEqual([])
  })
})

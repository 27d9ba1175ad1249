import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/domain/index.ts'
import { endOfBerlinDay } from '#server/projects/berlin-days.ts'
import { type CalendarDate, writeCalendar } from './calendar-text.ts'

const STAMP = '2026-11-20T08:00:00.000Z'

function aDate(day: string, more: Partial<CalendarDate> = {}): CalendarDate {
  const deadline = {
    id: day,
    projectId: 'p',
    buildingId: null,
    unitId: null,
    lineId: null,
    title: { de: 'Türen; Böden, Lampen' },
    description: {},
    trades: [],
    locks: true,
    reminders: [],
    expiresAt: endOfBerlinDay(day),
    sequence: 2,
    movedAt: STAMP,
  }
  const place = { unitName: 'A 12', projectName: 'Lindenhof', locale: 'de', url: 'https://portal.example/x' } as const
  const one = { deadline, expiresAt: deadline.expiresAt, extension: null, completion: null, id: `${day}.unit` }
  return { ...one, ...place, ...more }
}

function read(text: string) {
  const calendar = ICAL.Component.fromString(text)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { uid, sequence, summary, startDate, endDate } = event
    return { uid, sequence, summary, isDay: startDate.isDate, start: startDate.toString(), end: endDate.toString() }
  })
}

describe('deadlines for calendars', () => {
  it('DDL-25: each of the days of five years is the same day in Berlin and in the calendar', () => {
    const days = Array.from({ length: 5 * 365 + 1 }, (_, at) => addDays('2026-01-01', at))
    const events = read(
      writeCalendar(
        days.map((day) => aDate(day)),
        'de',
        [],
      ),
    )
    expect(events.map(({ start }) => start)).toEqual(days)
    expect(events.map(({ end }) => end)).toEqual(days.map((day) => addDays(day, 1)))
    expect(events.every(({ isDay }) => isDay)).toBe(true)
  })

  it('DDL-25: keeps its id, and has a higher number with an extension', () => {
    const [before] = read(writeCalendar([aDate('2026-12-07')], 'de', []))
    expect(before).toMatchObject({
      uid: '2026-12-07.unit@wohnwahl',
      sequence: 2,
      summary: 'Türen; Böden, Lampen (A 12)',
    })
    const extension = { expiresAt: endOfBerlinDay('2026-12-14'), reason: '', at: STAMP, byName: '', sequence: 1 }
    const more = { extension, expiresAt: extension.expiresAt }
    const [after] = read(writeCalendar([aDate('2026-12-07', more)], 'de', []))
    expect(after).toMatchObject({ uid: '2026-12-07.unit@wohnwahl', sequence: 3, start: '2026-12-14' })
  })

  it('DDL-26: has no time that floats, and is the same to the letter when nothing has changed', () => {
    const text = writeCalendar([aDate('2026-12-07')], 'de', [])
    expect(text).toBe(writeCalendar([aDate('2026-12-07')], 'de', []))
    expect(text).toContain('DTSTAMP:20261120T080000Z')
    expect(text).not.toMatch(/TZID|T\d{6}\r?\n/)
  })

  it('DDL-26: is called after its homes and their project, so that one tells it from others', () => {
    const home = (unitName: string, projectName = 'Lindenhof') => ({ unitName, projectName })
    const readName = (...places: ReturnType<typeof home>[]) =>
      /X-WR-CALNAME:(.*)/
        .exec(writeCalendar([], 'de', places))?.[1]
        ?.replaceAll('\\', '')
        .trim()
    expect(readName(home('A 12'))).toBe('Termine: A 12 (Lindenhof)')
    expect(readName(home('A 12'), home('B 3'), home('5', 'Ufer'))).toBe('Termine: A 12, B 3 (Lindenhof), 5 (Ufer)')
    expect(readName()).toBe('Termine')
  })
})

import type { ProjectDeadlines, StaffDeadline, Standing } from '../use-project-deadlines.ts'

/** The end of a winter's day in Berlin, ISO. */
export function endOfDay(day: string): string {
  return `${day}T22:59:59.000Z`
}

/** How a deadline stands in home A 12, with some differences. */
export function aStanding(more: Partial<Standing> = {}): Standing {
  return {
    unitId: 'a-12',
    unitName: 'Wohnung A 12',
    unitNumber: 'A 12',
    buyerCount: 1,
    expiresAt: endOfDay('2026-12-07'),
    status: 'upcoming',
    completedAt: null,
    completedBy: '',
    openCount: null,
    extension: null,
    ...more,
  }
}

/** A deadline of the whole project that locks nothing, with some differences. */
export function aStaffDeadline(more: Partial<StaffDeadline> = {}): StaffDeadline {
  return {
    id: 'd1',
    title: { de: 'Böden', en: 'Floors' },
    description: { de: '', en: '' },
    trades: [],
    locks: false,
    reminders: [7],
    expiresAt: endOfDay('2026-12-07'),
    day: '2026-12-07',
    remainingDays: 14,
    buildingId: null,
    unitId: null,
    lineId: null,
    units: [aStanding()],
    ...more,
  }
}

/** A project of two buildings with that deadline and a milestone, with some differences. */
export function aProject(more: Partial<ProjectDeadlines> = {}): ProjectDeadlines {
  return {
    project: { id: 'p1', slug: 'lindenhof', name: 'Lindenhof' },
    buildings: [{ id: 'a', name: 'Haus A' }],
    units: [
      { id: 'a-12', name: 'Wohnung A 12', buildingId: 'a' },
      { id: 'b-3', name: 'Wohnung B 3', buildingId: 'b' },
    ],
    trades: [],
    revision: '1',
    milestones: [{ id: 'm1', name: { de: 'Estrich', en: '' }, days: [] }],
    lines: [],
    deadlines: [aStaffDeadline()],
    ...more,
  }
}

/**
 * How a deadline stands for one unit. Days are calendar days in Berlin, `YYYY-MM-DD`; which one it is today, the asker says.
 */
export const DEADLINE_STATUSES = ['overdue', 'upcoming', 'pending', 'completed'] as const
export type DeadlineStatus = (typeof DEADLINE_STATUSES)[number]

/** Days before its own from which on a deadline is upcoming. */
export const UPCOMING_DAYS = 14
/** A template's line lies at most so many weeks from its milestone, and a reminder so many days before the deadline. */
export const MAX_WEEKS = 260
export const MAX_REMINDER_DAYS = 90

/** A deadline, or a milestone, lies at most so many days ahead: a later year is one that somebody mistyped. */
export const MAX_DAYS_AHEAD = 3_653

const DAY_MS = 86_400_000

/** Days from one day to another; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((readDay(to) - readDay(from)) / DAY_MS)
}

/** The day so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(readDay(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Calendar days have no zone and no summer time: each is as long as the next. */
function readDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** The day itself is still in time. `remainingDays`: until the deadline's day. */
export function getDeadlineStatus(remainingDays: number, isCompleted: boolean): DeadlineStatus {
  return isCompleted ? 'completed' : getOpenStatus(remainingDays)
}

/** The same of one that is not completed. */
export function getOpenStatus(remainingDays: number): Exclude<DeadlineStatus, 'completed'> {
  if (remainingDays < 0) return 'overdue'
  return remainingDays <= UPCOMING_DAYS ? 'upcoming' : 'pending'
}

/** Whether a day is so far ahead that nobody can have meant it. */
export function isTooFar(day: string, today: string): boolean {
  return daysBetween(today, day) > MAX_DAYS_AHEAD
}

/** The day of a template's line; `weeks`: after the milestone, negative = before it. */
export function dayFromMilestone(milestone: string, weeks: number): string {
  return addDays(milestone, weeks * 7)
}

export interface ReminderTimes {
  /** Days before the deadline on which somebody is reminded. */
  readonly reminders: readonly number[]
  /** The deadline's day. */
  readonly day: string
  /** On which the deadline got this day: who was told of it then is not reminded of what was due before. */
  readonly since: string
  readonly today: string
}

/**
 * The reminders that are due, the nearest to the deadline first: their day has come, and the deadline's own is not over.
 * Of several only the first is to be sent, when nobody was there to send the others in time.
 */
export function listDueReminders({ reminders, day, since, today }: ReminderTimes): readonly number[] {
  const remaining = daysBetween(today, day)
  if (remaining < 0) return []
  return [...new Set(reminders)]
    .filter((days) => days >= remaining && addDays(day, -days) > since)
    .toSorted((a, b) => a - b)
}

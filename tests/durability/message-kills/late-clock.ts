import { berlinDay } from '#server/projects/berlin-days.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** From one life of the server to the next: longer than mails about a thread are apart and a mail is locked for. */
const LEAP_MS = 61 * MINUTE_MS
/** A life of the server is shorter. */
const LIFE_MS = 10 * MINUTE_MS
/** Seconds are all that the date of a mail has. */
const ROUNDING_MS = 5_000
/** Of the first life, in UTC: reminders go out by then, and leaps stay within the day. */
const FIRST_HOUR = 7

/** Node arguments of a server that goes by this clock. */
export const WITH_LATE_CLOCK = ['--import', './tests/durability/message-kills/later-clock.ts']

/** The clock of a server that is started again and again: from one life to the next it leaps, by minutes or to another day. */
export interface LateClock {
  /** The next life begins, after one more leap; answers what its process needs in its environment. */
  readonly leap: (isToAnotherDay: boolean) => { readonly CLOCK_AHEAD_MS: string }
  /** Number of the life in which it was that time, from 0; -1 = in none. */
  readonly lifeOf: (time: number) => number
  /** The first calendar day in Berlin, and those that have come since. */
  readonly days: () => readonly string[]
}

export function newLateClock(): LateClock {
  const begins: number[] = []
  return {
    leap(isToAnotherDay) {
      const last = begins.at(-1)
      const begin = last !== undefined && !isToAnotherDay ? last + LEAP_MS : nextMorning(last ?? Date.now())
      begins.push(begin)
      return { CLOCK_AHEAD_MS: String(begin - Date.now()) }
    },
    lifeOf: (time) => begins.findLastIndex((begin) => time >= begin - ROUNDING_MS && time < begin + LIFE_MS),
    days: () => [...new Set(begins.map(berlinDay))],
  }
}

function nextMorning(time: number): number {
  return (Math.floor(time / DAY_MS) + 1) * DAY_MS + FIRST_HOUR * 60 * MINUTE_MS
}

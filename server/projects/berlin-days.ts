/** Days and deadlines are reckoned in this zone, wherever the server stands (decision 30). */
const DAY_FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

const QUARTER_HOUR_MS = 15 * 60_000
const DAY_MS = 24 * 3_600_000

/** Calendar day in Berlin, `YYYY-MM-DD`. `time`: ms since epoch. */
export function berlinDay(time: number): string {
  return DAY_FORMAT.format(time)
}

/** ms since epoch at which the next calendar day in Berlin begins; days of 23 and 25 hours included. */
export function nextBerlinMidnight(time: number): number {
  const today = berlinDay(time)
  // Midnight lies on a quarter hour in every zone rule that Berlin has had since 1893.
  let low = Math.floor(time / QUARTER_HOUR_MS)
  let high = Math.ceil((time + DAY_MS + 2 * 3_600_000) / QUARTER_HOUR_MS)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (berlinDay(middle * QUARTER_HOUR_MS) === today) low = middle
    else high = middle
  }
  return high * QUARTER_HOUR_MS
}

/** ISO time of the last second of a calendar day in Berlin. `day`: `YYYY-MM-DD`. */
export function endOfBerlinDay(day: string): string {
  // Noon in UTC is on the same day in Berlin, whatever the season.
  return new Date(nextBerlinMidnight(Date.parse(`${day}T12:00:00Z`)) - 1_000).toISOString()
}

import { formatTime } from '#renderer/i18n/format-time.ts'

/** ms between two looks at the calendar: a timer until midnight would not know of clocks that are set and of sleep. */
const LOOK_MS = 60_000
/** A clock here that is so many ms ahead of the server's asks before the server's day begins: it asks once more. */
const AHEAD_MS = 300_000

/**
 * Tells each day that begins in Berlin, where deadlines have theirs, within a minute, and once more minutes later. Returns
 * the function that stops it.
 */
export function onNewDay(tell: () => void): () => void {
  const getDay = () => formatTime(new Date().toISOString(), 'de', 'shortDay')
  let day = getDay()
  let again: ReturnType<typeof setTimeout> | undefined
  const timer = setInterval(() => {
    const now = getDay()
    if (now === day) return
    day = now
    tell()
    again = setTimeout(tell, AHEAD_MS)
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    clearTimeout(again)
  }
}

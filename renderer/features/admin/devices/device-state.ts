import type { Locale } from '#shared/contracts/primitives.ts'
import type { Kiosk } from './use-devices.ts'

/** ms without a report after which something is wrong: devices report about every half minute. */
const SILENT_MS = 10 * 60_000

/** Keys of `state.*`: whether a device is heard of. */
export type DeviceState = 'new' | 'connected' | 'silent'

/** @param now ms since epoch */
export function readState({ lastSeenAt }: Pick<Kiosk, 'lastSeenAt'>, now: number): DeviceState {
  if (lastSeenAt === null) return 'new'
  return now - Date.parse(lastSeenAt) > SILENT_MS ? 'silent' : 'connected'
}

/** Keys of `content.*`: whether a device has what the project is now. */
export type ContentState = 'noProject' | 'nothingToShow' | 'none' | 'current' | 'behind'

export function getContent({ settings, manifestRevision, report }: Kiosk): ContentState {
  if (settings.projectId === null) return 'noProject'
  if (manifestRevision === null) return 'nothingToShow'
  if (report === null || report.manifestRevision === null) return 'none'
  return report.manifestRevision === manifestRevision ? 'current' : 'behind'
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, in the largest unit that fits. `time`: ISO; `now`: ms since epoch. */
export function agoText(time: string, now: number, locale: Locale): string {
  const passed = Math.max(0, now - Date.parse(time))
  const [unit, length] = STEPS.find(([, milliseconds]) => passed >= milliseconds) ?? ['second', 1_000]
  // A clock that is a little ahead must not say "in two seconds".
  const count = unit === 'second' ? 0 : -Math.floor(passed / length)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(count, unit)
}

/** Times that somebody can be told: minutes that are left, at least 0. Both ms since epoch. */
export function minutesLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 60_000))
}

import { isOwnAddress } from './addresses.ts'

/** Seconds without a question of the page for its state, after which it counts as silent; it asks every ten. */
export const SILENCE_SECONDS = 60

/** How things stand when the watchdog looks. */
export interface Watch {
  /** Address of the window's page. */
  readonly page: string
  /** Since the page last asked for its state, or was loaded. */
  readonly secondsSilent: number
  /** Since anybody last touched the device. */
  readonly secondsIdle: number
  /** From the device's settings. */
  readonly idleSeconds: number
  readonly countdownSeconds: number
}

/**
 * What the watchdog does. `silent`: the own page no longer asks for its state, so it is a fault. `end-visit`: somebody
 * went to the page behind the return button and left; that page counts no idle time of its own (decision 35), so the
 * program does. `nothing`: all is well.
 */
export function decideWatch(watch: Watch): 'nothing' | 'silent' | 'end-visit' {
  if (isOwnAddress(watch.page)) return watch.secondsSilent > SILENCE_SECONDS ? 'silent' : 'nothing'
  return watch.secondsIdle >= watch.idleSeconds + watch.countdownSeconds ? 'end-visit' : 'nothing'
}

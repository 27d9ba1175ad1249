import type { Contents, On } from './electron-types.ts'

/** Seconds without a hand that a system has to have told once before its word counts: some say 0 for ever. */
export const PROOF_SECONDS = 60
/** What a screen tells of by itself, without a hand. */
const NO_HAND: ReadonlySet<string> = new Set(['undefined', 'mouseEnter', 'mouseLeave'])

export interface Presence {
  /** A hand has done something. */
  readonly noted: () => void
  /** Since a hand last did something; 0 = just now. */
  readonly secondsIdle: () => number
}

interface PresenceOptions {
  /** Ms of a clock that goes evenly and forward only: a machine's clock that is set would end a visit, or keep it. */
  readonly elapsed: () => number
  /** What the operating system says, in seconds. Under Wayland it says 0 for ever, or throws. */
  readonly systemIdle: () => number
}

/**
 * For how long nobody has been at the device. What counts are the touches and keys that reach the window. The system's
 * word only ever makes the time shorter, for touches that are not told of (in a frame of somebody else's page), and only
 * once it has shown that it counts at all: under cage it never does.
 */
export function createPresence({ elapsed, systemIdle }: PresenceOptions): Presence {
  let last = elapsed()
  let isSystemProven = false

  function secondsOfSystem(): number {
    try {
      const seconds = systemIdle()
      isSystemProven ||= seconds >= PROOF_SECONDS
      return isSystemProven ? seconds : Number.POSITIVE_INFINITY
    } catch {
      return Number.POSITIVE_INFINITY
    }
  }

  return {
    noted: () => void (last = elapsed()),
    secondsIdle: () => Math.min(Math.floor((elapsed() - last) / 1_000), secondsOfSystem()),
  }
}

/** Counts touches and keys in every window there is or will be, on the own page as on the one behind the return button. */
export function watchHands(
  app: { readonly on: On<{ 'web-contents-created': [unknown, Contents] }> },
  { noted }: Pick<Presence, 'noted'>,
): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('input-event', (_input, { type }) => {
      if (!NO_HAND.has(type)) noted()
    })
    // Keys are told of here also when a frame has them.
    contents.on('before-input-event', () => noted())
  })
}

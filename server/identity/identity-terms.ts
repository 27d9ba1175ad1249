/** How long the tokens of links work, in ms (decision 9), and how often identity calls may be made. */
const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export const INVITATION_MS = 30 * DAY_MS
/** ms within which one invitation is not sent again twice: two of the team who do it at once mean one mail. */
export const RESEND_PAUSE_MS = 10_000
export const PASSWORD_RESET_MS = HOUR_MS
export const SETUP_LINK_MS = DAY_MS
export const LOGIN_LINK_MS = 5 * MINUTE_MS

interface Window {
  readonly limit: number
  readonly windowMs: number
}

interface ActionLimits {
  readonly address: Window
  readonly account: Window
  /** It goes on where nothing can be stored (see `RateRule`). */
  readonly isOfReads?: boolean
}

/**
 * What an address may do, and what may be done to one account: an e-mail, a token or a user, whichever the call
 * names. An address may be a whole office's.
 */
const LIMITS = {
  linkLogin: { address: window(60, 15), account: window(10, 15) },
  invitationLookup: { address: window(120, 15), account: window(60, 15), isOfReads: true },
  registration: { address: window(30, 15), account: window(10, 15) },
  invitationAcceptance: { address: window(60, 15), account: window(10, 15) },
  // Somebody else's mailbox is not to be filled from here.
  passwordRequest: { address: window(20, 15), account: window(3, 60) },
  passwordResetCheck: { address: window(120, 15), account: window(60, 15), isOfReads: true },
  passwordReset: { address: window(30, 15), account: window(10, 15) },
  passwordChange: { address: window(100, 15), account: window(10, 15) },
  // Each is written to the audit log.
  profileChange: { address: window(600, 15), account: window(100, 15) },
  invitationMail: { address: window(200, 60), account: window(5, 60) },
  loginLink: { address: window(200, 60), account: window(60, 60) },
  // Not in all: whoever tries codes would keep every kiosk from pairing, and of 38 bits that hold for 15 minutes
  // even many addresses guess none.
  kioskPairing: { address: window(20, 15), account: window(5, 15) },
  kioskCode: { address: window(60, 60), account: window(30, 60) },
  setupLookup: { address: window(120, 15), account: window(60, 15), isOfReads: true },
  setup: { address: window(30, 15), account: window(10, 15) },
  setupMail: { address: window(20, 60), account: window(10, 60) },
  dataExport: { address: window(100, 60), account: window(20, 60) },
} as const satisfies Record<string, ActionLimits>

export type LimitedAction = keyof typeof LIMITS

export const IDENTITY_LIMITS: Readonly<Record<LimitedAction, ActionLimits>> = LIMITS

function window(limit: number, minutes: number): Window {
  return { limit, windowMs: minutes * MINUTE_MS }
}

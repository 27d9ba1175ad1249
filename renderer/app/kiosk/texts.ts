import type { Namespace } from '#renderer/i18n/resources.types.ts'

/** What the kiosk shows first, in whichever language; the build has its page ask for all of it at once (ADR 13). */
export const KIOSK_TEXTS = [
  'common',
  'kiosk',
  'configurator',
  'session',
  'dashboard',
  'units',
] as const satisfies readonly Namespace[]

import type { Locale } from '#shared/contracts/primitives.ts'

/**
 * What a save tells the sellers (PRO-20), by the project's own language. Not among the texts of the page: those are in the
 * visitor's, and the others are not loaded.
 */
export const SELLER_WORDS = {
  de: {
    subject: 'Meine Konfiguration',
    comment:
      'Die interessierte Person hat die Konfiguration der Wohneinheit gespeichert und keine Nachricht hinterlassen.',
  },
  en: {
    subject: 'My configuration',
    comment: 'The prospect has saved the configuration of the unit and left no message.',
  },
} as const satisfies Record<Locale, { subject: string; comment: string }>

import type { Locale } from '#shared/contracts/primitives.ts'
import { mailDay } from '../mail-format.ts'
import type { MailContent } from './layout.ts'
import { pointingMail, type PointingMailData } from './pointing.ts'

export interface DeadlineMailData extends PointingMailData {
  /** `set`: dates are new or have moved. `due`: one comes near. */
  readonly occasion: 'set' | 'due'
  readonly unitName: string
  /** ISO time of the one that comes near; null = of several, or nothing is said of it. */
  readonly expiresAt: string | null
}

const TEXTS = {
  de: {
    set: {
      title: 'Termine Ihrer Wohnung',
      intro: (unit: string) => `Für „${unit}“ gibt es einen neuen oder geänderten Termin.`,
    },
    due: {
      title: 'Ein Termin rückt näher',
      intro: (unit: string, day: string) =>
        day === ''
          ? `Für „${unit}“ rücken Termine näher. Was bis dahin offen ist und was dann gilt, sehen Sie im Portal.`
          : `Für „${unit}“ gibt es einen Termin am ${day}. Was bis dahin offen ist und was dann gilt, sehen Sie im Portal.`,
    },
    open: 'Termine ansehen',
  },
  en: {
    set: {
      title: 'Dates of your home',
      intro: (unit: string) => `There is a new or changed date for “${unit}”.`,
    },
    due: {
      title: 'A date is coming near',
      intro: (unit: string, day: string) =>
        day === ''
          ? `Dates for “${unit}” are coming near. The portal shows what is open until then, and what holds afterwards.`
          : `There is a date for “${unit}” on ${day}. The portal shows what is open until then, and what holds afterwards.`,
    },
    open: 'See the dates',
  },
} as const satisfies Record<Locale, unknown>

/** That dates are new, or that one comes near: where to read it, and nothing of what it says (DDL-28, decision 63). */
export function deadlineMail(data: DeadlineMailData): MailContent {
  const { occasion, locale, unitName, expiresAt } = data
  const { open, [occasion]: words } = TEXTS[locale]
  const subject = `${words.title}: ${unitName}`
  const intro = words.intro(unitName, expiresAt === null ? '' : mailDay(expiresAt, locale))
  return pointingMail(data, { subject, title: words.title, intro, open, reader: 'buyer' })
}

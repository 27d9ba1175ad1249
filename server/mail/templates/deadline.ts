import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailColours } from '../brand.ts'
import { html } from '../html.ts'
import { mailDay } from '../mail-format.ts'
import { button, layout, type MailContent, paragraph } from './layout.ts'

export interface DeadlineMailData {
  /** `set`: dates are new or have moved. `due`: one comes near. */
  readonly occasion: 'set' | 'due'
  readonly locale: Locale
  readonly colours: MailColours
  readonly projectName: string
  readonly unitName: string
  /** ISO time of the one that comes near; null = of several, or nothing is said of it. */
  readonly expiresAt: string | null
  /** Whole address of where they are read. */
  readonly url: string
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
    footer:
      'Sie erhalten diese E-Mail, weil Sie im Portal des Projekts Zugang zu dieser Wohnung haben. Abbestellen können Sie sie in Ihren Einstellungen.',
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
    footer:
      'You receive this e-mail because you have access to this home in the project’s portal. You can turn it off in your settings.',
  },
} as const satisfies Record<Locale, unknown>

/** That dates are new, or that one comes near: where to read it, and nothing of what it says (DDL-28, decision 63). */
export function deadlineMail(data: DeadlineMailData): MailContent {
  const { occasion, locale, colours, projectName, unitName, expiresAt, url } = data
  const { open, footer, [occasion]: words } = TEXTS[locale]
  const subject = `${words.title}: ${unitName}`
  const intro = words.intro(unitName, expiresAt === null ? '' : mailDay(expiresAt, locale))
  return {
    subject,
    text: [words.title, '', intro, '', `${open}:`, url, '', footer, ''].join('\n'),
    html: layout({
      colours,
      locale,
      subject,
      preview: intro,
      projectName,
      title: words.title,
      footer,
      body: html`${paragraph(intro)}${button(colours, url, open)}`,
    }),
  }
}

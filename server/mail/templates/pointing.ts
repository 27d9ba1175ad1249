import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailColours } from '../brand.ts'
import { html } from '../html.ts'
import { button, layout, type MailContent, paragraph } from './layout.ts'

/** What a mail needs that says no more than where something is to be read. */
export interface PointingMailData {
  readonly locale: Locale
  readonly colours: MailColours
  readonly projectName: string
  /** Whole address of where it is read. */
  readonly url: string
}

interface PointingWords {
  readonly subject: string
  readonly title: string
  readonly intro: string
  /** On the button. */
  readonly open: string
  /** Below the button. */
  readonly more?: readonly string[]
  /** Why one gets it. */
  readonly reader: keyof typeof FOOTERS
}

/** Why somebody gets a mail, and that they need not. */
const FOOTERS = {
  buyer: {
    de: 'Sie erhalten diese E-Mail, weil Sie im Portal des Projekts Zugang zu dieser Wohnung haben. Abbestellen können Sie sie in Ihren Einstellungen.',
    en: 'You receive this e-mail because you have access to this home in the project’s portal. You can turn it off in your settings.',
  },
  team: {
    de: 'Sie erhalten diese E-Mail als Mitglied des Projektteams. Abbestellen können Sie sie in Ihren Einstellungen.',
    en: 'You receive this e-mail as a member of the project team. You can turn it off in your settings.',
  },
} as const satisfies Record<string, Record<Locale, string>>

/** A mail of a sentence and a button, without anything of what is to be read there (decision 63). */
export function pointingMail(
  { locale, colours, projectName, url }: PointingMailData,
  words: PointingWords,
): MailContent {
  const { subject, title, intro, open, more = [], reader } = words
  const footer = FOOTERS[reader][locale]
  return {
    subject,
    text: [title, '', intro, '', `${open}:`, url, '', ...more.flatMap((line) => [line, '']), footer, ''].join('\n'),
    html: layout({
      colours,
      locale,
      subject,
      preview: intro,
      projectName,
      title,
      footer,
      body: html`${paragraph(intro)}${button(colours, url, open)}${more.map(paragraph)}`,
    }),
  }
}

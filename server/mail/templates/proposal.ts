import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailColours } from '../brand.ts'
import { html } from '../html.ts'
import { button, layout, type MailContent, paragraph } from './layout.ts'

export interface ProposalMailData {
  /** `sent`: to a buyer. `answered`: to who proposed. */
  readonly occasion: 'sent' | 'answered'
  readonly locale: Locale
  readonly colours: MailColours
  readonly projectName: string
  readonly unitName: string
  /** Whole address of where it is read. */
  readonly url: string
}

const TEXTS = {
  de: {
    sent: {
      title: 'Ein Vorschlag für Ihre Ausstattung',
      intro: (unit: string) =>
        `Ihr Projektteam hat Ihnen einen Vorschlag für „${unit}“ gemacht. An Ihrer Auswahl ändert sich nichts, bevor Sie zustimmen.`,
      open: 'Vorschlag ansehen',
      footer:
        'Sie erhalten diese E-Mail, weil Sie im Portal des Projekts Zugang zu dieser Wohnung haben. Abbestellen können Sie sie in Ihren Einstellungen.',
    },
    answered: {
      title: 'Antwort auf Ihren Vorschlag',
      intro: (unit: string) => `Zu Ihrem Vorschlag für „${unit}“ gibt es eine Antwort.`,
      open: 'Antwort ansehen',
      footer:
        'Sie erhalten diese E-Mail als Mitglied des Projektteams. Abbestellen können Sie sie in Ihren Einstellungen.',
    },
  },
  en: {
    sent: {
      title: 'A proposal for your fittings',
      intro: (unit: string) =>
        `Your project team has made you a proposal for “${unit}”. Nothing changes in your choices before you agree.`,
      open: 'See the proposal',
      footer:
        'You receive this e-mail because you have access to this home in the project’s portal. You can turn it off in your settings.',
    },
    answered: {
      title: 'Answer to your proposal',
      intro: (unit: string) => `There is an answer to your proposal for “${unit}”.`,
      open: 'See the answer',
      footer: 'You receive this e-mail as a member of the project team. You can turn it off in your settings.',
    },
  },
} as const satisfies Record<Locale, unknown>

/** That there is a proposal, or an answer to one: where to read it, and nothing of what it says (PRP-7). */
export function proposalMail({ occasion, locale, colours, projectName, unitName, url }: ProposalMailData): MailContent {
  const words = TEXTS[locale][occasion]
  const subject = `${words.title}: ${unitName}`
  const intro = words.intro(unitName)
  return {
    subject,
    text: [words.title, '', intro, '', `${words.open}:`, url, '', words.footer, ''].join('\n'),
    html: layout({
      colours,
      locale,
      subject,
      preview: intro,
      projectName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(intro)}${button(colours, url, words.open)}`,
    }),
  }
}

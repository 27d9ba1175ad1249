import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailContent } from './layout.ts'
import { pointingMail, type PointingMailData } from './pointing.ts'

export interface ProposalMailData extends PointingMailData {
  /** `sent`: to a buyer. `answered`: to who proposed. */
  readonly occasion: 'sent' | 'answered'
  readonly unitName: string
}

const TEXTS = {
  de: {
    sent: {
      title: 'Ein Vorschlag für Ihre Ausstattung',
      intro: (unit: string) =>
        `Ihr Projektteam hat Ihnen einen Vorschlag für „${unit}“ gemacht. An Ihrer Auswahl ändert sich nichts, bevor Sie zustimmen.`,
      open: 'Vorschlag ansehen',
    },
    answered: {
      title: 'Antwort auf Ihren Vorschlag',
      intro: (unit: string) => `Zu Ihrem Vorschlag für „${unit}“ gibt es eine Antwort.`,
      open: 'Antwort ansehen',
    },
  },
  en: {
    sent: {
      title: 'A proposal for your fittings',
      intro: (unit: string) =>
        `Your project team has made you a proposal for “${unit}”. Nothing changes in your choices before you agree.`,
      open: 'See the proposal',
    },
    answered: {
      title: 'Answer to your proposal',
      intro: (unit: string) => `There is an answer to your proposal for “${unit}”.`,
      open: 'See the answer',
    },
  },
} as const satisfies Record<Locale, unknown>

/** That there is a proposal, or an answer to one: where to read it, and nothing of what it says (PRP-7). */
export function proposalMail(data: ProposalMailData): MailContent {
  const { title, intro, open } = TEXTS[data.locale][data.occasion]
  const subject = `${title}: ${data.unitName}`
  const reader = data.occasion === 'sent' ? 'buyer' : 'team'
  return pointingMail(data, { subject, title, intro: intro(data.unitName), open, reader })
}

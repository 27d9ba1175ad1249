import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailContent } from './layout.ts'
import { pointingMail, type PointingMailData } from './pointing.ts'

export interface MessageMailData extends PointingMailData {
  /** `toBuyer`, `toTeam`: there is a message. `assigned`: somebody of the team was given a thread. */
  readonly occasion: 'toBuyer' | 'toTeam' | 'assigned'
  readonly unitName: string
  /** An answer to the mail arrives in the thread. */
  readonly takesAnswers: boolean
}

const TEXTS = {
  de: {
    toBuyer: {
      title: 'Eine Nachricht von Ihrem Projektteam',
      intro: (unit: string) => `Ihr Projektteam hat Ihnen zu „${unit}“ geschrieben.`,
    },
    toTeam: {
      title: 'Eine Nachricht von Ihren Käufern',
      intro: (unit: string) => `Zu „${unit}“ ist eine Nachricht eingegangen.`,
    },
    assigned: {
      title: 'Eine Unterhaltung für Sie',
      intro: (unit: string) => `Ihnen wurde eine Unterhaltung zu „${unit}“ zugewiesen.`,
    },
    open: 'Unterhaltung öffnen',
    answer: 'Sie können auch auf diese E-Mail antworten.',
  },
  en: {
    toBuyer: {
      title: 'A message from your project team',
      intro: (unit: string) => `Your project team has written to you about “${unit}”.`,
    },
    toTeam: {
      title: 'A message from your buyers',
      intro: (unit: string) => `There is a message about “${unit}”.`,
    },
    assigned: {
      title: 'A conversation for you',
      intro: (unit: string) => `You were given a conversation about “${unit}”.`,
    },
    open: 'Open the conversation',
    answer: 'You can also answer this e-mail.',
  },
} as const satisfies Record<Locale, unknown>

/** That there is a message: where to read it, and nothing of what it says (decision 63). */
export function messageMail(data: MessageMailData): MailContent {
  const { locale, occasion, unitName, takesAnswers } = data
  const { open, answer, [occasion]: words } = TEXTS[locale]
  const { title, intro } = words
  return pointingMail(data, {
    subject: `${title}: ${unitName}`,
    title,
    intro: intro(unitName),
    open,
    more: takesAnswers ? [answer] : [],
    reader: occasion === 'toBuyer' ? 'buyer' : 'team',
  })
}

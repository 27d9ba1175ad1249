import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailColours } from '../brand.ts'
import { html } from '../html.ts'
import { button, layout, type MailContent, paragraph } from './layout.ts'

export interface MessageMailData {
  /** `toBuyer`, `toTeam`: there is a message. `assigned`: somebody of the team was given a thread. */
  readonly occasion: 'toBuyer' | 'toTeam' | 'assigned'
  readonly locale: Locale
  readonly colours: MailColours
  readonly projectName: string
  readonly unitName: string
  /** Whole address of the thread. */
  readonly url: string
  /** An answer to the mail arrives in the thread. */
  readonly takesAnswers: boolean
}

const TEXTS = {
  de: {
    toBuyer: {
      title: 'Eine Nachricht von Ihrem Projektteam',
      intro: (unit: string) => `Ihr Projektteam hat Ihnen zu „${unit}“ geschrieben.`,
      footer:
        'Sie erhalten diese E-Mail, weil Sie im Portal des Projekts Zugang zu dieser Wohnung haben. Abbestellen können Sie sie in Ihren Einstellungen.',
    },
    toTeam: {
      title: 'Eine Nachricht von Ihren Käufern',
      intro: (unit: string) => `Zu „${unit}“ ist eine Nachricht eingegangen.`,
      footer:
        'Sie erhalten diese E-Mail als Mitglied des Projektteams. Abbestellen können Sie sie in Ihren Einstellungen.',
    },
    assigned: {
      title: 'Eine Unterhaltung für Sie',
      intro: (unit: string) => `Ihnen wurde eine Unterhaltung zu „${unit}“ zugewiesen.`,
      footer:
        'Sie erhalten diese E-Mail als Mitglied des Projektteams. Abbestellen können Sie sie in Ihren Einstellungen.',
    },
    open: 'Unterhaltung öffnen',
    answer: 'Sie können auch auf diese E-Mail antworten.',
  },
  en: {
    toBuyer: {
      title: 'A message from your project team',
      intro: (unit: string) => `Your project team has written to you about “${unit}”.`,
      footer:
        'You receive this e-mail because you have access to this home in the project’s portal. You can turn it off in your settings.',
    },
    toTeam: {
      title: 'A message from your buyers',
      intro: (unit: string) => `There is a message about “${unit}”.`,
      footer: 'You receive this e-mail as a member of the project team. You can turn it off in your settings.',
    },
    assigned: {
      title: 'A conversation for you',
      intro: (unit: string) => `You were given a conversation about “${unit}”.`,
      footer: 'You receive this e-mail as a member of the project team. You can turn it off in your settings.',
    },
    open: 'Open the conversation',
    answer: 'You can also answer this e-mail.',
  },
} as const satisfies Record<Locale, unknown>

/** That there is a message: where to read it, and nothing of what it says (decision 63). */
export function messageMail(data: MessageMailData): MailContent {
  const { occasion, locale, colours, projectName, unitName, url, takesAnswers } = data
  const { open, answer, ...occasions } = TEXTS[locale]
  const words = occasions[occasion]
  const subject = `${words.title}: ${unitName}`
  const intro = words.intro(unitName)
  const more = takesAnswers ? [answer] : []
  return {
    subject,
    text: [words.title, '', intro, '', `${open}:`, url, '', ...more, ...more.map(() => ''), words.footer, ''].join(
      '\n',
    ),
    html: layout({
      colours,
      locale,
      subject,
      preview: intro,
      projectName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(intro)}${button(colours, url, open)}${more.map(paragraph)}`,
    }),
  }
}

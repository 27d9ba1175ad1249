import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailColours } from '../brand.ts'
import { html } from '../html.ts'
import { button, layout, type MailContent, paragraph } from './layout.ts'

export interface EnquiryAssignedData {
  readonly locale: Locale
  readonly colours: MailColours
  readonly projectName: string
  /** Whole address of the enquiry. */
  readonly url: string
}

const TEXTS = {
  de: {
    subject: (project: string) => `Eine Anfrage wurde Ihnen zugewiesen: ${project}`,
    title: 'Eine Anfrage wurde Ihnen zugewiesen',
    intro: (project: string) => `Jemand aus dem Team hat Ihnen eine Anfrage zu „${project}“ gegeben.`,
    open: 'Anfrage ansehen',
    footer:
      'Sie erhalten diese E-Mail als Mitglied des Projektteams. Abbestellen können Sie sie in Ihren Einstellungen.',
  },
  en: {
    subject: (project: string) => `An enquiry was assigned to you: ${project}`,
    title: 'An enquiry was assigned to you',
    intro: (project: string) => `Somebody of the team has given you an enquiry about “${project}”.`,
    open: 'Look at the enquiry',
    footer: 'You receive this e-mail as a member of the project team. You can turn it off in your settings.',
  },
} as const satisfies Record<Locale, unknown>

/** To somebody of the team: an enquiry is theirs now. Nothing in it is a prospect's. */
export function enquiryAssignedMail({ locale, colours, projectName, url }: EnquiryAssignedData): MailContent {
  const words = TEXTS[locale]
  const subject = words.subject(projectName)
  const intro = words.intro(projectName)
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

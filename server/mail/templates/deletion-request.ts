import type { Locale } from '#shared/contracts/primitives.ts'
import { html } from '../html.ts'
import { PORTAL_COLOURS } from '../brand.ts'
import { facts, layout, type MailContent, paragraph } from './layout.ts'

export interface DeletionRequestMailData {
  readonly locale: Locale
  readonly accountName: string
  readonly name: string
  readonly email: string
  /** '' = none. */
  readonly message: string
}

const TEXTS = {
  de: {
    subject: 'Bitte um Löschung der Daten',
    intro:
      'Diese Person bittet darum, dass ihre Daten gelöscht werden. Bitte antworten Sie ihr innerhalb eines Monats.',
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    footer: 'Antworten auf diese E-Mail gehen an die Person selbst.',
  },
  en: {
    subject: 'Request to delete data',
    intro: 'This person asks for their data to be deleted. Please answer them within a month.',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    footer: 'Replies to this e-mail go to the person themselves.',
  },
} as const satisfies Record<Locale, unknown>

/** To the account's admins: somebody wants to be deleted (decision 24). */
export function deletionRequestMail(data: DeletionRequestMailData): MailContent {
  const words = TEXTS[data.locale]
  const rows: (readonly [string, string])[] = [
    [words.name, data.name],
    [words.email, data.email],
    ...(data.message === '' ? [] : [[words.message, data.message] as const]),
  ]
  return {
    subject: words.subject,
    text: [
      words.subject,
      '',
      words.intro,
      '',
      ...rows.map(([name, value]) => `${name}: ${value}`),
      '',
      words.footer,
      '',
    ].join('\n'),
    html: layout({
      colours: PORTAL_COLOURS,
      locale: data.locale,
      subject: words.subject,
      preview: words.intro,
      projectName: data.accountName,
      title: words.subject,
      footer: words.footer,
      body: html`${paragraph(words.intro)}${facts(PORTAL_COLOURS, rows)}`,
    }),
  }
}

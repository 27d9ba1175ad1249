import type { Locale } from '#shared/contracts/primitives.ts'
import { haveCents } from '#shared/domain/kernel/have-cents.ts'
import { html } from '../html.ts'
import { mailMoment, mailPrice } from '../mail-format.ts'
import type { MailColours } from '../brand.ts'
import { button, facts, layout, type MailContent, paragraph } from './layout.ts'

export interface ProspectNoticeData {
  readonly colours: MailColours
  /** The sellers' own. */
  readonly locale: Locale
  /** What the visitor chose and wrote in. */
  readonly visitorLocale: Locale
  readonly projectName: string
  readonly unitName: string
  readonly requestsContact: boolean
  /** What the visitor sent along; '' = the usual words. */
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly comment: string
  /** Cents; null = the project shows no prices. */
  readonly total: number | null
  readonly onRequestCount: number
  /** ISO time at which the portal took it in; from a device without a network that is later than it was sent. */
  readonly receivedAt: string
  /** Whole address of the restore page. */
  readonly url: string
}

const TEXTS = {
  de: {
    contactSubject: (unit: string) => `Kontaktanfrage zu ${unit}`,
    savedSubject: 'Meine Konfiguration',
    contactTitle: 'Jemand bittet um Kontakt',
    savedTitle: 'Eine Konfiguration wurde gespeichert',
    intro: (unit: string, project: string) => `Zur Einheit „${unit}“ in „${project}“:`,
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
    received: 'Eingegangen',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'Englisch' },
    total: 'Aufpreis gesamt',
    onRequest: (count: number) => `+ ${count} auf Anfrage`,
    open: 'Konfiguration ansehen',
    footer: 'Antworten auf diese E-Mail gehen an die Person selbst.',
  },
  en: {
    contactSubject: (unit: string) => `Contact request about ${unit}`,
    savedSubject: 'My configuration',
    contactTitle: 'Somebody asks for contact',
    savedTitle: 'A configuration has been saved',
    intro: (unit: string, project: string) => `About the home “${unit}” in “${project}”:`,
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Message',
    received: 'Received',
    language: 'Language',
    languages: { de: 'German', en: 'English' },
    total: 'Total surcharge',
    onRequest: (count: number) => `+ ${count} on request`,
    open: 'See the configuration',
    footer: 'Replies to this e-mail go to the person themselves.',
  },
} as const satisfies Record<Locale, unknown>

/** To the people who sell the unit: who has saved a configuration or asks for contact (PRO-11, PRO-20). */
export function prospectNoticeMail(data: ProspectNoticeData): MailContent {
  const words = TEXTS[data.locale]
  const fallback = data.requestsContact ? words.contactSubject(data.unitName) : words.savedSubject
  const said = data.subject === '' ? fallback : data.subject
  // Many of these lie below each other in a seller's inbox.
  const subject = data.requestsContact ? said : `${said}: ${data.unitName}`
  const title = data.requestsContact ? words.contactTitle : words.savedTitle
  const total = data.total === null ? null : mailPrice(data.total, data.locale, haveCents([data.total]))
  const onRequest = data.onRequestCount > 0 ? ` ${words.onRequest(data.onRequestCount)}` : ''
  const rows: (readonly [string, string])[] = [
    ...(data.name === '' ? [] : [[words.name, data.name] as const]),
    [words.email, data.email],
    ...(data.phone === null ? [] : [[words.phone, data.phone] as const]),
    ...(data.comment === '' ? [] : [[words.message, data.comment] as const]),
    ...(total === null ? [] : [[words.total, `${total}${onRequest}`] as const]),
    [words.received, mailMoment(data.receivedAt, data.locale)],
    [words.language, words.languages[data.visitorLocale]],
  ]
  const intro = words.intro(data.unitName, data.projectName)
  return {
    subject,
    text: [
      title,
      '',
      intro,
      '',
      ...rows.map(([name, value]) => `${name}: ${value}`),
      '',
      `${words.open}:`,
      data.url,
      '',
      words.footer,
      '',
    ].join('\n'),
    html: layout({
      colours: data.colours,
      locale: data.locale,
      subject,
      preview: intro,
      projectName: data.projectName,
      title,
      footer: words.footer,
      body: html`${paragraph(intro)}${facts(data.colours, rows)}${button(data.colours, data.url, words.open)}`,
    }),
  }
}

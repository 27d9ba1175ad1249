import type { Locale } from '#shared/contracts/primitives.ts'
import { html } from '../html.ts'
import { mailDay } from '../mail-format.ts'
import { button, facts, layout, type MailContent, paragraph } from './layout.ts'

export interface InvitationMailData {
  readonly locale: Locale
  /** The project, or the account where there is none. */
  readonly projectName: string
  readonly group: 'buyer' | 'user'
  readonly firstName: string
  readonly lastName: string
  /** Names of the units; empty for staff. */
  readonly unitNames: readonly string[]
  /** Whole address of the registration page. */
  readonly url: string
  /** ISO time until which it opens. */
  readonly expiresAt: string
}

const TEXTS = {
  de: {
    subject: (project: string) => `Ihr Zugang zu ${project}`,
    title: 'Willkommen',
    greeting: (name: string) => `Guten Tag ${name},`,
    intro: {
      buyer: (project: string) =>
        `in „${project}“ wählen Sie die Ausstattung Ihres neuen Zuhauses selbst. Mit diesem Link richten Sie Ihren Zugang ein.`,
      user: (project: string) =>
        `Sie sind eingeladen, „${project}“ mit zu betreuen. Mit diesem Link richten Sie Ihren Zugang ein.`,
    },
    units: (count: number) => (count === 1 ? 'Ihre Einheit' : 'Ihre Einheiten'),
    open: 'Zugang einrichten',
    until: (day: string) => `Der Link gilt bis zum ${day} und nur einmal.`,
    footer: 'Haben Sie diese Einladung nicht erwartet, ist nichts weiter zu tun.',
  },
  en: {
    subject: (project: string) => `Your access to ${project}`,
    title: 'Welcome',
    greeting: (name: string) => `Hello ${name},`,
    intro: {
      buyer: (project: string) =>
        `in “${project}” you choose the fittings of your new home yourself. This link sets up your access.`,
      user: (project: string) => `you are invited to help look after “${project}”. This link sets up your access.`,
    },
    units: (count: number) => (count === 1 ? 'Your unit' : 'Your units'),
    open: 'Set up access',
    until: (day: string) => `The link works until ${day}, and once only.`,
    footer: 'If you did not expect this invitation, there is nothing to do.',
  },
} as const satisfies Record<Locale, unknown>

/** To somebody who is invited: where to register (AUT-22). */
export function invitationMail(data: InvitationMailData): MailContent {
  const words = TEXTS[data.locale]
  const subject = words.subject(data.projectName)
  const greeting = words.greeting(`${data.firstName} ${data.lastName}`.trim())
  const intro = words.intro[data.group](data.projectName)
  const until = words.until(mailDay(data.expiresAt, data.locale))
  const units = data.unitNames.join('\n')
  const unitsLabel = words.units(data.unitNames.length)
  return {
    subject,
    text: [
      greeting,
      '',
      intro,
      ...(units === '' ? [] : ['', `${unitsLabel}:`, units]),
      '',
      `${words.open}:`,
      data.url,
      '',
      until,
      '',
      words.footer,
      '',
    ].join('\n'),
    html: layout({
      locale: data.locale,
      subject,
      preview: intro,
      projectName: data.projectName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(greeting)}${paragraph(intro)}${units === '' ? null : facts([[unitsLabel, units]])}${button(data.url, words.open)}
<p style="margin:0;font-size:14px;color:#56606b">${until}</p>`,
    }),
  }
}

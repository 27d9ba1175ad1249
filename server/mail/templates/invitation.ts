import type { Locale } from '#shared/contracts/primitives.ts'
import { html } from '../html.ts'
import { mailDay } from '../mail-format.ts'
import type { MailColours } from '../brand.ts'
import { button, facts, layout, type MailContent, paragraph, remark } from './layout.ts'

export interface InvitationMailData {
  readonly colours: MailColours
  readonly locale: Locale
  /** The project, or the account where there is none. */
  readonly projectName: string
  /** `member`: a buyer who has an account, invited to further units. */
  readonly kind: 'buyer' | 'user' | 'member'
  readonly firstName: string
  readonly lastName: string
  /** Names of the units; empty for staff. */
  readonly unitNames: readonly string[]
  /** Whole address of the page to register or, for a member, to accept. */
  readonly url: string
  /** ISO time until which it opens. */
  readonly expiresAt: string
}

const TEXTS = {
  de: {
    subject: {
      buyer: (project: string) => `Ihr Zugang zu ${project}`,
      user: (project: string) => `Ihr Zugang zu ${project}`,
      member: (project: string) => `Neu für Sie in ${project}`,
    },
    title: { buyer: 'Willkommen', user: 'Willkommen', member: 'Neu für Sie' },
    greeting: (name: string) => `Guten Tag ${name},`,
    intro: {
      buyer: (project: string) =>
        `in „${project}“ wählen Sie die Ausstattung Ihres neuen Zuhauses selbst. Mit diesem Link richten Sie Ihren Zugang ein.`,
      user: (project: string) =>
        `Sie sind eingeladen, „${project}“ mit zu betreuen. Mit diesem Link richten Sie Ihren Zugang ein.`,
      member: (project: string, count: number) =>
        count === 1
          ? `in „${project}“ ist eine weitere Einheit für Sie vorbereitet. Melden Sie sich über diesen Link wie gewohnt an und nehmen Sie sie an; dann gehört sie zu Ihrem Zugang.`
          : `in „${project}“ sind weitere Einheiten für Sie vorbereitet. Melden Sie sich über diesen Link wie gewohnt an und nehmen Sie sie an; dann gehören sie zu Ihrem Zugang.`,
    },
    units: (count: number) => (count === 1 ? 'Ihre Einheit' : 'Ihre Einheiten'),
    open: { buyer: 'Zugang einrichten', user: 'Zugang einrichten', member: 'Ansehen und annehmen' },
    until: (day: string) => `Der Link gilt bis zum ${day} und nur einmal.`,
    footer: 'Haben Sie diese Einladung nicht erwartet, ist nichts weiter zu tun.',
  },
  en: {
    subject: {
      buyer: (project: string) => `Your access to ${project}`,
      user: (project: string) => `Your access to ${project}`,
      member: (project: string) => `New for you in ${project}`,
    },
    title: { buyer: 'Welcome', user: 'Welcome', member: 'New for you' },
    greeting: (name: string) => `Hello ${name},`,
    intro: {
      buyer: (project: string) =>
        `in “${project}” you choose the fittings of your new home yourself. This link sets up your access.`,
      user: (project: string) => `you are invited to help look after “${project}”. This link sets up your access.`,
      member: (project: string, count: number) =>
        count === 1
          ? `another home in “${project}” has been prepared for you. Follow this link, log in as usual and accept it; then it is part of your access.`
          : `more homes in “${project}” have been prepared for you. Follow this link, log in as usual and accept them; then they are part of your access.`,
    },
    units: (count: number) => (count === 1 ? 'Your home' : 'Your homes'),
    open: { buyer: 'Set up access', user: 'Set up access', member: 'See and accept' },
    until: (day: string) => `The link works until ${day}, and once only.`,
    footer: 'If you did not expect this invitation, there is nothing to do.',
  },
} as const satisfies Record<Locale, unknown>

/** To somebody who is invited: where to register (AUT-22), or where a member accepts. */
export function invitationMail(data: InvitationMailData): MailContent {
  const words = TEXTS[data.locale]
  const { kind } = data
  const subject = words.subject[kind](data.projectName)
  const open = words.open[kind]
  const greeting = words.greeting(`${data.firstName} ${data.lastName}`.trim())
  const intro = words.intro[kind](data.projectName, data.unitNames.length)
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
      `${open}:`,
      data.url,
      '',
      until,
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
      title: words.title[kind],
      footer: words.footer,
      body: html`${paragraph(greeting)}${paragraph(intro)}${units === '' ? null : facts(data.colours, [[unitsLabel, units]])}${button(data.colours, data.url, open)}${remark(data.colours, until)}`,
    }),
  }
}

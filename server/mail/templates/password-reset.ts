import type { Locale } from '#shared/contracts/primitives.ts'
import { html } from '../html.ts'
import { PORTAL_COLOURS } from '../brand.ts'
import { button, layout, type MailContent, paragraph, remark } from './layout.ts'

export interface PasswordResetMailData {
  readonly locale: Locale
  readonly accountName: string
  /** Whole address of the password page. */
  readonly url: string
  /** How long it works. */
  readonly minutes: number
}

const TEXTS = {
  de: {
    subject: (account: string) => `Neues Passwort für ${account}`,
    title: 'Neues Passwort festlegen',
    intro: 'Für Ihren Zugang wurde ein neues Passwort angefordert. Mit diesem Link legen Sie es fest.',
    open: 'Passwort festlegen',
    until: (minutes: number) =>
      `Der Link gilt ${minutes} Minuten und nur einmal. Danach melden Sie sich auf allen Geräten neu an.`,
    footer: 'Waren Sie das nicht, ist nichts weiter zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  en: {
    subject: (account: string) => `New password for ${account}`,
    title: 'Set a new password',
    intro: 'A new password has been asked for. This link sets it.',
    open: 'Set the password',
    until: (minutes: number) =>
      `The link works for ${minutes} minutes, and once only. After that you log in anew on every device.`,
    footer: 'If that was not you, there is nothing to do: your password stays as it is.',
  },
} as const satisfies Record<Locale, unknown>

/** To whoever asked for a new password (AUT-23). No name is in it: who wrote down the address may be a stranger. */
export function passwordResetMail(data: PasswordResetMailData): MailContent {
  const words = TEXTS[data.locale]
  const subject = words.subject(data.accountName)
  const until = words.until(data.minutes)
  return {
    subject,
    text: [words.title, '', words.intro, '', `${words.open}:`, data.url, '', until, '', words.footer, ''].join('\n'),
    html: layout({
      colours: PORTAL_COLOURS,
      locale: data.locale,
      subject,
      preview: words.intro,
      projectName: data.accountName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(words.intro)}${button(PORTAL_COLOURS, data.url, words.open)}${remark(PORTAL_COLOURS, until)}`,
    }),
  }
}

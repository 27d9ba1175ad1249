import type { Locale } from '#shared/contracts/primitives.ts'
import { html } from '../html.ts'
import { PORTAL_COLOURS } from '../brand.ts'
import { button, layout, type MailContent, paragraph } from './layout.ts'

export interface LoginLockedMailData {
  readonly locale: Locale
  readonly accountName: string
  /** Whole address of the page where a new password is asked for; nothing in it lets anybody in. */
  readonly url: string
  /** How long the lock lasts. */
  readonly minutes: number
}

const TEXTS = {
  de: {
    subject: (account: string) => `Viele falsche Anmeldeversuche bei ${account}`,
    title: 'Anmeldung vorübergehend gesperrt',
    intro: (minutes: number) =>
      `Mit Ihrer E-Mail-Adresse wurde mehrmals ein falsches Passwort eingegeben. Von dort ist die Anmeldung für ${minutes} Minuten gesperrt. Ihr Passwort gilt weiter.`,
    advice:
      'Waren Sie das nicht, hat jemand Ihr Passwort zu erraten versucht. Wählen Sie dann ein neues, das Sie nirgends sonst verwenden.',
    open: 'Neues Passwort anfordern',
    footer: 'Diese Nachricht kommt höchstens einmal am Tag.',
  },
  en: {
    subject: (account: string) => `Many wrong attempts to log in at ${account}`,
    title: 'Login locked for a while',
    intro: (minutes: number) =>
      `A wrong password was typed several times with your e-mail address. Logging in from there is locked for ${minutes} minutes. Your password still holds.`,
    advice:
      'If that was not you, somebody has tried to guess your password. Choose a new one then, which you use nowhere else.',
    open: 'Ask for a new password',
    footer: 'This message comes once a day at most.',
  },
} as const satisfies Record<Locale, unknown>

/** To whoever has the e-mail that too many wrong passwords were typed for. It names nobody and lets nobody in. */
export function loginLockedMail(data: LoginLockedMailData): MailContent {
  const words = TEXTS[data.locale]
  const subject = words.subject(data.accountName)
  const intro = words.intro(data.minutes)
  const text = [words.title, '', intro, '', words.advice, '', `${words.open}:`, data.url, '', words.footer, '']
  return {
    subject,
    text: text.join('\n'),
    html: layout({
      colours: PORTAL_COLOURS,
      locale: data.locale,
      subject,
      preview: intro,
      projectName: data.accountName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(intro)}${paragraph(words.advice)}${button(PORTAL_COLOURS, data.url, words.open)}`,
    }),
  }
}

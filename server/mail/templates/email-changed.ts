import type { Locale } from '#shared/contracts/primitives.ts'
import { html } from '../html.ts'
import { PORTAL_COLOURS } from '../brand.ts'
import { button, layout, type MailContent, paragraph } from './layout.ts'

export interface EmailChangedMailData {
  readonly locale: Locale
  readonly accountName: string
  /** It goes to the address that holds from now on, else to the one of before. */
  readonly isNewAddress: boolean
  /** Whole address of the page where one logs in; nothing in it lets anybody in. */
  readonly url: string
}

const TEXTS = {
  de: {
    subject: (account: string) => `Ihre E-Mail-Adresse bei ${account} wurde geändert`,
    title: 'Neue E-Mail-Adresse für die Anmeldung',
    ofNew: 'Ab jetzt melden Sie sich mit dieser E-Mail-Adresse an. Ihr Passwort bleibt gleich.',
    ofOld:
      'Mit dieser E-Mail-Adresse können Sie sich nicht mehr anmelden. Es gilt eine andere, die Ihr Team eingetragen hat.',
    advice: 'Kommt das unerwartet, wenden Sie sich bitte an Ihre Ansprechperson.',
    open: 'Zur Anmeldung',
    footer: 'Alle Anmeldungen mit der bisherigen Adresse sind beendet.',
  },
  en: {
    subject: (account: string) => `Your e-mail address at ${account} was changed`,
    title: 'A new e-mail address to log in with',
    ofNew: 'From now on you log in with this e-mail address. Your password stays the same.',
    ofOld:
      'You cannot log in with this e-mail address any more. Another one, which your team has entered, takes its place.',
    advice: 'If you did not expect this, please turn to your contact person.',
    open: 'Log in',
    footer: 'All logins with the former address have ended.',
  },
} as const satisfies Record<Locale, unknown>

/** To the address of before and to the new one. It names neither the other address nor the person. */
export function emailChangedMail({ locale, accountName, isNewAddress, url }: EmailChangedMailData): MailContent {
  const words = TEXTS[locale]
  const subject = words.subject(accountName)
  const intro = isNewAddress ? words.ofNew : words.ofOld
  const text = [words.title, '', intro, '', words.advice, '', `${words.open}:`, url, '', words.footer, '']
  return {
    subject,
    text: text.join('\n'),
    html: layout({
      colours: PORTAL_COLOURS,
      locale,
      subject,
      preview: intro,
      projectName: accountName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(intro)}${paragraph(words.advice)}${button(PORTAL_COLOURS, url, words.open)}`,
    }),
  }
}

import type { Locale } from '#shared/contracts/primitives.ts'
import { html } from '../html.ts'
import { PORTAL_COLOURS } from '../brand.ts'
import { layout, type MailContent, paragraph } from './layout.ts'

const TEXTS = {
  de: {
    subject: 'Probe von Wohnwahl',
    title: 'Ihre Mails kommen an',
    intro: 'Diese Probe hat das Portal bei der Einrichtung verschickt. Sie müssen nichts tun.',
    footer: 'Einladungen, Bestellungen und Erinnerungen kommen von demselben Absender.',
  },
  en: {
    subject: 'Test mail from Wohnwahl',
    title: 'Your mails arrive',
    intro: 'The portal sent this test mail while it was being set up. There is nothing to do.',
    footer: 'Invitations, orders and reminders come from the same sender.',
  },
} as const satisfies Record<Locale, unknown>

/** To whoever sets the portal up, to see that mails reach them. */
export function mailTestMail(locale: Locale): MailContent {
  const { subject, title, intro, footer } = TEXTS[locale]
  return {
    subject,
    text: [title, '', intro, '', footer, ''].join('\n'),
    html: layout({
      colours: PORTAL_COLOURS,
      locale,
      subject,
      preview: intro,
      projectName: 'Wohnwahl',
      title,
      footer,
      body: html`${paragraph(intro)}`,
    }),
  }
}

import type { Locale } from '#shared/contracts/primitives.ts'
import { haveCents } from '#shared/domain/kernel/have-cents.ts'
import { html } from '../html.ts'
import { type ChosenRoom, chosenTables, chosenText, listAmounts } from './chosen.ts'
import { mailDay, mailPrice } from '../mail-format.ts'
import type { MailColours } from '../brand.ts'
import { button, layout, type MailContent, paragraph, remark, roomBlock, totalBlock } from './layout.ts'

export interface SavedConfigurationData {
  readonly colours: MailColours
  readonly locale: Locale
  readonly projectName: string
  readonly unitName: string
  /** Cents; null = the project shows no prices. */
  readonly total: number | null
  readonly onRequestCount: number
  /** Whole address of the restore page. */
  readonly url: string
  /** ISO time until which it opens. */
  readonly expiresAt: string
  /** Pictures of rooms as configured. */
  readonly rooms: readonly { readonly cid: string; readonly title: string }[]
  /** What differs from the standard. */
  readonly chosen: readonly ChosenRoom[]
  /** Picture of the QR code. */
  readonly qrCid: string
  /** Who answers questions; null = nobody is named. */
  readonly seller: { readonly name: string; readonly email: string | null; readonly phone: string | null } | null
}

const TEXTS = {
  de: {
    subject: (unit: string, project: string) => `Meine Konfiguration: ${unit}, ${project}`,
    title: 'Ihre Konfiguration ist gespeichert',
    intro: (unit: string) => `Hier ist die Ausstattung, die Sie für „${unit}“ zusammengestellt haben.`,
    total: 'Aufpreis gesamt',
    totalHint: 'Gegenüber der Standardausstattung, inkl. MwSt. Unverbindlich.',
    onRequest: (count: number) => `+ ${count} auf Anfrage`,
    roomAlt: (room: string) => `Ihre Auswahl: ${room}`,
    open: 'Konfiguration öffnen',
    orScan: 'Oder mit dem Telefon scannen:',
    qrAlt: 'QR-Code mit der Adresse Ihrer Konfiguration',
    until: (day: string) => `Der Link gilt bis zum ${day}. Wer ihn hat, sieht Ihre Auswahl, aber nicht Ihren Namen.`,
    seller: 'Fragen beantwortet Ihnen gern',
    footer:
      'Sie erhalten diese E-Mail, weil jemand diese Adresse beim Speichern einer Konfiguration angegeben hat. Waren Sie das nicht, ist nichts weiter zu tun.',
  },
  en: {
    subject: (unit: string, project: string) => `My configuration: ${unit}, ${project}`,
    title: 'Your configuration is saved',
    intro: (unit: string) => `Here are the fittings you have put together for “${unit}”.`,
    total: 'Total surcharge',
    totalHint: 'On top of the standard fittings, incl. VAT. Not binding.',
    onRequest: (count: number) => `+ ${count} on request`,
    roomAlt: (room: string) => `Your choices: ${room}`,
    open: 'Open the configuration',
    orScan: 'Or scan it with your phone:',
    qrAlt: 'QR code with the address of your configuration',
    until: (day: string) => `The link works until ${day}. Whoever has it sees your choices, but not your name.`,
    seller: 'Questions are gladly answered by',
    footer:
      'You receive this e-mail because somebody gave this address when saving a configuration. If that was not you, there is nothing to do.',
  },
} as const satisfies Record<Locale, unknown>

/**
 * To the visitor: total, pictures, link and QR code (PRO-20, PRO-22). Nothing that the visitor wrote is in it, so
 * that nobody can send words of their own to a stranger.
 */
export function savedConfigurationMail(data: SavedConfigurationData): MailContent {
  const words = TEXTS[data.locale]
  const subject = words.subject(data.unitName, data.projectName)
  const { total: cents } = data
  const exact = haveCents([cents ?? 0, ...listAmounts(data.chosen)])
  const price = cents === null ? null : (amount: number) => mailPrice(amount, data.locale, exact)
  const total = cents === null || price === null ? null : price(cents)
  const onRequest = data.onRequestCount > 0 ? words.onRequest(data.onRequestCount) : null
  const until = words.until(mailDay(data.expiresAt, data.locale))
  const chosen = { locale: data.locale, colours: data.colours, rooms: data.chosen, price }
  const seller = data.seller === null ? null : [data.seller.name, data.seller.phone, data.seller.email].filter(Boolean)
  return {
    subject,
    text: [
      words.title,
      '',
      words.intro(data.unitName),
      ...(total === null
        ? []
        : ['', `${words.total}: ${[total, onRequest].filter(Boolean).join(' ')}`, words.totalHint]),
      ...chosenText(chosen),
      '',
      `${words.open}:`,
      data.url,
      '',
      until,
      ...(seller === null ? [] : ['', `${words.seller}:`, ...seller]),
      '',
      words.footer,
      '',
    ].join('\n'),
    html: layout({
      colours: data.colours,
      locale: data.locale,
      subject,
      preview: words.intro(data.unitName),
      projectName: data.projectName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(words.intro(data.unitName))}
${total === null ? null : totalBlock(data.colours, { label: words.total, total, beside: onRequest, hint: words.totalHint })}
${data.rooms.map(({ cid, title }) => roomBlock(data.colours, { cid, title, alt: words.roomAlt(title) }))}
${chosenTables(chosen)}
${button(data.colours, data.url, words.open)}
<p style="margin:0 0 8px">${words.orScan}</p>
<p style="margin:0 0 16px"><img src="cid:${data.qrCid}" width="168" height="168" alt="${words.qrAlt}" style="display:block;border:0"></p>${remark(data.colours, until)}
${seller === null ? null : html`<p style="margin:20px 0 0;padding-top:18px;border-top:1px solid ${data.colours.line};font-size:15px">${words.seller}<br><strong>${data.seller?.name ?? ''}</strong>${seller.slice(1).map((line) => html`<br>${line ?? ''}`)}</p>`}`,
    }),
  }
}

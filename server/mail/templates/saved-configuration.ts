import type { Locale } from '#shared/contracts/primitives.ts'
import { haveCents } from '#shared/domain/kernel/have-cents.ts'
import { html } from '../html.ts'
import { type ChosenRoom, chosenTables, chosenText, listAmounts } from './chosen.ts'
import { mailDay, mailPrice } from '../mail-format.ts'
import type { MailColours } from '../brand.ts'
import { button, layout, type MailContent, paragraph, remark, roomBlock, totalBlock } from './layout.ts'

export interface SavedConfigurationData {
  /** Saved by whoever reads it, or shown to them by the team on a vacant unit (PST-4). */
  readonly occasion: 'saved' | 'presentation'
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
  /** What is marked with a heart; '' = of the whole home. */
  readonly wishes: readonly { readonly room: string; readonly item: string; readonly product: string }[]
  /** Picture of the QR code. */
  readonly qrCid: string
  /** Who answers questions; null = nobody is named. */
  readonly seller: { readonly name: string; readonly email: string | null; readonly phone: string | null } | null
}

const TEXTS = {
  de: {
    subject: {
      saved: (unit: string, project: string) => `Meine Konfiguration: ${unit}, ${project}`,
      presentation: (unit: string, project: string) => `Ihre Auswahl für ${unit}, ${project}`,
    },
    title: { saved: 'Ihre Konfiguration ist gespeichert', presentation: 'Ihre Auswahl zum Mitnehmen' },
    intro: {
      saved: (unit: string) => `Hier ist die Ausstattung, die Sie für „${unit}“ zusammengestellt haben.`,
      presentation: (unit: string) =>
        `Hier ist die Ausstattung, die wir gemeinsam für „${unit}“ zusammengestellt haben.`,
    },
    total: 'Aufpreis gesamt',
    totalHint: 'Gegenüber der Standardausstattung, inkl. MwSt. Unverbindlich.',
    onRequest: (count: number) => `+ ${count} auf Anfrage`,
    roomAlt: (room: string) => `Ihre Auswahl: ${room}`,
    wishes: 'Ihre Favoriten',
    open: { saved: 'Konfiguration öffnen', presentation: 'Auswahl ansehen' },
    orScan: 'Oder mit dem Telefon scannen:',
    qrAlt: 'QR-Code mit der Adresse Ihrer Konfiguration',
    until: (day: string) => `Der Link gilt bis zum ${day}. Wer ihn hat, sieht Ihre Auswahl, aber nicht Ihren Namen.`,
    seller: 'Fragen beantwortet Ihnen gern',
    footer: {
      saved:
        'Sie erhalten diese E-Mail, weil jemand diese Adresse beim Speichern einer Konfiguration angegeben hat. Waren Sie das nicht, ist nichts weiter zu tun.',
      presentation:
        'Sie erhalten diese E-Mail, weil diese Adresse bei einer Präsentation genannt wurde. Waren Sie das nicht, ist nichts weiter zu tun.',
    },
  },
  en: {
    subject: {
      saved: (unit: string, project: string) => `My configuration: ${unit}, ${project}`,
      presentation: (unit: string, project: string) => `Your choices for ${unit}, ${project}`,
    },
    title: { saved: 'Your configuration is saved', presentation: 'Your choices to take home' },
    intro: {
      saved: (unit: string) => `Here are the fittings you have put together for “${unit}”.`,
      presentation: (unit: string) => `Here are the fittings we have put together for “${unit}”.`,
    },
    total: 'Total surcharge',
    totalHint: 'On top of the standard fittings, incl. VAT. Not binding.',
    onRequest: (count: number) => `+ ${count} on request`,
    roomAlt: (room: string) => `Your choices: ${room}`,
    wishes: 'Your favourites',
    open: { saved: 'Open the configuration', presentation: 'See the choices' },
    orScan: 'Or scan it with your phone:',
    qrAlt: 'QR code with the address of your configuration',
    until: (day: string) => `The link works until ${day}. Whoever has it sees your choices, but not your name.`,
    seller: 'Questions are gladly answered by',
    footer: {
      saved:
        'You receive this e-mail because somebody gave this address when saving a configuration. If that was not you, there is nothing to do.',
      presentation:
        'You receive this e-mail because this address was given at a presentation. If that was not you, there is nothing to do.',
    },
  },
} as const satisfies Record<Locale, unknown>

/**
 * To the visitor: total, pictures, link and QR code (PRO-20, PRO-22). Nothing that the visitor wrote is in it, so
 * that nobody can send words of their own to a stranger.
 */
export function savedConfigurationMail(data: SavedConfigurationData): MailContent {
  const words = TEXTS[data.locale]
  const { occasion } = data
  const subject = words.subject[occasion](data.unitName, data.projectName)
  const intro = words.intro[occasion](data.unitName)
  const open = words.open[occasion]
  const { total: cents } = data
  const exact = haveCents([cents ?? 0, ...listAmounts(data.chosen)])
  const price = cents === null ? null : (amount: number) => mailPrice(amount, data.locale, exact)
  const total = cents === null || price === null ? null : price(cents)
  const onRequest = data.onRequestCount > 0 ? words.onRequest(data.onRequestCount) : null
  const until = words.until(mailDay(data.expiresAt, data.locale))
  const chosen = { locale: data.locale, colours: data.colours, rooms: data.chosen, price }
  const wishes = data.wishes.map(({ room, item, product }) => [room, item, product].filter(Boolean).join(' · '))
  const seller = data.seller === null ? null : [data.seller.name, data.seller.phone, data.seller.email].filter(Boolean)
  return {
    subject,
    text: [
      words.title[occasion],
      '',
      intro,
      ...(total === null
        ? []
        : ['', `${words.total}: ${[total, onRequest].filter(Boolean).join(' ')}`, words.totalHint]),
      ...chosenText(chosen),
      ...(wishes.length === 0 ? [] : ['', `${words.wishes}:`, ...wishes.map((wish) => `- ${wish}`)]),
      '',
      `${open}:`,
      data.url,
      '',
      until,
      ...(seller === null ? [] : ['', `${words.seller}:`, ...seller]),
      '',
      words.footer[occasion],
      '',
    ].join('\n'),
    html: layout({
      colours: data.colours,
      locale: data.locale,
      subject,
      preview: intro,
      projectName: data.projectName,
      title: words.title[occasion],
      footer: words.footer[occasion],
      body: html`${paragraph(intro)}
${total === null ? null : totalBlock(data.colours, { label: words.total, total, beside: onRequest, hint: words.totalHint })}
${data.rooms.map(({ cid, title }) => roomBlock(data.colours, { cid, title, alt: words.roomAlt(title) }))}
${chosenTables(chosen)}
${
  wishes.length === 0
    ? null
    : html`<p style="margin:20px 0 4px;font-weight:600;font-size:15px">${words.wishes}</p>
<ul style="margin:0 0 20px;padding:0 0 0 20px;font-size:15px">${wishes.map((wish) => html`<li>${wish}</li>`)}</ul>`
}
${button(data.colours, data.url, open)}
<p style="margin:0 0 8px">${words.orScan}</p>
<p style="margin:0 0 16px"><img src="cid:${data.qrCid}" width="168" height="168" alt="${words.qrAlt}" style="display:block;border:0"></p>${remark(data.colours, until)}
${seller === null ? null : html`<p style="margin:20px 0 0;padding-top:18px;border-top:1px solid ${data.colours.line};font-size:15px">${words.seller}<br><strong>${data.seller?.name ?? ''}</strong>${seller.slice(1).map((line) => html`<br>${line ?? ''}`)}</p>`}`,
    }),
  }
}

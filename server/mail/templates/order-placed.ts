import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailColours } from '../brand.ts'
import { html } from '../html.ts'
import { mailMoment, mailPrice } from '../mail-format.ts'
import { type ChosenRoom, chosenTables, chosenText } from './chosen.ts'
import { button, layout, type MailContent, paragraph, remark, roomBlock, totalBlock } from './layout.ts'

export interface OrderPlacedData {
  readonly locale: Locale
  readonly colours: MailColours
  /** `LH-2026-0001`. */
  readonly number: string
  readonly projectName: string
  readonly unitName: string
  /** ISO time. */
  readonly orderedAt: string
  /** Cents; null = the project shows no prices. */
  readonly total: number | null
  readonly onRequestCount: number
  /** Buyers can open it again until it is confirmed (CFG-28). */
  readonly canReopen: boolean
  /** What was written along; '' = nothing. */
  readonly message: string
  /** Pictures of rooms as ordered. */
  readonly rooms: readonly { readonly cid: string; readonly title: string }[]
  /** What differs from the standard. */
  readonly chosen: readonly ChosenRoom[]
  /** Whole address of the review. */
  readonly url: string
  /** SHA-256 of what was frozen, hex. */
  readonly sha256: string
}

const TEXTS = {
  de: {
    subject: (number: string, unit: string, project: string) => `Ihre Bestellung ${number}: ${unit}, ${project}`,
    title: 'Ihre Auswahl ist verbindlich bestellt',
    intro: (unit: string, moment: string) =>
      `Die Ausstattung für „${unit}“ wurde am ${moment} Uhr verbindlich bestellt.`,
    reopen:
      'Bis das Projektteam die Bestellung bestätigt, können Sie die Auswahl selbst wieder öffnen und ändern. Danach gibt es Änderungen nur noch auf Anfrage.',
    closed: 'Änderungen gibt es von jetzt an nur noch auf Anfrage.',
    total: 'Aufpreis gesamt',
    totalHint: 'Gegenüber der Standardausstattung, inkl. MwSt.',
    onRequest: (count: number) => `+ ${count} auf Anfrage`,
    roomAlt: (room: string) => `Wie bestellt: ${room}`,
    rest: 'Alles, was hier nicht steht, wird wie in der Standardausstattung ausgeführt.',
    message: 'Nachricht an das Projektteam:',
    open: 'Bestellung ansehen',
    checksum: (number: string, sha256: string) => `Prüfsumme der Bestellung ${number}: ${sha256}`,
    footer: 'Sie erhalten diese E-Mail, weil Sie im Portal des Projekts Zugang zu dieser Wohnung haben.',
  },
  en: {
    subject: (number: string, unit: string, project: string) => `Your order ${number}: ${unit}, ${project}`,
    title: 'Your choices are ordered with binding effect',
    intro: (unit: string, moment: string) =>
      `The fittings for “${unit}” were ordered with binding effect on ${moment}.`,
    reopen:
      'Until the project team confirms the order, you can open the choices again yourself and change them. After that, changes are made only on request.',
    closed: 'From now on, changes are made only on request.',
    total: 'Total surcharge',
    totalHint: 'On top of the standard fittings, incl. VAT.',
    onRequest: (count: number) => `+ ${count} on request`,
    roomAlt: (room: string) => `As ordered: ${room}`,
    rest: 'Everything that is not listed here is fitted as standard.',
    message: 'Message to the project team:',
    open: 'Look at the order',
    checksum: (number: string, sha256: string) => `Checksum of order ${number}: ${sha256}`,
    footer: 'You receive this e-mail because you have access to this home in the project’s portal.',
  },
} as const satisfies Record<Locale, unknown>

/** To a unit's buyers: what was ordered, what it costs to the cent, and until when it can be changed (REV-4, REV-7). */
export function orderPlacedMail(data: OrderPlacedData): MailContent {
  const { locale, colours } = data
  const words = TEXTS[locale]
  const subject = words.subject(data.number, data.unitName, data.projectName)
  const intro = words.intro(data.unitName, mailMoment(data.orderedAt, locale))
  const until = data.canReopen ? words.reopen : words.closed
  const price = data.total === null ? null : (cents: number) => mailPrice(cents, locale, true)
  const total = data.total === null || price === null ? null : price(data.total)
  const onRequest = data.onRequestCount > 0 ? words.onRequest(data.onRequestCount) : null
  const chosen = { locale, colours, rooms: data.chosen, price }
  const message = data.message.trim()
  return {
    subject,
    text: [
      words.title,
      '',
      intro,
      '',
      until,
      ...(total === null
        ? []
        : ['', `${words.total}: ${[total, onRequest].filter(Boolean).join(' ')}`, words.totalHint]),
      ...chosenText(chosen),
      '',
      words.rest,
      ...(message === '' ? [] : ['', words.message, message]),
      '',
      `${words.open}:`,
      data.url,
      '',
      words.checksum(data.number, data.sha256),
      '',
      words.footer,
      '',
    ].join('\n'),
    html: layout({
      colours,
      locale,
      subject,
      preview: intro,
      projectName: data.projectName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(intro)}${paragraph(until)}
${total === null ? null : totalBlock(colours, { label: words.total, total, beside: onRequest, hint: words.totalHint })}
${data.rooms.map(({ cid, title }) => roomBlock(colours, { cid, title, alt: words.roomAlt(title) }))}
${chosenTables(chosen)}
<p style="margin:20px 0 14px">${words.rest}</p>
${message === '' ? null : html`${remark(colours, words.message)}<p style="margin:0 0 14px;white-space:pre-line">${message}</p>`}
${button(colours, data.url, words.open)}
<p style="margin:0;font-size:12px;overflow-wrap:anywhere;color:${colours.muted}">${words.checksum(data.number, data.sha256)}</p>`,
    }),
  }
}

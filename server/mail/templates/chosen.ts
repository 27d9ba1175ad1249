import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailColours } from '../brand.ts'
import { html, type SafeHtml } from '../html.ts'

/** What differs from the standard, by room, as mails list it. Amounts in cents. */
export interface ChosenRoom {
  /** '' for what belongs to no room. */
  readonly title: string
  readonly total: number
  readonly lines: readonly ChosenLine[]
}

export interface ChosenLine {
  /** What was decided; null = an upgrade, which says it itself. */
  readonly item: string | null
  readonly product: string
  readonly cents: number
  readonly isOnRequest: boolean
  /** Name of its picture among the mail's; null = none. */
  readonly cid: string | null
}

const WORDS = {
  de: { unitWide: 'Ganze Wohnung', onRequest: 'auf Anfrage', included: 'inklusive', upgrade: 'Paket', none: 'Nichts' },
  en: { unitWide: 'Whole home', onRequest: 'on request', included: 'included', upgrade: 'Package', none: 'Nothing' },
} as const satisfies Record<Locale, unknown>

interface Chosen {
  readonly locale: Locale
  readonly colours: MailColours
  readonly rooms: readonly ChosenRoom[]
  /** How cents are said; null = the project shows no prices. */
  readonly price: ((cents: number) => string) | null
}

/** What was chosen, room by room, with pictures of the products. */
export function chosenTables({ locale, colours, rooms, price }: Chosen): SafeHtml[] {
  const words = WORDS[locale]
  return rooms.map(
    ({
      title,
      total,
      lines,
    }) => html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0;font-size:15px;line-height:1.4">
<tr><td colspan="2" style="padding:0 0 8px;border-bottom:1px solid ${colours.line};font-weight:600">${title || words.unitWide}</td><td align="right" style="padding:0 0 8px 12px;border-bottom:1px solid ${colours.line};font-weight:600;white-space:nowrap">${price === null ? '' : price(total)}</td></tr>
${lines.map((line) => chosenRow(line, { locale, colours, price }))}
</table>`,
  )
}

function chosenRow(line: ChosenLine, { locale, colours, price }: Omit<Chosen, 'rooms'>): SafeHtml {
  const words = WORDS[locale]
  const picture =
    line.cid === null
      ? null
      : html`<img src="cid:${line.cid}" width="44" height="44" alt="" style="display:block;border:0;border-radius:8px">`
  return html`<tr><td width="56" style="padding:8px 0;vertical-align:top">${picture}</td><td style="padding:8px 0;vertical-align:top"><span style="font-size:13px;color:${colours.muted}">${line.item ?? words.upgrade}</span><br>${line.product || words.none}</td><td align="right" style="padding:8px 0 8px 12px;vertical-align:top;white-space:nowrap">${price === null ? '' : sayAmount(line, words, price)}</td></tr>`
}

/** Every amount that the tables show, cents. */
export function listAmounts(rooms: readonly ChosenRoom[]): readonly number[] {
  return rooms.flatMap(({ total, lines }) => [total, ...lines.map(({ cents }) => cents)])
}

/** The same as lines of plain text. */
export function chosenText({ locale, rooms, price }: Omit<Chosen, 'colours'>): string[] {
  const words = WORDS[locale]
  return rooms.flatMap(({ title, total, lines }) => [
    '',
    [title || words.unitWide, ...(price === null ? [] : [price(total)])].join(': '),
    ...lines.map((line) => {
      const what = [line.item ?? words.upgrade, line.product || words.none].join(': ')
      return price === null ? `- ${what}` : `- ${what} (${sayAmount(line, words, price)})`
    }),
  ])
}

function sayAmount(
  { cents, isOnRequest }: ChosenLine,
  words: (typeof WORDS)[Locale],
  price: (cents: number) => string,
): string {
  if (isOnRequest) return words.onRequest
  return cents === 0 ? words.included : price(cents)
}

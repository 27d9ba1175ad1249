import EmailReplyParser from 'email-reply-parser'
import { countLetters, cutBehind, readText } from './html-text.ts'
import { sanitiseHtml } from './sanitise-html.ts'

/** What somebody wrote, and what comes with it: earlier letters, a signature. */
export interface Folded {
  readonly text: string
  readonly quoted: string
}

/** Characters that are looked at: more than is kept of a letter. What finds quotes takes the longer, the longer it is. */
export const LONGEST_FOLDED = 60_000

const LONG_LINE = /[^\n]{5000}/

/** Parts what somebody wrote from what comes with it; a mail that is nothing but that is what they wrote. */
export function foldQuotes(text: string): Folded {
  const whole = text.slice(0, LONGEST_FOLDED).replaceAll('\r\n', '\n').trim()
  const head = whole.slice(0, findHeaders(whole)).trim()
  // What finds quotes takes much longer for long lines, and knows of none in them.
  if (LONG_LINE.test(head)) return { text: head, quoted: whole.slice(head.length).trim() }
  const parser = new EmailReplyParser()
  const written = cutDevice(parser.parseReply(head).trim())
  if (written === '') return { text: whole, quoted: '' }
  if (whole.startsWith(written)) return { text: written, quoted: whole.slice(written.length).trim() }
  const rest = [parser.parseReplied(head).trim(), whole.slice(head.length).trim()]
    .filter((part) => part !== '')
    .join('\n')
  return { text: written, quoted: rest === written ? '' : rest }
}

/** What mail programs put above a letter that they quote, in the languages that buyers' programs speak. */
const HEADER =
  /^[\s>*_]*(?:from|sent|date|to|cc|subject|reply-to|von|gesendet|datum|an|kopie|betreff|de|envoyé|à|objet|da|inviato|a|oggetto|para|enviado|asunto|van|verzonden|aan|onderwerp|od|wysłano|do|temat|gönderen|kime|konu|от|отправлено|дата|кому|тема)[\s*_]*:/iu
/** As many of them, among as many lines that follow each other, are one letter above another. */
const HEADERS = 3
const HEADER_LINES = 9
const ADDRESS = /^[^\s<>@]+@[^\s<>]+$/
const TIME = /\d[:.]\d\d/
/** Characters between the address and the colon at the end of such a line. */
const LONGEST_VERB = 20

/** Whether a line says when who wrote: in any language, or without a word for writing. */
function saysWhoWrote(line: string): boolean {
  const said = line.trimEnd()
  const end = said.lastIndexOf('>')
  const start = said.lastIndexOf('<', end)
  if (!said.endsWith(':') || start < 0 || said.length - end - 2 > LONGEST_VERB) return false
  return ADDRESS.test(said.slice(start + 1, end).trim()) && TIME.test(said.slice(0, start))
}

const DASHES_FIRST = /^[-_=–—]{3}/
const DASHES_LAST = /[-_=–—]{2}$/
const LONGEST_SEPARATOR = 200

/** Whether it is what programs draw above a letter that they quote. */
function isSeparator(line: string): boolean {
  const drawn = line.replace(/^[\s>]+/, '').trimEnd()
  return drawn.length <= LONGEST_SEPARATOR && DASHES_FIRST.test(drawn) && DASHES_LAST.test(drawn)
}

interface Line {
  readonly index: number
  readonly line: string
}

/** Where the letter that is quoted begins; the end of the text where none does. */
function findHeaders(text: string): number {
  const lines = [...text.matchAll(/^.*\S.*$/gm)].map(({ 0: line, index }) => ({ index, line: line.slice(0, 500) }))
  // A letter that begins so is one that was passed on: all of it is meant.
  const isForwarded = HEADER.test(lines[0]?.line ?? '')
  const place = lines.findIndex(
    (_line, at) => at > 0 && (isAttribution(lines, at) || (!isForwarded && isHeaders(lines, at))),
  )
  const above = lines[place - 1]
  const found = above !== undefined && isSeparator(above.line) ? above : lines[place]
  return found?.index ?? text.length
}

function isAttribution(lines: readonly Line[], place: number): boolean {
  const [line = '', next = ''] = lines.slice(place, place + 2).map((one) => one.line)
  // It may go on in the next line.
  return saysWhoWrote(line) || (saysWhoWrote(`${line} ${next}`) && !saysWhoWrote(next))
}

function isHeaders(lines: readonly Line[], place: number): boolean {
  if (!HEADER.test(lines[place]?.line ?? '')) return false
  const near = lines.slice(place, place + HEADER_LINES)
  const keys = near.flatMap(({ line }) => HEADER.exec(line)?.[0].trim().toLowerCase() ?? [])
  return new Set(keys).size >= HEADERS
}

/** What telephones write below a letter by themselves. */
const DEVICE =
  /^(?:(?:holen sie sich |get )?outlook (?:für|for) (?:ios|android|mac)\b.{0,200}|(?:gesendet|sent) (?:von|mit|über|from|with|via) .{1,100}|(?:diese nachricht wurde )?von meinem .{1,100} gesendet\.?)$/i

/** The same without such lines at its end. */
function cutDevice(written: string): string {
  let text = written
  for (;;) {
    const start = text.lastIndexOf('\n') + 1
    if (start === 0 || !DEVICE.test(text.slice(start).trim())) return text
    text = text.slice(0, start).trim()
  }
}

/** What mail programs say of the element in which what they quote begins; without quotation marks, in lower case. */
const QUOTES = [
  ...['gmail_quote', 'yahoo_quoted', 'moz-cite-prefix', 'protonmail_quote', 'gmail_extra'].map((one) => `class=${one}`),
  ...['divrplyfwdmsg', 'appendonsend', 'mail-editor-reference-message-container'].map((one) => `id=${one}`),
  'id=olk_src_body_section',
  'id=stopspelling',
  'name=quote',
  'type=cite',
]
const ELEMENT = /<(?:div|span|blockquote|hr)\b[^<>]*>/gi

/** Where what is quoted begins; null = nowhere behind the start. */
function findQuote(html: string): number | null {
  for (const { 0: element, index } of html.matchAll(ELEMENT)) {
    const said = element.replaceAll('"', '').toLowerCase()
    if (index > 0 && QUOTES.some((mark) => said.includes(mark))) return index
  }
  return null
}

/** The same with HTML: what is written, sanitised. null = there is nothing in it that one could read. */
export function foldHtml(html: string): { readonly html: string | null } & Folded {
  const whole = sanitiseHtml(html)
  const wholeText = readText(whole).trim()
  if (wholeText === '') return { html: null, text: '', quoted: '' }
  const end = findQuote(html)
  const head = end === null ? whole : sanitiseHtml(html.slice(0, end))
  const headText = readText(head)
  const { text } = foldQuotes(headText)
  if (text === '') return { html: whole, text: wholeText, quoted: '' }
  const letters = countLetters(text)
  // Words between what is quoted are nothing that one could cut at, nor is where one has stopped looking.
  const isWholeRead = headText.length <= LONGEST_FOLDED || text.length < headText.slice(0, LONGEST_FOLDED).trim().length
  const isCut = isWholeRead && strip(headText).startsWith(strip(text))
  if (!isCut) return { html: head, text, quoted: '' }
  const written = sanitiseHtml(cutBehind(head, letters))
  const rest = readText(cutBefore(whole, letters)).trim()
  return { html: written, text, quoted: rest }
}

function strip(text: string): string {
  return text.replaceAll(/\s/g, '')
}

function cutBefore(html: string, letters: number): string {
  return html.slice(cutBehind(html, letters).length)
}

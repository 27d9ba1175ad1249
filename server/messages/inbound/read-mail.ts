import PostalMime, { type Address, type Email } from 'postal-mime'
import { foldHtml, foldQuotes, LONGEST_FOLDED } from './fold-quotes.ts'

/** A mail as the portal takes it in. */
export interface ReadMail {
  /** '' = it has none. */
  readonly messageId: string
  /** Lower case; '' = it says none. */
  readonly from: string
  /** Everything that it says it was sent to. */
  readonly recipients: readonly string[]
  /** A program has sent it: an absence notice, a report, a list. */
  readonly isAutomatic: boolean
  /** What was written, without what it quotes and how it is signed. */
  readonly text: string
  /** The same as HTML that may be shown; null = there is none, or nothing in it that one could read. */
  readonly html: string | null
  /** The rest. */
  readonly quoted: string
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/** Parts in parts, headers, and files of one mail at most. */
const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 } as const
const MOST_FILES = 20
/** Characters of HTML that are looked at: more than anybody's program writes. */
const LONGEST = 400_000
/** Characters of text that are kept. */
const LONGEST_TEXT = 20_000

/** Reads a mail. @throws when it is none, or goes beyond the limits */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, { ...LIMITS, attachmentEncoding: 'arraybuffer' })
  const plain = clean(mail.text).slice(0, LONGEST_FOLDED)
  const laidOut = foldHtml(clean(mail.html).slice(0, LONGEST))
  const { text, quoted } = plain.trim() === '' ? laidOut : foldQuotes(plain)
  return {
    messageId: clean(mail.messageId).slice(0, 500),
    from: listAddresses(mail.from === undefined ? [] : [mail.from])[0] ?? '',
    recipients: listRecipients(mail),
    isAutomatic: isAutomatic(mail),
    text: text.slice(0, LONGEST_TEXT),
    html: laidOut.html,
    quoted: quoted.slice(0, LONGEST_TEXT),
    files: mail.attachments.slice(0, MOST_FILES).map(({ filename, content }) => ({
      name: clean(filename ?? ''),
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  }
}

/** Without what no database keeps: PostgreSQL refuses a zero byte in a text. */
function clean(text: string | undefined): string {
  return (text ?? '').toWellFormed().replaceAll('\0', '')
}

function listRecipients(mail: Email): readonly string[] {
  const named = listAddresses([...(mail.to ?? []), ...(mail.cc ?? [])])
  const delivered = mail.headers
    .filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].includes(key))
    .map(({ value }) => value.replaceAll(/[<>]/g, '').trim())
  return [...new Set([...named, ...delivered])].slice(0, 100)
}

function listAddresses(addresses: readonly Address[]): string[] {
  const boxes = addresses.flatMap((one) => (one.group === undefined ? [one] : one.group))
  return boxes.map(({ address }) => address.trim().toLowerCase()).filter((address) => address !== '')
}

/** Programs say so in their headers (RFC 3834), or leave out whom to answer. */
function isAutomatic({ headers, from, returnPath }: Email): boolean {
  const getAll = (name: string) =>
    headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase())
  const sender = from === undefined ? '' : (listAddresses([from])[0] ?? '')
  return (
    getAll('auto-submitted').some((value) => value !== 'no') ||
    getAll('precedence').some((value) => ['bulk', 'list', 'junk', 'auto_reply'].includes(value)) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'list-id'].some((name) => getAll(name).length > 0) ||
    getAll('content-type').some((value) => value.startsWith('multipart/report')) ||
    returnPath === '<>' ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/.test(sender)
  )
}

import { MailFailure } from './mail-port.ts'
import type { MailFailureKind } from './mails.repository.ts'

/** As nodemailer throws it. */
interface SmtpError {
  readonly code: string
  /** What the server said; '' = nothing. */
  readonly response: string
  readonly responseCode: number | null
  /** The command that it was said to. */
  readonly command: string
  readonly message: string
}

/** Characters: an answer of a mail server is a line or two. */
const LONGEST = 300
/** Codes of Node's own about certificates. */
const CERTIFICATE = /CERT|SELF_SIGNED|TLS|SSL/
const HIDDEN = '…'

/**
 * What has gone wrong with a mail server, fit to be shown: nothing of the login in it.
 * @param url with user and password, as it was set
 */
export function readSmtpFailure(error: unknown, url: string): MailFailure {
  const read = readError(error)
  const kind = getKind(read)
  // Before there is an answer, nodemailer's words say what stood in the way. A login is in none of ours.
  const said = read.response === '' && kind !== 'login' ? read.message : read.response
  return new MailFailure(kind, hideLogin(said, url).replace(/\s+/g, ' ').trim().slice(0, LONGEST), isFinal(read))
}

function readError(error: unknown): SmtpError {
  const get = (name: string): unknown => (typeof error === 'object' && error !== null ? Reflect.get(error, name) : null)
  const text = (name: string) => {
    const value = get(name)
    return typeof value === 'string' ? value : ''
  }
  const responseCode = get('responseCode')
  return {
    code: text('code'),
    response: text('response'),
    responseCode: typeof responseCode === 'number' ? responseCode : null,
    command: text('command'),
    message: text('message'),
  }
}

function getKind({ code, command, message }: SmtpError): MailFailureKind {
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'login'
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'sender' : 'recipient'
  if (code === 'EMESSAGE') return 'content'
  if (CERTIFICATE.test(code) || (code === 'ESOCKET' && /certificate|ssl|tls/i.test(message))) return 'encryption'
  if (/^E[A-Z]+$/.test(code) && code !== 'EPROTOCOL') return 'unreachable'
  return 'other'
}

/** The server has said no to this recipient or this mail for good; not: to us, or for now. */
function isFinal({ code, responseCode }: SmtpError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== null && responseCode >= 500
}

/** Some servers repeat what they were sent; a login is sent as it is or in base64. */
function hideLogin(text: string, url: string): string {
  const login = URL.canParse(url) ? new URL(url) : null
  const parts = login === null ? [] : [login.username, login.password].filter((part) => part !== '')
  const plain = [...new Set(parts.flatMap((part) => [part, decode(part)]))]
  const whole = login === null ? [] : [`\0${decode(login.username)}\0${decode(login.password)}`]
  const secrets = [...plain, ...[...plain, ...whole].map((part) => Buffer.from(part).toString('base64'))]
  return secrets.toSorted((a, b) => b.length - a.length).reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

import { resolve } from 'node:path'
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel } from '#server/platform/http/request-log.ts'

export interface ServerConfig {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** PostgreSQL; null = SQLite in the data folder. */
  readonly databaseUrl: string | null
  /** Folder with versions of the kiosk program, absolute; null = the portal offers none. */
  readonly updatesDir: string | null
  /** The built web pages. */
  readonly rendererDir: string
  /** The portal's https address when it stands behind TLS; null = plain http. */
  readonly publicUrl: string | null
  /** Every address below that one is reached by https only, too. */
  readonly hstsSubdomains: boolean
  /** Proxies in front that tell the client's address in `X-Forwarded-For`. */
  readonly trustProxy: number
  /** Whether somebody has said how many there are, be it none. */
  readonly isProxyKnown: boolean
  readonly log: LogLevel
  readonly logFormat: LogFormat
  /** Commit that the program was made from, where nothing else tells it, as in an image. */
  readonly commit: string | null
  /** A mail server; null = mails are kept in the data folder, to be read in the outbox. */
  readonly smtpUrl: string | null
  /** `name <address>` that mails come from; null = the product's own. */
  readonly mailFrom: string | null
  /** ClamAV's daemon, which scans what people send; null = nothing is scanned. */
  readonly clamavUrl: string | null
  /** Where answers to mails about messages arrive; null = they are not read. */
  readonly inbox: InboxSettings | null
  /** Origins that compose pictures of a visual version; null = the portal itself (IMG-14). */
  readonly mergerHosts: { readonly v1: string | null; readonly v2: string | null }
  /** Key of the hashes in the audit log; null = the data folder has one of its own. */
  readonly auditHashKey: string | null
  /** Page that `/` leads to; null = the sample project's login where there is sample data, else one is found. */
  readonly homePath: string | null
  /** Bring in the sample accounts, users and projects, and again whenever their files have changed. */
  readonly seedSample: boolean
}

export interface InboxSettings {
  /** `imaps://user:password@host:993`. */
  readonly imapUrl: string
  /** `reply@portal.example`: mails to `reply+…@portal.example` arrive there, too. */
  readonly address: string
}

export type ConfigResult =
  | { readonly ok: true; readonly config: ServerConfig }
  | { readonly ok: false; readonly message: string }

type Environment = Readonly<Record<string, string | undefined>>

/** The product's own folder: the parent of `server/`. */
export const PROGRAM_DIR = resolve(import.meta.dirname, '..')

/** Characters; a key that is shorter could be guessed. */
const MIN_KEY_LENGTH = 32

/** Reads the settings; a fault is one line that names the variable. */
export function readConfig(environment: Environment): ConfigResult {
  const port = environment['PORT'] ?? '3000'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return { ok: false, message: `PORT is "${port}", but has to be a number from 0 to 65535.` }
  }
  const log = pick(LOG_LEVELS, environment['LOG'] || 'normal')
  if (log === null) return { ok: false, message: `LOG is "${environment['LOG']}", but has to be quiet, normal or all.` }
  const logFormat = pick(LOG_FORMATS, environment['LOG_FORMAT'] || 'text')
  if (logFormat === null) {
    return { ok: false, message: `LOG_FORMAT is "${environment['LOG_FORMAT']}", but has to be text or json.` }
  }
  const trustProxy = environment['TRUST_PROXY'] || '0'
  if (!/^\d{1,2}$/.test(trustProxy)) {
    return {
      ok: false,
      message: `TRUST_PROXY is "${trustProxy}", but has to be the number of proxies in front of the portal.`,
    }
  }
  const faultySwitch = ['SEED_SAMPLE', 'HSTS_SUBDOMAINS'].find((name) => getSwitch(environment, name) === undefined)
  if (faultySwitch !== undefined) {
    return { ok: false, message: `${faultySwitch} is "${environment[faultySwitch]}", but has to be 0 or 1.` }
  }
  const fault = addressFault(environment)
  if (fault !== null) return { ok: false, message: fault }
  const publicUrl = environment['PUBLIC_URL'] || null
  const updatesDir = environment['UPDATES_DIR'] || null
  return {
    ok: true,
    config: {
      auditHashKey: environment['AUDIT_HASH_KEY'] || null,
      homePath: environment['HOME_PATH'] || null,
      mergerHosts: { v1: environment['MERGER_HOST_V1'] || null, v2: environment['MERGER_HOST_V2'] || null },
      port: Number(port),
      host: environment['HOST'] || '127.0.0.1',
      dataDir: resolve(environment['DATA_DIR'] || 'data'),
      databaseUrl: environment['DATABASE_URL'] || null,
      rendererDir: resolve(PROGRAM_DIR, 'out/renderer'),
      publicUrl,
      updatesDir: updatesDir === null ? null : resolve(updatesDir),
      trustProxy: Number(trustProxy),
      isProxyKnown: Boolean(environment['TRUST_PROXY']),
      log,
      logFormat,
      commit: environment['COMMIT'] || null,
      smtpUrl: environment['SMTP_URL'] || null,
      inbox: readInbox(environment),
      mailFrom: environment['MAIL_FROM'] || null,
      clamavUrl: environment['CLAMAV_URL'] || null,
      // Its passwords are known to everybody: never in a portal that others reach, unless it is asked for.
      seedSample: getSwitch(environment, 'SEED_SAMPLE') ?? publicUrl === null,
      hstsSubdomains: getSwitch(environment, 'HSTS_SUBDOMAINS') ?? false,
    },
  }
}

/** The one of the words that it is; null = none of them. */
function pick<Word extends string>(words: readonly Word[], value: string): Word | null {
  return words.find((word) => word === value) ?? null
}

/** A setting of 0 or 1; null = it is not set, undefined = it is something else. */
function getSwitch(environment: Environment, name: string): boolean | null | undefined {
  const value = environment[name] || null
  if (value === null) return null
  return value === '1' ? true : value === '0' ? false : undefined
}

/** What is wrong with an address or a secret, in one line; null = nothing. */
function addressFault(environment: Environment): string | null {
  const smtpUrl = environment['SMTP_URL'] || null
  if (smtpUrl !== null && !/^smtps?:\/\/[^\s/]/i.test(smtpUrl)) {
    // Not repeated: there is a password in it.
    return 'SMTP_URL has to be smtp://USER:PASSWORD@HOST:PORT, or smtps://… for TLS from the start.'
  }
  const clamavUrl = environment['CLAMAV_URL'] || null
  if (clamavUrl !== null && !/^tcp:\/\/(?:[\w.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i.test(clamavUrl)) {
    return `CLAMAV_URL is "${clamavUrl}", but has to be tcp://HOST:PORT.`
  }
  const inboxFault = findInboxFault(environment['INBOX_IMAP_URL'] || null, environment['INBOX_ADDRESS'] || null)
  if (inboxFault !== null) return inboxFault
  for (const name of ['MERGER_HOST_V1', 'MERGER_HOST_V2']) {
    const host = environment[name] || null
    if (host !== null && !/^https?:\/\/[\w.-]+(:\d{1,5})?$/.test(host)) {
      return `${name} is "${host}", but has to be an address as https://HOST, without a path.`
    }
  }
  const auditHashKey = environment['AUDIT_HASH_KEY'] || null
  if (auditHashKey !== null && auditHashKey.length < MIN_KEY_LENGTH) {
    // Not repeated: it is a secret.
    return `AUDIT_HASH_KEY has to have at least ${MIN_KEY_LENGTH} characters.`
  }
  const homePath = environment['HOME_PATH'] || null
  if (homePath !== null && !/^\/(?![/\\])/.test(homePath)) {
    return `HOME_PATH is "${homePath}", but has to be a path on this server, as /bp/ACCOUNT/PROJECT/login.`
  }
  return null
}

/** The name before the @ gets a + and 42 characters, and may have 64 in all. */
const INBOX_ADDRESS = /^[a-z0-9._-]{1,21}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

function findInboxFault(imapUrl: string | null, address: string | null): string | null {
  if (imapUrl === null && address === null) return null
  if (imapUrl === null || address === null) return 'INBOX_IMAP_URL and INBOX_ADDRESS are set together, or neither.'
  if (!/^imaps?:\/\/[^\s/]+@[^\s/]/i.test(imapUrl) || !URL.canParse(imapUrl)) {
    // Not repeated: there is a password in it.
    return 'INBOX_IMAP_URL has to be imaps://USER:PASSWORD@HOST:PORT.'
  }
  if (INBOX_ADDRESS.test(address)) return null
  return `INBOX_ADDRESS is "${address}", but has to be NAME@DOMAIN with at most 21 characters before the @.`
}

function readInbox(environment: Environment): InboxSettings | null {
  const imapUrl = environment['INBOX_IMAP_URL'] || null
  const address = environment['INBOX_ADDRESS'] || null
  return imapUrl === null || address === null ? null : { imapUrl, address }
}

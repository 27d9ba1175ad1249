import { existsSync } from 'node:fs'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { checkSetupLink, createSetup, sendSetupMail } from '#shared/contracts/http/setup.contract.ts'
import type { MailPictures } from '#server/mail/mail-pictures.ts'
import type { MailPort } from '#server/mail/mail-port.ts'
import { writePrepared } from '#server/catalogues/package/import-package.ts'
import { createPackageWorkers } from '#server/catalogues/package/package-workers.ts'
import type { PreparedImport } from '#server/catalogues/package/prepare-import.ts'
import { addFirstAdmin } from '#server/identity/first-admin.ts'
import type { IdentityLimits } from '#server/identity/identity-limits.ts'
import { SETUP_LINK_MS } from '#server/identity/identity-terms.ts'
import { passwordFaults } from '#server/identity/new-password.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { type ClientFacts, describeLogin, hashToken, newToken, startSession } from '#server/identity/session-tokens.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'
import type { Account } from '#server/projects/accounts.repository.ts'
import { setUpAccount } from '#server/projects/create-account.ts'
import { findPackageFingerprints } from '#server/projects/packages.repository.ts'
import { findSetupLinkEnd, hasPeople, replaceSetupLink, useSetupLink } from './setup-links.repository.ts'
import { tryMail } from './try-mail.ts'

type Wanted = BodyOf<typeof createSetup>
type Login = AnswerOf<typeof createSetup>

export interface SetupService {
  /** Whether there is anybody who could log in. */
  isDone(): Promise<boolean>
  /** A new link's token, which is stored nowhere; the one before ends. null = there are people, and no link works. */
  openLink(): Promise<string | null>
  /** Whether the link works, and what there is to set up. `ip`: of the caller, for the limits. */
  check(token: string, ip: string): Promise<Result<AnswerOf<typeof checkSetupLink>>>
  /** Sends one mail at once, and says what came of it. */
  sendMail(
    token: string,
    mail: BodyOf<typeof sendSetupMail>,
    ip: string,
  ): Promise<Result<AnswerOf<typeof sendSetupMail>>>
  /** Makes account and first admin, and logs them in; all or nothing. */
  create(token: string, wanted: Wanted, facts: ClientFacts): Promise<Result<Login>>
}

interface Parts {
  readonly database: Database
  readonly files: FileStore
  readonly limits: IdentityLimits
  readonly mailPort: MailPort
  readonly mailPictures: MailPictures
  /** Folder of the project to try out; null = there is none. */
  readonly samplePackage: string | null
  /** ms since epoch. */
  readonly now: () => number
}

/** How an installation without people gets its first account and admin in the browser (STP-1 to STP-7). */
export function createSetupService(parts: Parts): SetupService {
  const { database, limits, mailPort, now } = parts
  const db = database.kysely
  const workers = createPackageWorkers()
  const hasSample = parts.samplePackage !== null && existsSync(parts.samplePackage)

  return {
    isDone: () => hasPeople(db),

    openLink: () =>
      database.transaction(async (transaction) => {
        const token = (await hasPeople(transaction)) ? null : newToken()
        const times = { createdAt: isoTime(now()), expiresAt: isoTime(now() + SETUP_LINK_MS) }
        await replaceSetupLink(transaction, token === null ? null : { tokenHash: hashToken(token), ...times })
        return token
      }),

    async check(token, ip) {
      const tokenHash = hashToken(token)
      const waiting = await limits.take('setupLookup', ip, tokenHash)
      if (waiting !== null) return failed(waiting)
      const expiresAt = await findOpenEnd(db, tokenHash, now())
      if (expiresAt === null) return failedWith('NOT_FOUND', 'The link does not work, or not any more.')
      return passed({ expiresAt, mailSender: mailPort.sender, hasMailServer: !mailPort.keepsMails, hasSample })
    },

    async sendMail(token, mail, ip) {
      const tokenHash = hashToken(token)
      const waiting = await limits.take('setupMail', ip, tokenHash)
      if (waiting !== null) return failed(waiting)
      if ((await findOpenEnd(db, tokenHash, now())) === null) return invalid()
      return passed(await tryMail(parts, mail))
    },

    async create(token, wanted, { ip, userAgent }) {
      const tokenHash = hashToken(token)
      const waiting = await limits.take('setup', ip, tokenHash)
      if (waiting !== null) return failed(waiting)
      // Hashing and reading a package are work: not for whoever just tries out tokens.
      if ((await findOpenEnd(db, tokenHash, now())) === null) return invalid()
      const { password, accountName } = wanted
      const owner = { ...wanted, email: wanted.email.trim() }
      const [first, ...others] = await passwordFaults(db, { password, owner, accountName })
      if (first !== undefined) return failed({ faults: [first, ...others] })
      const sample = wanted.project === 'sample' ? await prepareSample(parts, workers, wanted.accountId) : null
      if (sample !== null && !sample.ok) return sample
      const passwordHash = await hashPassword(password)
      return store(parts, { tokenHash, wanted, passwordHash, userAgent, sample: sample?.value ?? null })
    },
  }
}

/** When the link ends, as long as nobody is there yet: an admin of the command line ends it, too. */
async function findOpenEnd(db: Db, tokenHash: string, at: number): Promise<string | null> {
  const end = await findSetupLinkEnd(db, tokenHash, isoTime(at))
  return end === null || (await hasPeople(db)) ? null : end
}

/** Everything that takes time about the sample, without a word in the database. */
async function prepareSample(
  { database, files, samplePackage }: Parts,
  workers: ReturnType<typeof createPackageWorkers>,
  accountId: string,
): Promise<Result<PreparedImport>> {
  if (samplePackage === null || !existsSync(samplePackage)) return noSample()
  const known = await findPackageFingerprints(database.kysely, accountId)
  const worked = await workers.run('prepareImport', { folder: samplePackage, store: files.place, accountId, known })
  return worked.kind === 'done' && worked.output.kind !== 'faulty' ? passed(worked.output) : noSample()
}

interface Entry {
  readonly tokenHash: string
  readonly wanted: Wanted
  readonly passwordHash: string
  readonly userAgent: string
  readonly sample: PreparedImport | null
}

/** Account, admin, session and the sample; of several that come together one is first, and the others find no link. */
async function store({ database, mailPort, now }: Parts, entry: Entry): Promise<Result<Login>> {
  const { tokenHash, wanted, passwordHash, userAgent, sample } = entry
  const account: Account = { id: wanted.accountId, name: wanted.accountName.trim() }
  return database.transaction(async (db) => {
    const at = now()
    if (!(await useSetupLink(db, tokenHash, isoTime(at))) || (await hasPeople(db))) return invalid()
    // One that was made for an import is nobody's yet: it becomes theirs.
    const texts = {
      postalAddress: wanted.postalAddress.trim(),
      imprint: wanted.imprint.trim(),
      privacyNotice: wanted.privacyNotice.trim(),
    }
    await setUpAccount(db, account, texts, isoTime(at))
    const admin = await addFirstAdmin(db, { ...wanted, passwordHash }, isoTime(at))
    await addAuditEntry(db, {
      accountId: account.id,
      unitId: null,
      userId: admin.id,
      action: 'account.set_up',
      subject: { kind: 'user', id: admin.id },
      details: { project: wanted.project },
      at: isoTime(at),
    })
    // What clashes is there already, by an import of before.
    if (sample?.kind === 'ready') await writePrepared(db, sample.content, { accountId: account.id, userId: admin.id })
    const authToken = await startSession(db, { user: admin, userAgent, method: 'setup', at })
    return passed({ token: { authToken, ...(await describeLogin({ db, mails: mailPort }, admin)), account } })
  })
}

function invalid(): Result<never> {
  return failedWith('TOKEN_INVALID', 'The link does not work, or not any more.')
}

function noSample(): Result<never> {
  return failedWith('UNAVAILABLE', 'The sample project cannot be brought in just now.', { field: 'project' })
}

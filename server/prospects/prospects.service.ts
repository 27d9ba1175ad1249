import { randomBytes } from 'node:crypto'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type {
  createProspectConfiguration,
  getProspectConfiguration,
  listProspectConfigurations,
} from '#shared/contracts/http/prospects.contract.ts'
import { configure, copySelections, normaliseSelections } from '#shared/domain/index.ts'
import { OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import {
  addProspectToken,
  findProspect,
  findProspectByToken,
  holdProspect,
  listProspectsOf,
  type ProspectConfiguration,
  saveProspect,
} from './prospects.repository.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import { listUnitsById, type Unit } from '#server/projects/units.repository.ts'
import type { RemadeMail } from '#server/mail/mail-log.service.ts'
import type { Mail } from '#server/mail/mails.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { type PriceView, getPriceView, toldAmount } from '#server/projects/price-view.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'
import { createProspectMails } from './prospect-mails.ts'
import { findEnquiry, receiveEnquiry } from './enquiries.repository.ts'
import {
  computeChecksum,
  computeHash,
  getRestorePath,
  makeEnquiry,
  makeProspect,
  type ProspectBody,
} from './prospect-records.ts'
import { configureChoices, describeChoices, tooMany } from './saved-choices.ts'
import { hasWishes, readWishes, tellWishes } from './wanted-wishes.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { type Keep, runOnce, type VisitorFacts } from '#server/platform/once/run-once.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

type Created = AnswerOf<typeof createProspectConfiguration>
type Saved = AnswerOf<typeof getProspectConfiguration>
type Listed = AnswerOf<typeof listProspectConfigurations>

const WINDOW_MS = 15 * 60_000
const RULES = {
  /** An address may be a sales centre's, with all its visitors; a person needs few. */
  address: { name: 'prospect address', limit: 60, windowMs: WINDOW_MS },
  /** Somebody else's mailbox is not to be filled from here: a few mails in an hour, whoever asks for them. */
  email: { name: 'prospect email', limit: 3, windowMs: 3_600_000 },
  /** Reads by token: 128 bits are not guessed, but trying costs the server. */
  read: { name: 'prospect read', limit: 600, windowMs: WINDOW_MS, isOfReads: true },
} as const
/** ms in which the same submission again is an impatient finger; later somebody asks once more (PRO-23). */
const FOLD_MS = 10 * 60_000

interface ProspectFacts extends VisitorFacts {
  /** Of the account's kiosk that it comes from; null = it comes by the portal. */
  readonly kioskName: string | null
}

export interface ProspectsService {
  /** Saves and mails, or asks for contact (PRO-11, PRO-20..23), once for its key. */
  create(unit: Unit, body: ProspectBody, facts: ProspectFacts): Promise<Result<Created>>
  /** What a token opens; unknown, expired and another unit's are the same. */
  read(unit: Unit, token: string, ip: string): Promise<Result<Saved>>
  /** Makes a mail about an enquiry anew, with another link; null = there is nothing any more that it could tell of. */
  remakeMail(mail: Pick<Mail, 'kind' | 'accountId' | 'about'>): Promise<RemadeMail | null>
  /** What visitors have saved for a unit, the latest first. */
  list(unit: Unit, page: Page): Promise<{ prospects: Listed; total: number }>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly mails: MailQueue
  readonly rateLimits: RateLimits
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Saved configurations of visitors (API-35, API-36). */
export function createProspectsService(parts: Parts): ProspectsService {
  const { database } = parts
  const prospectMails = createProspectMails(parts)
  return {
    create: (unit, body, { once, ...from }) =>
      runOnce<Created>(parts, once, (keep) => create(parts, prospectMails, unit, { body, keep, ...from })),

    read: (unit, token, ip) => read(parts, unit, { token, ip }),

    remakeMail: (mail) => remakeMail(parts, prospectMails, mail),

    async list(unit, page) {
      const { prospects, total } = await listProspectsOf(database.kysely, unit.id, page)
      const project = await findProject(database.kysely, unit.projectId, unit.accountId)
      if (project === null) return { prospects: [], total: 0 }
      const view = getPriceView(project, 'bp')
      return { prospects: prospects.map((prospect) => describe(prospect, view)), total }
    },
  }
}

/**
 * Seconds to wait; 0 = it may go on, and is counted. Counted before the engine works, also when that refuses:
 * attempts cost as much as successes, and of many at once each has to see the others.
 */
async function limited({ rateLimits }: Parts, body: ProspectBody, ip: string): Promise<number> {
  const taken = await rateLimits.take([
    { rule: RULES.address, of: getNetwork(ip) },
    { rule: RULES.email, of: body.email.toLowerCase() },
  ])
  return taken.ok ? 0 : taken.waitSeconds
}

async function create(
  parts: Parts,
  prospectMails: ReturnType<typeof createProspectMails>,
  unit: Unit,
  {
    body,
    ip,
    kioskName,
    keep,
  }: Omit<ProspectFacts, 'once'> & { readonly body: ProspectBody; readonly keep: Keep<Created> },
): Promise<Result<Created>> {
  const { database, mails, now } = parts
  const project = await findProject(database.kysely, unit.projectId, unit.accountId)
  if (project === null || unit.catalogueId === null) return failedWith('NOT_FOUND', 'There is no such unit.')
  if (project.featureFlags.mp['mpContactForm'] !== true) {
    return failedWith('FORBIDDEN', 'The project does not take requests here.')
  }
  const checksum = computeChecksum(unit.packageId, body)
  if (body.checksum !== undefined && body.checksum !== checksum) {
    return failedWith('INVALID_VALUE', 'It does not fit unit, e-mail and name.', { field: 'checksum' })
  }
  const waitSeconds = await limited(parts, body, ip)
  if (waitSeconds > 0) return tooMany(waitSeconds)
  const result = await configureChoices(parts.catalogues, unit, project, normaliseSelections(body.configuration))
  if (!result.ok) return result
  // A kiosk that has not heard yet that there are none any more loses nothing but them.
  const wishes = readWishes(result.value.prepared, hasWishes(project) ? (body.wishes ?? []) : [])
  if (!wishes.ok) return wishes
  const at = now()
  const sent = { unit, catalogueId: unit.catalogueId, project, body, checksum, wishes: wishes.value, at }
  const prospect = makeProspect(sent, result.value)
  const token = randomBytes(16).toString('base64url')
  const restorePath = getRestorePath(unit, project, token)
  const written = await prospectMails.write(
    { unit, project, prospect, restorePath, subject: body.subject ?? '' },
    result.value,
  )
  const { total, totalOnRequest, expiresAt } = prospect
  const told = toldAmount(getPriceView(project, 'mp'), total)
  const created = { configurationToken: token, restorePath, expiresAt, total: told, totalOnRequest }
  await database.transaction(async (db) => {
    await keep(db, created)
    const { id, isNew } = await saveProspect(db, prospect, new Date(at - FOLD_MS).toISOString())
    await addProspectToken(db, computeHash(token), id, prospect.createdAt)
    // Sent twice by an impatient finger: it has its mail, and this answer its own way back.
    if (!isNew) return
    const enquiryId = await receiveEnquiry(db, makeEnquiry(unit, { ...prospect, id }, kioskName))
    for (const mail of written) await mails.add(db, { ...mail, about: { kind: 'enquiry', id: enquiryId, label: '' } })
    await addAuditEntry(db, {
      accountId: unit.accountId,
      unitId: unit.id,
      userId: null,
      action: body.requestsContact ? 'prospect.asked' : 'prospect.saved',
      details: { id },
      at: prospect.createdAt,
    })
  })
  mails.wake()
  return passed(created)
}

async function remakeMail(
  { database, catalogues, now }: Parts,
  prospectMails: ReturnType<typeof createProspectMails>,
  { kind, accountId, about }: Pick<Mail, 'kind' | 'accountId' | 'about'>,
): Promise<RemadeMail | null> {
  const db = database.kysely
  const enquiry = about === null || accountId === null ? null : await findEnquiry(db, accountId, about.id)
  const at = isoTime(now())
  const prospectId = enquiry?.prospectId ?? null
  const prospect = prospectId === null ? null : await findProspect(db, prospectId, at)
  if (about === null || prospect === null) return null
  const [unit] = await listUnitsById(db, [prospect.unitId])
  const prepared = await catalogues.prepared(prospect.catalogueId)
  const project = unit === undefined ? null : await findProject(db, unit.projectId, unit.accountId)
  if (unit === undefined || project === null || prepared === null) return null
  const token = randomBytes(16).toString('base64url')
  const facts = { unit, project, prospect, restorePath: getRestorePath(unit, project, token), subject: '' }
  const configuration = configure(prepared, prospect.configuration.selections, OPEN_CIRCUMSTANCES)
  const written = (await prospectMails.write(facts, configuration)).find((mail) => mail.kind === kind)
  if (written === undefined) return null
  return {
    mail: { ...written, about },
    async store(within) {
      if (!(await holdProspect(within, prospect.id))) return false
      await addProspectToken(within, computeHash(token), prospect.id, at)
      return true
    },
  }
}

async function read(
  { database, catalogues, rateLimits, now }: Parts,
  unit: Unit,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<Result<Saved>> {
  const taken = await rateLimits.take([{ rule: RULES.read, of: getNetwork(ip) }])
  if (!taken.ok) return tooMany(taken.waitSeconds)
  const prospect = await findProspectByToken(database.kysely, computeHash(token), new Date(now()).toISOString())
  if (prospect === null || prospect.unitId !== unit.id) {
    return failedWith('NOT_FOUND', 'There is no such configuration, or not any more.')
  }
  const project = await findProject(database.kysely, unit.projectId, unit.accountId)
  if (project === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
  const described = await describeChoices(catalogues, unit, project, prospect)
  if (!described.ok) return described
  return passed({ ...described.value, wishes: tellWishes(project, prospect.configuration.wishes ?? []) })
}

function describe(prospect: ProspectConfiguration, view: PriceView): Listed[number] {
  const { id, email, name, comment, contact, requestsContact, checksum, configuration } = prospect
  return {
    id,
    email,
    name,
    comment,
    contact: contact === null ? null : { ...contact },
    requestsContact,
    checksum,
    configuration: {
      ...copySelections(configuration.selections),
      previewImageUrls: [...configuration.previewImageUrls],
    },
    total: toldAmount(view, prospect.total),
    totalOnRequest: prospect.totalOnRequest,
    createdAt: prospect.createdAt,
    expiresAt: prospect.expiresAt,
  }
}

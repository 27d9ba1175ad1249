import { randomBytes } from 'node:crypto'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { changeEnquiry } from '#shared/contracts/http/enquiries.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { getFullName } from '#server/identity/full-name.ts'
import { listStaffProfiles } from '#server/identity/profiles.repository.ts'
import { projectsWith } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listFullNames } from '#server/identity/users.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { addAuditEntry, type AuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject, listProjects } from '#server/projects/projects.repository.ts'
import { listUnitsById } from '#server/projects/units.repository.ts'
import {
  type Colleague,
  describeEnquiry,
  describeEnquirySummary,
  type EnquiryAnswer,
  type EnquirySummary,
} from './describe-enquiry.ts'
import {
  appendEnquiryEvent,
  countEnquiries,
  type Enquiry,
  type EnquiryChange,
  type EnquiryCounts,
  type EnquiryEvent,
  type EnquiryFilter,
  type EnquirySource,
  emptyEnquiry,
  findEnquiry,
  listEnquiriesOf,
  listEnquiryEvents,
  updateEnquiry,
} from './enquiries.repository.ts'
import { addAssignmentMail } from './enquiry-mails.ts'
import { computeHash, getRestorePath } from './prospect-records.ts'
import { addProspectToken, deleteProspect, holdProspect } from './prospects.repository.ts'

export type WantedChange = BodyOf<typeof changeEnquiry>

/** How a list of enquiries is asked for; null = any, or the project's own language. */
export interface EnquiryListing {
  readonly filter: EnquiryFilter | null
  /** Id or slug. */
  readonly projectId: string | null
  readonly source: EnquirySource | null
  readonly search: string | null
  readonly locale: Locale | null
  readonly page: Page
}

export interface EnquiriesService {
  /** The account's enquiries, and how many there are of each kind. */
  list(
    caller: Caller,
    listing: EnquiryListing,
  ): Promise<{ enquiries: EnquirySummary[]; counts: EnquiryCounts; total: number }>
  get(caller: Caller, id: string, locale: Locale | null): Promise<Result<EnquiryAnswer>>
  /** Takes it, gives it to somebody, or says how it stands (ENQ-4). */
  change(caller: Caller, id: string, wanted: WantedChange, locale: Locale | null): Promise<Result<EnquiryAnswer>>
  addNote(caller: Caller, id: string, text: string, locale: Locale | null): Promise<Result<EnquiryAnswer>>
  /** A link of the team's own to what was saved (ENQ-3). */
  open(caller: Caller, id: string): Promise<Result<{ restorePath: string }>>
  /** Erases what it says of a person, wherever it lies (ENQ-7). */
  erase(caller: Caller, id: string, locale: Locale | null): Promise<Result<EnquiryAnswer>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** What prospects have sent, for the team that answers it. */
export function createEnquiriesService(parts: Parts): EnquiriesService {
  const { database, catalogues, mails, now } = parts
  const db = database.kysely

  async function describe(caller: Caller, id: string, locale: Locale | null): Promise<Result<EnquiryAnswer>> {
    const enquiry = await findEnquiry(db, caller.account.id, id)
    if (enquiry === null) return unknown()
    const { project, unit } = await readPlace(db, enquiry)
    const colleagues = await listColleagues(db, enquiry)
    const assignee = (await readAssignees(db, [enquiry])).get(enquiry.assigneeId ?? '') ?? null
    const place = { project, unit, assignee, colleagues, locale: locale ?? project.sourceLanguage }
    return passed(await describeEnquiry(catalogues, enquiry, await listEnquiryEvents(db, id), place))
  }

  async function isErased({ accountId, id }: Enquiry): Promise<boolean> {
    return (await findEnquiry(db, accountId, id))?.erasedAt !== null
  }

  function note(
    within: Db,
    caller: Caller,
    { id, unitId }: Enquiry,
    action: string,
    details: AuditEntry['details'] = {},
  ): Promise<void> {
    return addAuditEntry(within, {
      accountId: caller.account.id,
      unitId,
      userId: caller.user.id,
      action: `enquiry.${action}`,
      subject: { kind: 'enquiry', id },
      details,
      at: isoTime(now()),
    })
  }

  return {
    async list(caller, { filter, projectId, source, search, locale, page }) {
      const accountId = caller.account.id
      const theirs = projectsWith(caller, 'answerEnquiries')
      const projects = (await listProjects(db, accountId)).filter(({ id }) => theirs?.includes(id) !== false)
      const wanted = projects.filter((one) => projectId === null || [one.packageId, one.slug].includes(projectId))
      const query = { accountId, projectIds: wanted.map(({ id }) => id), source, search, userId: caller.user.id }
      const counts = await countEnquiries(db, query)
      const listed = await listEnquiriesOf(db, query, filter, page)
      const units = await listUnitsById(db, [...new Set(listed.flatMap(({ unitId }) => unitId ?? []))])
      const assignees = await readAssignees(db, listed)
      const enquiries = listed.flatMap((enquiry) => {
        const project = projects.find(({ id }) => id === enquiry.projectId)
        if (project === undefined) return []
        const unit = units.find(({ id }) => id === enquiry.unitId) ?? null
        const assignee = assignees.get(enquiry.assigneeId ?? '') ?? null
        return [describeEnquirySummary(enquiry, { project, unit, assignee, locale: locale ?? project.sourceLanguage })]
      })
      return { enquiries, counts, total: counts[filter ?? 'all'] }
    },

    get: describe,

    async change(caller, id, wanted, locale) {
      const enquiry = await findEnquiry(db, caller.account.id, id)
      if (enquiry === null) return unknown()
      if (enquiry.erasedAt !== null) return erased()
      if (enquiry.revision !== wanted.revision) return moved()
      const assigneeId = wanted.assigneeId ?? null
      const colleagues = await listColleagues(db, enquiry)
      const assignee = colleagues.find((one) => one.id === assigneeId) ?? null
      if (assigneeId !== null && assignee === null) {
        return failedWith('INVALID_VALUE', 'Nobody who answers enquiries is called that.', { field: 'assignee_id' })
      }
      const by = { at: isoTime(now()), byUser: caller.user.id }
      const { change, events } = readChange(enquiry, wanted, assignee, by)
      if (events.length > 0) {
        const isFirst = await database.transaction(async (within) => {
          if (!(await updateEnquiry(within, enquiry, change, events))) return false
          await note(within, caller, enquiry, 'changed', describeChange(enquiry, change))
          const given = change.assigneeId ?? null
          if (given !== null && given !== caller.user.id) {
            await addAssignmentMail(parts, within, enquiry, given)
          }
          return true
        })
        if (!isFirst) return (await isErased(enquiry)) ? erased() : moved()
        mails.wake()
      }
      return describe(caller, id, locale)
    },

    async addNote(caller, id, text, locale) {
      const enquiry = await findEnquiry(db, caller.account.id, id)
      if (enquiry === null) return unknown()
      const isNoted = await database.transaction(async (within) => {
        const event = { kind: 'note', at: isoTime(now()), byUser: caller.user.id, about: text } as const
        if (!(await appendEnquiryEvent(within, id, event))) return false
        await note(within, caller, enquiry, 'noted')
        return true
      })
      return isNoted ? describe(caller, id, locale) : erased()
    },

    async open(caller, id) {
      const enquiry = await findEnquiry(db, caller.account.id, id)
      if (enquiry === null) return unknown()
      const { project, unit } = await readPlace(db, enquiry)
      const { prospectId } = enquiry
      const gone = failedWith('NOT_FOUND', 'Nothing of it can be opened any more.')
      if (unit === null || prospectId === null) return gone
      const token = randomBytes(16).toString('base64url')
      const isThere = await database.transaction(async (within) => {
        if (!(await holdProspect(within, prospectId))) return false
        await addProspectToken(within, computeHash(token), prospectId, isoTime(now()))
        await note(within, caller, enquiry, 'opened')
        return true
      })
      return isThere ? passed({ restorePath: getRestorePath(unit, project, token) }) : gone
    },

    async erase(caller, id, locale) {
      const enquiry = await findEnquiry(db, caller.account.id, id)
      if (enquiry === null) return unknown()
      if (enquiry.erasedAt === null) {
        await database.transaction(async (within) => {
          if (enquiry.prospectId !== null) await deleteProspect(within, enquiry.prospectId)
          const event = { kind: 'erased', at: isoTime(now()), byUser: caller.user.id, about: '' } as const
          if (!(await emptyEnquiry(within, id, event))) return
          await note(within, caller, enquiry, 'erased')
          await mails.eraseAbout(within, { kind: 'enquiry', id })
        })
        await mails.tidyAway()
      }
      return describe(caller, id, locale)
    },
  }
}

/** What of a wanted change is one, and what is told of it. */
function readChange(
  enquiry: Enquiry,
  { state, assigneeId, next }: WantedChange,
  assignee: Colleague | null,
  by: Pick<EnquiryEvent, 'at' | 'byUser'>,
): { readonly change: EnquiryChange; readonly events: readonly EnquiryEvent[] } {
  const events: EnquiryEvent[] = []
  const change: { -readonly [Key in keyof EnquiryChange]: EnquiryChange[Key] } = {}
  if (assigneeId !== undefined && assigneeId !== enquiry.assigneeId) {
    change.assigneeId = assigneeId
    events.push({ ...by, kind: 'assigned', about: assignee?.name ?? '' })
  }
  if (state !== undefined && state !== enquiry.state) {
    change.state = state
    events.push({ ...by, kind: 'state', about: state })
  }
  const nextStep = next?.text ?? ''
  const nextDay = next?.day ?? null
  if (next !== undefined && (nextStep !== enquiry.nextStep || nextDay !== enquiry.nextDay)) {
    change.nextStep = nextStep
    change.nextDay = nextDay
    events.push({ ...by, kind: 'next', about: nextStep })
  }
  return { change, events }
}

/** For the log: states, and whose it is now; what is to be done next is a text of persons, and stays with the enquiry. */
function describeChange(enquiry: Enquiry, { state, assigneeId, nextStep }: EnquiryChange): AuditEntry['details'] {
  return {
    ...(state === undefined ? {} : { from: enquiry.state, to: state }),
    ...(assigneeId === undefined ? {} : { isAssigned: assigneeId !== null }),
    ...(typeof assigneeId === 'string' ? { userIds: [assigneeId] } : {}),
    ...(nextStep === undefined ? {} : { hasNextStep: nextStep !== '' }),
  }
}

async function readPlace(db: Db, { projectId, unitId, accountId, id }: Enquiry) {
  const project = await findProject(db, projectId, accountId)
  if (project === null) throw new Error(`Enquiry ${id} belongs to no project`)
  const [unit] = unitId === null ? [] : await listUnitsById(db, [unitId])
  return { project, unit: unit ?? null }
}

/** Who answers the project's enquiries. */
async function listColleagues(db: Db, { accountId, projectId }: Enquiry): Promise<readonly Colleague[]> {
  const staff = await listStaffProfiles(db, { accountId, projectId, right: 'answerEnquiries' })
  return staff.map(({ user }) => ({ id: user.id, name: getFullName(user) }))
}

/** Whose the enquiries are, by id, also where they may not answer them any more. */
async function readAssignees(db: Db, enquiries: readonly Enquiry[]): Promise<ReadonlyMap<string, Colleague>> {
  const ids = [...new Set(enquiries.flatMap(({ assigneeId }) => assigneeId ?? []))]
  const names = await listFullNames(db, ids)
  return new Map([...names].map(([id, name]) => [id, { id, name }]))
}

function unknown() {
  return failedWith('NOT_FOUND', 'There is no such enquiry.')
}

function erased() {
  return failedWith('ENQUIRY_ERASED', 'What the enquiry said is erased: nothing is added to it any more.')
}

function moved() {
  return failedWith('REVISION_CONFLICT', 'The enquiry has moved since.')
}

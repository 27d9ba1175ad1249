import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  createPresentation as createContract,
  type takeOverPresentation,
} from '#shared/contracts/http/presentations.contract.ts'
import { shortCodePath, writeShortCode } from '#shared/contracts/short-code.ts'
import { areNoSelections, getSelections, isNoChange, normaliseSelections, unitState } from '#shared/domain/index.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { errorOfIntent } from '#server/configurations/configurations.service.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import { getFullName } from '#server/identity/full-name.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listFullNames } from '#server/identity/users.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { runOnce } from '#server/platform/once/run-once.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { VALID_MS } from '#server/prospects/prospect-records.ts'
import { configureChoices, tooMany } from '#server/prospects/saved-choices.ts'
import { addUnderNewCode, WINDOW_MS } from '#server/prospects/short-links.ts'
import { carryOver, listLeftOut } from './carry-over.ts'
import { preparePresentationMail } from './presentation-mail.ts'
import {
  addPresentation,
  deletePresentation,
  findPresentation,
  listPresentationsOf,
  markTakenOver,
  type Presentation,
} from './presentations.repository.ts'
import { isSold } from './shared-presentation.ts'

type Described = AnswerOf<typeof createContract>
type Wanted = BodyOf<typeof createContract>
type TakenOver = AnswerOf<typeof takeOverPresentation>

/** A day in a sales centre; the mails go to addresses that somebody says. */
const RULE = { name: 'presentation', limit: 30, windowMs: WINDOW_MS } as const

interface StaffCall {
  readonly caller: Caller
  readonly unit: Unit
}

export interface PresentationsService {
  /** Hands over what was chosen on a vacant unit (PST-4), once for its key; null = each time. */
  create(call: StaffCall, wanted: Wanted, onceKey: string | null): Promise<Result<Described>>
  list(unit: Unit): Promise<Described[]>
  /** Its link opens nothing any more, and its mail goes with it (PST-9, PST-10). */
  remove(call: StaffCall, id: string): Promise<Result<Record<string, never>>>
  /** Makes it the unit's choices while there are none (PST-8). `locale`: of what is said to be left out; null = the project's. */
  takeOver(call: StaffCall, id: string, locale: Locale | null): Promise<Result<TakenOver>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly configurations: ConfigurationsService
  readonly mails: MailQueue
  readonly rateLimits: RateLimits
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Presentations of vacant units: what is shown is stored nowhere until it is handed over. */
export function createPresentationsService(parts: Parts): PresentationsService {
  const { database, now } = parts
  const db = database.kysely
  return {
    create(call, wanted, onceKey) {
      const { unit, caller } = call
      const request = makeMark('POST', createContract.path.replace(':unit_id', unit.id), { by: caller.user.id, wanted })
      return runOnce<Described>(parts, { key: onceKey, request }, (keep) => create(parts, call, { wanted, keep }))
    },

    async list(unit) {
      const project = await findProject(db, unit.projectId, unit.accountId)
      if (project === null) return []
      const found = await listPresentationsOf(db, unit.id, isoTime(now()))
      const names = await listFullNames(
        db,
        found.flatMap(({ presenterId }) => presenterId ?? []),
      )
      return found.map((presentation) => {
        const presenter = presentation.presenterId === null ? null : (names.get(presentation.presenterId) ?? null)
        return describe(presentation, project, presenter)
      })
    },

    async remove({ caller, unit }, id) {
      const isRemoved = await database.transaction(async (within) => {
        if (!(await deletePresentation(within, { unitId: unit.id, id }))) return false
        await note(within, { caller, unit, action: 'presentation.deleted', at: isoTime(now()) })
        await parts.mails.eraseAbout(within, { kind: 'presentation', id })
        return true
      })
      if (!isRemoved) return gone()
      await parts.mails.tidyAway()
      return passed({})
    },

    takeOver: (call, id, locale) => takeOver(parts, call, { id, locale }),
  }
}

interface Creation {
  readonly wanted: Wanted
  readonly keep: (db: Db, body: Described) => Promise<void>
}

async function create(
  parts: Parts,
  { caller, unit }: StaffCall,
  { wanted, keep }: Creation,
): Promise<Result<Described>> {
  const { database, catalogues, mails, rateLimits, baseUrl, now } = parts
  const { catalogueId } = unit
  const project = await findProject(database.kysely, unit.projectId, unit.accountId)
  if (project === null || catalogueId === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
  if (await isSold(database.kysely, unit)) return failedWith('UNIT_HAS_BUYERS', 'Only vacant units are presented.')
  const taken = await rateLimits.take([{ rule: RULE, of: caller.user.id }])
  if (!taken.ok) return tooMany(taken.waitSeconds)
  const result = await configureChoices(catalogues, unit, project, normaliseSelections(wanted))
  if (!result.ok) return result
  const configuration = result.value
  const { total, onRequestCount } = unitState(configuration)
  const at = now()
  const fields = {
    id: randomUUID(),
    accountId: unit.accountId,
    unitId: unit.id,
    catalogueId,
    selections: getSelections(configuration),
    total,
    totalOnRequest: onRequestCount,
    name: wanted.name.trim(),
    email: wanted.email ?? '',
    presenterId: caller.user.id,
    createdAt: isoTime(at),
    expiresAt: isoTime(at + VALID_MS),
    takenOverAt: null,
  }
  // Read before the transaction, which waits for nothing that another connection has to read.
  const mail =
    wanted.email === null
      ? null
      : await preparePresentationMail(
          { db: database.kysely, catalogues },
          { unit, project, configuration, catalogueId, locale: wanted.locale },
        )
  const created = await database.transaction(async (db) => {
    const code = await addUnderNewCode((_, drawn) => addPresentation(db, { ...fields, code: drawn }))
    const presentation: Presentation = { ...fields, code }
    const described = describe(presentation, project, getFullName(caller.user))
    await keep(db, described)
    await note(db, { caller, unit, action: 'presentation.created', at: fields.createdAt })
    if (mail !== null) await mails.add(db, mail(presentation, `${baseUrl()}${described.shortPath}`))
    return described
  })
  mails.wake()
  return passed(created)
}

async function takeOver(
  { database, catalogues, configurations, now }: Parts,
  { caller, unit }: StaffCall,
  { id, locale }: { readonly id: string; readonly locale: Locale | null },
): Promise<Result<TakenOver>> {
  const db = database.kysely
  const presentation = await findPresentation(db, { unitId: unit.id, id }, isoTime(now()))
  const project = await findProject(db, unit.projectId, unit.accountId)
  const { stored, configuration } = await configurations.read(db, unit)
  if (presentation === null || project === null || configuration === null) return gone()
  const taken = failedWith('CHOICES_EXIST', 'Something has been chosen for this unit already.')
  if (stored.status === 'completed') return failedWith('UNIT_COMPLETED', 'The unit is completed.')
  if (!areNoSelections(stored.selections)) return taken
  const { selections } = presentation
  const intent = carryOver(configuration, selections)
  if (!intent.ok) return failed(errorOfIntent(intent.error))
  const at = isoTime(now())
  const noteTaken = async (within: Db) => {
    await markTakenOver(within, id, at)
    await note(within, { caller, unit, action: 'presentation.taken_over', at })
  }
  if (isNoChange(intent.change)) await database.transaction(noteTaken)
  else {
    const request = makeMark('POST', `presentation ${id}`, {})
    const conditions = {
      baseRevision: stored.revision,
      idempotencyKey: null,
      catalogueRevision: null,
      actingId: null,
      request,
    }
    const saved = await configurations.carryOver({ caller, unit, conditions }, intent.change, noteTaken)
    // Somebody has chosen meanwhile.
    if (!saved.ok) return saved.error.faults[0]?.code === 'REVISION_CONFLICT' ? taken : saved
  }
  const named = await catalogues.preparedIn(presentation.catalogueId, locale ?? project.sourceLanguage)
  const leftOut = named === null ? [] : listLeftOut(selections, getSelections(intent.configuration), named)
  return passed({ leftOut })
}

/** `presenter`: their name; null = their record is gone. */
function describe(presentation: Presentation, project: Project, presenter: string | null): Described {
  const { id, name, email, code, total, totalOnRequest, createdAt, expiresAt, takenOverAt } = presentation
  return {
    id,
    presenter,
    name,
    email,
    code: writeShortCode(code),
    shortPath: shortCodePath(code),
    total: getPriceView(project, 'bp').amounts ? total : null,
    totalOnRequest,
    createdAt,
    expiresAt,
    takenOverAt,
  }
}

interface Noted extends StaffCall {
  readonly action: 'presentation.created' | 'presentation.deleted' | 'presentation.taken_over'
  /** ISO time. */
  readonly at: string
}

/** Nothing in it says who looked. */
function note(db: Db, { caller, unit, action, at }: Noted): Promise<void> {
  return addAuditEntry(db, {
    accountId: unit.accountId,
    unitId: unit.id,
    userId: caller.user.id,
    action,
    details: {},
    at,
  })
}

function gone() {
  return failedWith('NOT_FOUND', 'The unit has no such presentation.')
}

import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import { createProposal as createContract, type listProposals } from '#shared/contracts/http/proposals.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { invertChange, isNoChange, listProposedParts, restoreChange } from '#shared/domain/index.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { errorOfIntent } from '#server/configurations/configurations.service.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import { getFullName } from '#server/identity/full-name.ts'
import { getSince } from '#server/identity/get-since.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { listBuyersOfUnit } from '#server/identity/users.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { PROPOSAL_ANSWERS } from '#shared/contracts/entities/staff-file.schema.ts'
import { addAuditEntry, type AuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { runOnce } from '#server/platform/once/run-once.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { describeProposal, isNothing } from './describe-proposal.ts'
import { createProposalMails } from './proposal-mails.ts'
import {
  addProposal,
  findProposal,
  listProposalsOf,
  markProposalAnswered,
  markProposalSeen,
  markProposalWithdrawn,
  type Proposal,
  type TakenEntries,
} from './proposals.repository.ts'

type Wanted = BodyOf<typeof createContract>
type Changed = AnswerOf<typeof createContract>

interface UnitCall {
  readonly caller: Caller
  readonly unit: Unit
}

export interface ProposalsService {
  /** Sends it to the unit's buyers (PRP-1), once for its key; null = each time. */
  create(call: UnitCall, wanted: Wanted, onceKey: string | null): Promise<Result<Changed>>
  /** Those that are the caller's affair, the latest first. `locale`: of what they are called; null = the project's. */
  list(call: UnitCall, locale: Locale | null): Promise<AnswerOf<typeof listProposals>>
  /** A buyer has it on the screen. */
  noteSeen(call: UnitCall, id: string): Promise<Result<Changed>>
  /** A buyer's answer: the first one counts (PRP-5). */
  answer(call: UnitCall, id: string, taken: TakenEntries): Promise<Result<Changed>>
  withdraw(call: UnitCall, id: string): Promise<Result<Changed>>
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly configurations: ConfigurationsService
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Choices that staff propose to buyers. Nothing here touches what is chosen. */
export function createProposalsService(parts: Parts): ProposalsService {
  const { database, catalogues, configurations, mails, now } = parts
  const db = database.kysely
  const letters = createProposalMails(parts)

  async function create({ caller, unit }: UnitCall, { note, change }: Wanted, keep: Keep) {
    if ((await listBuyersOfUnit(db, unit.id)).length === 0) {
      return failedWith('BUYER_UNKNOWN', 'Nobody has bought the unit.')
    }
    const { stored, configuration } = await configurations.read(db, unit)
    if (configuration === null || isNoChange(change)) return nothing()
    const { intent } = restoreChange(configuration, change)
    if (!intent.ok) return failed(errorOfIntent(intent.error))
    const undo = invertChange(stored.selections, change)
    // What is so already, or gone from the catalogue, is nothing to take.
    if (listProposedParts(configuration, { change, undo }).parts.length === 0) return nothing()
    const proposal: Proposal = {
      id: randomUUID(),
      unitId: unit.id,
      authorId: caller.user.id,
      authorName: getFullName(caller.user),
      note,
      change,
      undo,
      sentAt: isoTime(now()),
      seenAt: null,
      withdrawnAt: null,
      answeredAt: null,
      answererName: '',
      taken: null,
    }
    await database.transaction(async (within) => {
      await addProposal(within, proposal)
      await keep(within, { id: proposal.id })
      await noteIn(within, { caller, unit, action: 'proposal.sent', details: {}, at: proposal.sentAt })
      await letters.writeSent(within, unit)
    })
    mails.wake()
    return passed({ id: proposal.id })
  }

  /** Closes it, and says so in the log; refused when it is closed. */
  async function close({ caller, unit }: UnitCall, id: string, closing: Closing): Promise<Result<Changed>> {
    const { action, work, describe } = closing
    const result = await database.transaction(async (within): Promise<Result<Changed>> => {
      const proposal = await findProposal(within, { unitId: unit.id, id, since: await getSince(within, caller, unit) })
      if (proposal === null) return gone()
      const at = isoTime(now())
      const refusal = await work(within, proposal, at)
      if (refusal !== null) return refusal
      await noteIn(within, { caller, unit, action, details: describe(proposal), at })
      return passed({ id })
    })
    if (result.ok) mails.wake()
    return result
  }

  return {
    create(call, wanted, onceKey) {
      const { unit, caller } = call
      const request = makeMark('POST', createContract.path.replace(':unit_id', unit.id), { by: caller.user.id, wanted })
      return runOnce<Changed>(parts, { key: onceKey, request }, (keep) => create(call, wanted, keep))
    },

    async list({ caller, unit }, locale) {
      const project = await findProject(db, unit.projectId, unit.accountId)
      const catalogueId = await configurations.currentCatalogueId(unit)
      if (project === null) return []
      const named =
        catalogueId === null ? null : await catalogues.preparedIn(catalogueId, locale ?? project.sourceLanguage)
      return (await listProposalsOf(db, unit.id, await getSince(db, caller, unit))).map((proposal) =>
        describeProposal(proposal, named),
      )
    },

    async noteSeen({ caller, unit }, id) {
      const since = await getSince(db, caller, unit)
      if ((await findProposal(db, { unitId: unit.id, id, since })) === null) return gone()
      await database.transaction((within) => markProposalSeen(within, id, isoTime(now())))
      return passed({ id })
    },

    answer: (call, id, taken) =>
      close(call, id, {
        action: 'proposal.answered',
        describe: ({ change, authorId }) => ({
          answer: judgeAnswer(change, taken),
          ...(authorId === null ? {} : { userIds: [authorId] }),
        }),
        async work(within, { change, authorId }, at) {
          if (!isWithin(change, taken)) return nothing()
          const answererName = getFullName(call.caller.user)
          if (!(await markProposalAnswered(within, id, { at, answererName, taken }))) return closed()
          await letters.writeAnswered(within, call.unit, authorId)
          return null
        },
      }),

    withdraw: (call, id) =>
      close(call, id, {
        action: 'proposal.withdrawn',
        describe: () => ({}),
        work: async (within, _, at) => ((await markProposalWithdrawn(within, id, at)) ? null : closed()),
      }),
  }
}

type Keep = (db: Db, body: Changed) => Promise<void>

interface Closing {
  readonly action: ProposalAction
  /** What the log says besides. */
  readonly describe: (proposal: Proposal) => AuditEntry['details']
  /** null = done. */
  readonly work: (db: Db, proposal: Proposal, at: string) => Promise<Result<never> | null>
}

type ProposalAction = 'proposal.sent' | 'proposal.answered' | 'proposal.withdrawn'

interface Noted extends UnitCall {
  readonly action: ProposalAction
  readonly details: AuditEntry['details']
  /** ISO time. */
  readonly at: string
}

function noteIn(db: Db, { caller, unit, action, details, at }: Noted): Promise<void> {
  const { accountId, id: unitId } = unit
  return addAuditEntry(db, { accountId, unitId, userId: caller.user.id, action, details, at })
}

/** How much of what was proposed is taken. */
function judgeAnswer(change: Proposal['change'], taken: TakenEntries): (typeof PROPOSAL_ANSWERS)[number] {
  if (isNothing(taken)) return 'declined'
  const isWhole =
    taken.itemIds.length === Object.keys(change.buyerSelections).length &&
    taken.lineItemIds.length === Object.keys(change.buyerLineItemActivations).length &&
    taken.takesStyle === (change.buyerDesignLineSelections !== null)
  return isWhole ? 'taken' : 'partly'
}

/** Whether everything that is said to be taken was proposed. */
function isWithin(change: Proposal['change'], { itemIds, lineItemIds, takesStyle }: TakenEntries): boolean {
  return (
    itemIds.every((id) => Object.hasOwn(change.buyerSelections, id)) &&
    lineItemIds.every((id) => Object.hasOwn(change.buyerLineItemActivations, id)) &&
    (!takesStyle || change.buyerDesignLineSelections !== null)
  )
}

function gone(): Result<never> {
  return failedWith('NOT_FOUND', 'The unit has no such proposal.')
}

function closed(): Result<never> {
  return failedWith('PROPOSAL_CLOSED', 'The proposal has been answered, or is withdrawn.')
}

function nothing(): Result<never> {
  return failedWith('NOTHING_PROPOSED', 'Nothing of this kind was proposed.')
}

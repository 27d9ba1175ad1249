import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createCompletion } from '#shared/contracts/http/configurations.contract.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { changeStatus, getBuyerStep, opensOnlyItems } from '#shared/domain/index.ts'
import type { MessagesService } from '#server/messages/messages.service.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { ConfigurationsService, RevisionedWrite } from '#server/configurations/configurations.types.ts'
import { runRevisionedWrite, type WriteWork } from '#server/configurations/revisioned-write.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { getOrderRules } from './order-rules.ts'
import type { OrderMails } from './order-mails.ts'
import { addOrderEvent, listOrdersOfUnit } from './orders.repository.ts'
import { placeOrder } from './place-order.ts'

export type CompletionAnswer = AnswerOf<typeof createCompletion>

export interface CompletionsService {
  /**
   * Completes or reopens a unit (ENG-32, ENG-33). Completing freezes a snapshot (decision 4);
   * reopening keeps the earlier ones, and the catalogue that was completed on. Both raise the configuration's revision.
   */
  change(write: RevisionedWrite, wanted: BodyOf<typeof createCompletion>): Promise<Result<CompletionAnswer>>
}

interface Parts {
  readonly database: Database
  readonly orderMails: OrderMails
  readonly messages: Pick<MessagesService, 'openFor'>
  readonly mails: Pick<MailQueue, 'wake'>
  readonly configurations: ConfigurationsService
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

/** Completion of configurations: each is an order (decision 59). */
export function createCompletionsService(parts: Parts): CompletionsService {
  const { database, configurations, orderMails, messages, mails, now } = parts

  /** Freezes what stands, as an order with a number, and tells both sides. */
  async function complete({ caller, unit }: RevisionedWrite, message: string, { catalogueId, afterwards }: Completing) {
    // Reads the catalogues into memory, so that the transaction does not wait for a file.
    await configurations.read(database.kysely, unit)
    const prepared = await orderMails.prepare(catalogueId)
    const work: WriteWork<CompletionAnswer> = async (db, stored, revision) => {
      const next = changeStatus(stored.status, 'completed')
      if (!next.ok) return alreadySo(next.code, 'completed')
      const current = await configurations.read(db, unit)
      const { configuration } = current
      if (configuration === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
      const placed = await placeOrder(
        db,
        { unit, current, configuration, catalogueId, revision, titles: prepared.titles },
        { message, at: new Date(now()), userId: caller.user.id, isStaff: caller.user.group !== 'buyer' },
      )
      await prepared.writePlaced(db, { unit, configuration, message, ...placed })
      const { sha256, number } = placed
      const body = message.trim()
      // What staff write along with it is the order's alone.
      if (body !== '' && caller.user.group === 'buyer') {
        const subject = await getSubject(db, unit, number)
        const author = { ...caller.user, isTeam: false }
        afterwards.push(await messages.openFor(db, { unit, kind: 'completion', subject, body, author }))
      }
      return passed({
        catalogueId,
        selections: stored.selections,
        status: 'completed',
        body: { configurationStatus: { status: 'completed' }, revision, snapshotSha256: sha256 },
        action: 'configuration.completed',
        details: { sha256, number },
      })
    }
    return work
  }

  /** Opens the unit's order again, as far as that is still the buyers' to do. */
  function reopen({ caller, unit }: RevisionedWrite, reason: string, catalogueId: string) {
    const isStaff = caller.user.group !== 'buyer'
    const work: WriteWork<CompletionAnswer> = async (db, stored, revision) => {
      const next = changeStatus(stored.status, 'pending')
      if (!next.ok) return alreadySo(next.code, 'pending')
      const [order] = await listOrdersOfUnit(db, unit.id)
      if (order !== undefined) {
        const step = getBuyerStep(order.standing, getOrderRules(await findProject(db, unit.projectId, unit.accountId)))
        if (isStaff && opensOnlyItems(order.standing, stored.openedPart)) return unavailable()
        if (!isStaff && step !== 'reopened') return failedWith('REOPENING_BY_TEAM', 'Only the team opens it again.')
        const kind = isStaff ? 'returned' : 'reopened'
        const event = { kind, at: new Date(now()).toISOString(), userId: caller.user.id, isStaff, reason } as const
        if (!(await addOrderEvent(db, order, event))) return unavailable()
        await orderMails.writeStep(db, { unit, order, step: kind, actorId: caller.user.id })
      }
      return passed({
        // Reopening decides nothing: the selections stay as they were made (decision 5).
        catalogueId: stored.catalogueId ?? catalogueId,
        selections: stored.selections,
        status: 'pending',
        // What the team has not opened stays held when buyers open their order again; the team opens all of it.
        ...(isStaff && { openedPart: null }),
        body: { configurationStatus: { status: 'pending' }, revision, snapshotSha256: null },
        action: 'configuration.reopened',
        details: { number: order?.number ?? null },
      })
    }
    return work
  }

  return {
    async change(write, { status, message }) {
      const { caller, unit } = write
      const { catalogueId } = unit
      if (!(await mayComplete(database, caller, unit))) {
        return failedWith('FORBIDDEN', 'Completing and reopening is the buyer’s.')
      }
      if (catalogueId === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
      const afterwards: (() => void)[] = []
      const work =
        status === 'completed'
          ? await complete(write, message, { catalogueId, afterwards })
          : reopen(write, message, catalogueId)
      const result = await runRevisionedWrite(parts, write, work)
      if (result.ok) for (const run of afterwards) run()
      mails.wake()
      return result
    },
  }
}

interface Completing {
  readonly catalogueId: string
  /** What is to be done once it is committed. */
  readonly afterwards: (() => void)[]
}

const SUBJECTS = { de: 'Nachricht zum Abschluss', en: 'Message with the completion' } as const

/** What the thread of a completion's message is called, in the project's language. */
async function getSubject(db: Db, unit: Unit, number: string): Promise<string> {
  const project = await findProject(db, unit.projectId, unit.accountId)
  return `${SUBJECTS[project?.sourceLanguage ?? 'de']} ${number}`
}

function unavailable() {
  return failedWith('ORDER_STEP_UNAVAILABLE', 'The order has moved on, or only single items of it may be opened.')
}

function alreadySo(code: 'STATUS_UNCHANGED', status: 'pending' | 'completed') {
  return failedWith(code, `The configuration is ${status} already.`, { field: 'status' })
}

async function mayComplete(database: Database, caller: Caller, unit: Unit): Promise<boolean> {
  switch (caller.user.group) {
    case 'buyer':
      return true
    case 'admin': {
      const project = await findProject(database.kysely, unit.projectId, unit.accountId)
      return project?.featureFlags.bp['sysAdminCompletion'] === true
    }
    case 'user':
      return false
    default:
      return assertNever(caller.user.group)
  }
}

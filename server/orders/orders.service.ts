import { getBuyerStep, isEnded, listStaffSteps, opensOnlyItems } from '#shared/domain/index.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { mayIn, projectsWith } from '#server/identity/rights.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { getSince } from '#server/identity/get-since.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findAccount, findAccountTexts } from '#server/projects/accounts.repository.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { findProject, listProjects, type Project } from '#server/projects/projects.repository.ts'
import { listUnitsById, type Unit } from '#server/projects/units.repository.ts'
import { findConfiguration } from '#server/configurations/configurations.repository.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import {
  describeOrder,
  listItemIds,
  describeSummary,
  type OrderAnswer,
  type OrderPlace,
  type OrderSummary,
} from './describe-order.ts'
import type { OrderMails } from './order-mails.ts'
import { getOrderRules } from './order-rules.ts'
import {
  addOrderEvent,
  countOrders,
  findOrder,
  listOrderEvents,
  listOrdersOfAccount,
  listOrdersOfUnit,
  type NewOrderEvent,
  type Order,
} from './orders.repository.ts'
import type { OrdersService, WantedStep } from './orders.types.ts'
import { returnOrder } from './return-order.ts'
import { readSnapshot } from './snapshots.repository.ts'

interface Parts {
  readonly database: Database
  readonly configurations: ConfigurationsService
  readonly orderMails: OrderMails
  readonly mails: Pick<MailQueue, 'wake'>
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

/** What becomes of completed configurations, for the team and for buyers (decision 59). */
export function createOrdersService(parts: Parts): OrdersService {
  const { database, orderMails, mails, now } = parts
  const db = database.kysely

  async function describe(
    caller: Caller,
    order: Order,
    { unit, ...place }: Omit<OrderPlace, 'showsAmounts' | 'isBuyer' | 'since'>,
  ): Promise<OrderAnswer> {
    const isBuyer = caller.user.group === 'buyer'
    const mayStep = mayIn(caller, 'stepOrders', order.projectId)
    const isLast = order.replacedBy === null
    return describeOrder(
      {
        sender: await readSender(db, unit.accountId),
        order,
        events: await listOrderEvents(db, order.id),
        snapshot: await readSnapshot(db, order.snapshotId),
        previous: await readPrevious(db, order),
        staffSteps: mayStep && isLast ? listStaffSteps(order.standing) : [],
        opensOnlyItems: opensOnlyItems(order.standing, (await findConfiguration(db, unit.id)).openedPart),
      },
      {
        ...place,
        unit,
        isBuyer,
        since: await getSince(db, caller, unit),
        showsAmounts: getPriceView(place.project, 'bp').amounts,
      },
    )
  }

  async function findPlace(accountId: string, order: Order, locale: Locale | null) {
    const [unit] = await listUnitsById(db, [order.unitId])
    const project = await findProject(db, order.projectId, accountId)
    if (unit === undefined || project === null) throw new Error(`Order ${order.number} belongs to no unit`)
    return { unit, project, locale: locale ?? project.sourceLanguage }
  }

  async function take(
    caller: Caller,
    order: Order,
    unit: Unit,
    { step, reason, itemIds }: WantedStep,
  ): Promise<Result<unknown>> {
    const event = {
      kind: step,
      at: iso(now()),
      userId: caller.user.id,
      isStaff: true,
      reason,
      ...(itemIds && { itemIds }),
    } as const
    const tell = (within: Db) => orderMails.writeStep(within, { unit, order, step, itemIds, actorId: caller.user.id })
    if (step === 'returned') return returnOrder(parts, { caller, unit, order, event, tell })
    return database.transaction(async (within) => {
      const added = await addNoted(within, order, unit, event)
      if (added.ok) await tell(within)
      return added
    })
  }

  return {
    async list(caller, { filter, projectId, search, locale, page }) {
      const accountId = caller.account.id
      const seen = projectsWith(caller, 'seeOrders')
      const projects = (await listProjects(db, accountId)).filter(({ id }) => seen?.includes(id) !== false)
      const wanted = projects.filter((one) => projectId === null || [one.packageId, one.slug].includes(projectId))
      const query = { accountId, projectIds: wanted.map(({ id }) => id), search }
      const counts = await countOrders(db, query)
      const orders = await listOrdersOfAccount(db, query, filter, page)
      return { orders: await summarise(orders, projects, locale), counts, total: counts[filter ?? 'all'] }
    },

    async get(caller, orderId, locale) {
      const order = await findOrder(db, caller.account.id, orderId)
      if (order === null) return unknownOrder()
      return passed(await describe(caller, order, await findPlace(caller.account.id, order, locale)))
    },

    async takeStep(caller, orderId, wanted, locale) {
      const order = await findOrder(db, caller.account.id, orderId)
      if (order === null) return unknownOrder()
      if (order.revision !== wanted.revision) return failedWith('REVISION_CONFLICT', 'The order has moved since.')
      if (order.replacedBy !== null || !listStaffSteps(order.standing).includes(wanted.step)) return unavailable()
      const needsReason = wanted.step === 'returned' || wanted.step === 'reopening_refused'
      if (needsReason && wanted.reason === '') {
        return failedWith('INVALID_VALUE', 'Buyers need to know why.', { field: 'reason' })
      }
      const fault = await findItemsFault(order, wanted)
      if (fault !== null) return fault
      const place = await findPlace(caller.account.id, order, locale)
      const taken = await take(caller, order, place.unit, wanted)
      if (!taken.ok) return taken
      mails.wake()
      const next = await findOrder(db, caller.account.id, orderId)
      if (next === null) return unknownOrder()
      return passed(await describe(caller, next, place))
    },

    async listOfUnit(caller, unit, locale) {
      const project = await findProject(db, unit.projectId, unit.accountId)
      if (project === null) return []
      const isBuyer = caller.user.group === 'buyer'
      const showsAmounts = getPriceView(project, 'bp').amounts
      const since = await getSince(db, caller, unit)
      const place = { unit, project, locale: locale ?? project.sourceLanguage, showsAmounts, isBuyer, since }
      return (await listOrdersOfUnit(db, unit.id))
        .filter(({ completedAt }) => completedAt >= since)
        .map((order) => describeSummary(order, place))
    },

    async getOfUnit(caller, unit, orderId, locale) {
      const order = await findOrder(db, unit.accountId, orderId)
      if (order === null || order.unitId !== unit.id) return unknownOrder()
      if (order.completedAt < (await getSince(db, caller, unit))) return unknownOrder()
      return passed(await describe(caller, order, await findPlace(unit.accountId, order, locale)))
    },

    async ask(caller, unit, reason) {
      if (caller.user.group !== 'buyer') return failedWith('FORBIDDEN', 'Buyers ask, the team answers.')
      const [order] = await listOrdersOfUnit(db, unit.id)
      if (order === undefined || isEnded(order.standing)) return unavailable()
      if (order.completedAt < (await getSince(db, caller, unit))) return unavailable()
      const place = await findPlace(unit.accountId, order, null)
      if (getBuyerStep(order.standing, getOrderRules(place.project)) === null) return unavailable()
      const step = 'reopening_asked'
      const event = { kind: step, at: iso(now()), userId: caller.user.id, isStaff: false, reason } as const
      const added = await database.transaction(async (within) => {
        const result = await addNoted(within, order, unit, event)
        if (result.ok) await orderMails.writeStep(within, { unit, order, step, actorId: caller.user.id })
        return result
      })
      if (!added.ok) return added
      mails.wake()
      const [summary] = await this.listOfUnit(caller, unit, null)
      return summary === undefined ? unknownOrder() : passed(summary)
    },
  }

  /** What is wrong with the items that are to be open again. */
  async function findItemsFault(order: Order, { step, itemIds }: WantedStep): Promise<Result<never> | null> {
    const wrong = (message: string) => failedWith('INVALID_VALUE', message, { field: 'item_ids' })
    // Whether there have to be some is asked within the write that opens them.
    if (itemIds === undefined) return null
    if (step !== 'returned') return wrong('Only sending back opens items.')
    const known = new Set(listItemIds(await readSnapshot(db, order.snapshotId)))
    return itemIds.every((id) => known.has(id)) ? null : wrong('One of the items is not in this order.')
  }

  async function summarise(
    orders: readonly Order[],
    projects: readonly Project[],
    locale: Locale | null,
  ): Promise<OrderSummary[]> {
    const ids = [...new Set(orders.map(({ unitId }) => unitId))]
    const units = new Map((await listUnitsById(db, ids)).map((unit) => [unit.id, unit]))
    return orders.flatMap((order) => {
      const unit = units.get(order.unitId)
      const project = projects.find(({ id }) => id === order.projectId)
      if (unit === undefined || project === undefined) return []
      const place = { unit, project, locale: locale ?? project.sourceLanguage }
      return [
        describeSummary(order, {
          ...place,
          showsAmounts: getPriceView(project, 'bp').amounts,
          isBuyer: false,
          since: '',
        }),
      ]
    })
  }
}

/** Adds an event with its line in the audit log. */
async function addNoted(db: Db, order: Order, unit: Unit, event: NewOrderEvent): Promise<Result<null>> {
  if (!(await addOrderEvent(db, order, event))) return failedWith('REVISION_CONFLICT', 'The order has moved since.')
  await addAuditEntry(db, {
    accountId: unit.accountId,
    unitId: unit.id,
    userId: event.userId,
    action: `order.${event.kind}`,
    subject: { kind: 'order', id: order.id },
    details: { number: order.number },
    at: event.at,
  })
  return passed(null)
}

async function readSender(db: Db, accountId: string) {
  const [account, texts] = await Promise.all([findAccount(db, accountId), findAccountTexts(db, accountId)])
  return { name: account?.name ?? '', postalAddress: texts?.postalAddress ?? '' }
}

async function readPrevious(db: Db, order: Order) {
  if (order.previousId === null) return null
  const previous = await findOrder(db, order.accountId, order.previousId)
  return previous === null ? null : { order: previous, snapshot: await readSnapshot(db, previous.snapshotId) }
}

function unknownOrder() {
  return failedWith('NOT_FOUND', 'There is no such order.')
}

function unavailable() {
  return failedWith('ORDER_STEP_UNAVAILABLE', 'Nothing of the kind can be done with this order now.')
}

function iso(time: number): string {
  return new Date(time).toISOString()
}

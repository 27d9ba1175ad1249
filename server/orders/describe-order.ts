import { createHash } from 'node:crypto'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getOrder, listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { type BuyerStep, compareOrders, getBuyerStep, type StaffStep } from '#shared/domain/index.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { getOrderRules } from './order-rules.ts'
import { type OrderDocument, parseOrderDocument } from './order-document.ts'
import type { Order, OrderEvent } from './orders.repository.ts'
import type { ConfigurationSnapshot } from './snapshots.repository.ts'

export type OrderSummary = AnswerOf<typeof listUnitOrders>[number]
export type OrderAnswer = AnswerOf<typeof getOrder>
type Position = OrderAnswer['rooms'][number]['positions'][number]

/** Where an order belongs, and how it is told. */
export interface OrderPlace {
  readonly unit: Unit
  readonly project: Project
  /** Names of the unit's buyers, in their order. */
  readonly buyers: readonly string[]
  readonly locale: Locale
  /** Whether who asks is told amounts (decision 57). */
  readonly showsAmounts: boolean
  /** Who asks is a buyer of the unit, else of the team. */
  readonly isBuyer: boolean
}

/** An order as one row of a list. */
export function describeSummary(order: Order, place: OrderPlace): OrderSummary {
  const { unit, project, buyers, locale, showsAmounts } = place
  const told = (cents: number | null) => (showsAmounts ? cents : null)
  return {
    id: order.id,
    number: order.number,
    project: { id: project.packageId, slug: project.slug, name: project.name },
    unit: {
      id: unit.packageId,
      slug: unit.slug,
      name: textIn(unit.displayName, locale, project.sourceLanguage),
    },
    buyers: [...buyers],
    completedAt: order.completedAt,
    state: order.standing.state,
    isReopeningAsked: order.standing.isReopeningAsked,
    replacedBy: order.replacedBy,
    total: told(order.total),
    onRequestCount: order.onRequestCount,
    difference: told(order.previousTotal === null ? null : order.total - order.previousTotal),
    buyerStep: findBuyerStep(order, place),
  }
}

function findBuyerStep(order: Order, { project, isBuyer }: OrderPlace): BuyerStep | null {
  return isBuyer && order.replacedBy === null ? getBuyerStep(order.standing, getOrderRules(project)) : null
}

/** What was read of an order, and of the one before. */
export interface OrderFacts {
  readonly order: Order
  readonly events: readonly OrderEvent[]
  readonly snapshot: ConfigurationSnapshot
  readonly previous: { readonly order: Order; readonly snapshot: ConfigurationSnapshot } | null
  /** What who asks may do next. */
  readonly staffSteps: readonly StaffStep[]
}

/** An order whole: its rooms, its way, and what is not as it was in the order before. */
export function describeOrder(facts: OrderFacts, place: OrderPlace): OrderAnswer {
  const { order, events, snapshot, previous, staffSteps } = facts
  const document = parseOrderDocument(snapshot.snapshot)
  const { showsAmounts } = place
  return {
    ...describeSummary(order, place),
    revision: order.revision,
    message: snapshot.message,
    events: events.map((event) => ({ ...event, by: event.by === null ? null : { ...event.by } })),
    rooms: describeRooms(document, place),
    previous:
      previous === null
        ? null
        : {
            id: previous.order.id,
            number: previous.order.number,
            completedAt: previous.order.completedAt,
            total: showsAmounts ? previous.order.total : null,
            differences: describeDifferences(parseOrderDocument(previous.snapshot.snapshot), document, place),
          },
    sha256: snapshot.sha256,
    isIntact: createHash('sha256').update(snapshot.snapshot).digest('hex') === snapshot.sha256,
    staffSteps: [...staffSteps],
  }
}

function describeRooms(document: OrderDocument, place: OrderPlace): OrderAnswer['rooms'] {
  return document.rooms
    .map((room) => ({
      title: say(room.title, room.roomId ?? '', place),
      total: place.showsAmounts ? room.total : null,
      positions: listPositions(room, place).map(({ shown }) => shown),
    }))
    .filter(({ positions }) => positions.length > 0)
}

interface Compared {
  readonly id: string
  readonly productId: string | null
  readonly quantity: number
  readonly total: number
  readonly shown: Position
}

function describeDifferences(before: OrderDocument, now: OrderDocument, place: OrderPlace) {
  const all = (document: OrderDocument) => document.rooms.flatMap((room) => listPositions(room, place))
  return compareOrders<Compared>(all(before), all(now)).map((difference) => ({
    id: difference.id,
    before: difference.before?.shown ?? null,
    now: difference.now?.shown ?? null,
    cents: place.showsAmounts ? difference.cents : null,
    isOtherProduct: difference.isOtherProduct,
  }))
}

function listPositions(room: OrderDocument['rooms'][number], place: OrderPlace): readonly Compared[] {
  const amount = (cents: number | null) => (place.showsAmounts ? cents : null)
  return [
    ...room.items.map(
      (item): Compared => ({
        id: item.id,
        productId: item.productId,
        quantity: item.quantity,
        total: item.total,
        shown: {
          id: item.id,
          item: say(item.title, item.id, place),
          product: say(item.product, item.productId ?? '', place),
          articleNumber: item.articleNumber,
          thumbUrl: item.thumbUrl,
          quantity: item.quantity,
          quantityUnit: item.quantityUnit,
          unitPrice: amount(item.unitPrice),
          total: amount(item.total),
          isOnRequest: item.isOnRequest,
          isStandard: item.isStandard ?? (item.total === 0 && !item.isOnRequest),
        },
      }),
    ),
    ...room.upgrades.map(
      (upgrade): Compared => ({
        // An upgrade counts in several rooms.
        id: `${upgrade.id} ${room.roomId ?? ''}`,
        productId: upgrade.id,
        quantity: 1,
        total: upgrade.basePrice,
        shown: {
          id: `${upgrade.id} ${room.roomId ?? ''}`,
          item: null,
          product: say(upgrade.title, upgrade.id, place),
          articleNumber: '',
          thumbUrl: null,
          quantity: 1,
          quantityUnit: '',
          unitPrice: null,
          total: amount(upgrade.basePrice),
          isOnRequest: false,
          isStandard: false,
        },
      }),
    ),
  ]
}

/** A frozen name; orders of before names were frozen have only the id. */
function say(text: OrderDocument['rooms'][number]['title'], id: string, { locale, project }: OrderPlace): string {
  return textIn(text, locale, project.sourceLanguage) || id
}

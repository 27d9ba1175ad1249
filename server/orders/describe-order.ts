import { createHash } from 'node:crypto'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getOrder, listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import { type BuyerStep, getBuyerStep, type StaffStep } from '#shared/domain/index.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { describeDifferences, describeItems, describeRooms, type PositionPlace } from './describe-positions.ts'
import { getOrderRules } from './order-rules.ts'
import { parseOrderDocument } from './order-document.ts'
import type { Order, OrderEvent } from './orders.repository.ts'
import type { ConfigurationSnapshot } from './snapshots.repository.ts'

export type OrderSummary = AnswerOf<typeof listUnitOrders>[number]
export type OrderAnswer = AnswerOf<typeof getOrder>

/** Where an order belongs, and how it is told. */
export interface OrderPlace extends PositionPlace {
  readonly unit: Unit
  /** Who asks is a buyer of the unit, else of the team. */
  readonly isBuyer: boolean
  /** ISO time from which on orders are the asker's affair; '' = all are. */
  readonly since: string
}

/** An order as one row of a list. */
export function describeSummary(order: Order, place: OrderPlace): OrderSummary {
  const { unit, project, locale, showsAmounts } = place
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
    buyers: [...order.buyers],
    completedAt: order.completedAt,
    state: order.standing.state,
    isReopeningAsked: order.standing.isReopeningAsked,
    replacedBy: order.replacedBy,
    total: told(order.total),
    onRequestCount: order.onRequestCount,
    difference: told(getDifference(order, place)),
    buyerStep: findBuyerStep(order, place),
  }
}

/** Cents more than in the order before, where that is told of. */
function getDifference({ total, before }: Order, { since }: OrderPlace): number | null {
  return before === null || before.completedAt < since ? null : total - before.total
}

function findBuyerStep(order: Order, { project, isBuyer }: OrderPlace): BuyerStep | null {
  return isBuyer && order.replacedBy === null ? getBuyerStep(order.standing, getOrderRules(project)) : null
}

/** The company that orders are placed with, and its postal address, several lines; '' = it has said none. */
interface Sender {
  readonly name: string
  readonly postalAddress: string
}

/** What was read of an order, and of the one before. */
export interface OrderFacts {
  readonly sender: Sender
  readonly order: Order
  readonly events: readonly OrderEvent[]
  readonly snapshot: ConfigurationSnapshot
  readonly previous: { readonly order: Order; readonly snapshot: ConfigurationSnapshot } | null
  /** What who asks may do next. */
  readonly staffSteps: readonly StaffStep[]
  /** Sending it back has to name items. */
  readonly opensOnlyItems: boolean
}

/** An order whole: its rooms, its way, and what is not as it was in the order before. */
export function describeOrder(facts: OrderFacts, place: OrderPlace): OrderAnswer {
  const { order, events, snapshot, previous, staffSteps, opensOnlyItems } = facts
  const document = parseOrderDocument(snapshot.snapshot)
  const { showsAmounts } = place
  return {
    ...describeSummary(order, place),
    revision: order.revision,
    ...splitMessage(snapshot.message, document.openAnswer),
    sender: describeSender(facts.sender),
    address: listAddress(place.project),
    events: events.map(({ itemIds, ...event }) => ({
      ...event,
      by: event.by === null ? null : { ...event.by },
      items: itemIds === null ? null : describeItems(document.rooms, itemIds, place),
    })),
    rooms: describeRooms(document.rooms, place),
    previous:
      previous === null || previous.order.completedAt < place.since
        ? null
        : {
            id: previous.order.id,
            number: previous.order.number,
            completedAt: previous.order.completedAt,
            total: showsAmounts ? previous.order.total : null,
            differences: describeDifferences(
              parseOrderDocument(previous.snapshot.snapshot).rooms,
              document.rooms,
              place,
            ),
          },
    sha256: snapshot.sha256,
    isIntact: createHash('sha256').update(snapshot.snapshot).digest('hex') === snapshot.sha256,
    staffSteps: [...staffSteps],
    opensOnlyItems,
  }
}

/** A message begins with what was picked, as far as something was (CHK-18): what follows are the buyers' own words. */
function splitMessage(message: string, openAnswer: string): Pick<OrderAnswer, 'message' | 'openAnswer'> {
  const isSaid = openAnswer !== '' && message.startsWith(openAnswer)
  return isSaid ? { message: message.slice(openAnswer.length).trim(), openAnswer } : { message, openAnswer: '' }
}

function describeSender({ name, postalAddress }: Sender): OrderAnswer['sender'] {
  const address = postalAddress.split('\n').map((line) => line.trim())
  return { name, address: address.filter((line) => line !== '') }
}

function listAddress({ address, postCode, town }: OrderPlace['project']): string[] {
  return [address, `${postCode} ${town}`.trim()].filter((line) => line !== '')
}

/** The items that an order decides, by their ids. */
export function listItemIds({ snapshot }: ConfigurationSnapshot): readonly string[] {
  return parseOrderDocument(snapshot).rooms.flatMap(({ items }) => items.map(({ id }) => id))
}

import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getOrder } from '#shared/contracts/http/orders.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { compareOrders } from '#shared/domain/index.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { OrderDocument } from './order-document.ts'

type OrderAnswer = AnswerOf<typeof getOrder>
export type DescribedRoom = OrderAnswer['rooms'][number]
type Position = DescribedRoom['positions'][number]
export type DescribedDifference = NonNullable<OrderAnswer['previous']>['differences'][number]
type Room = OrderDocument['rooms'][number]

/** How what is fitted is told. */
export interface PositionPlace {
  readonly project: Project
  readonly locale: Locale
  /** Whether who asks is told amounts (decision 57). */
  readonly showsAmounts: boolean
}

/** The rooms with what is fitted in them; those without anything are left out. */
export function describeRooms(rooms: readonly Room[], place: PositionPlace): DescribedRoom[] {
  return rooms
    .map((room) => ({
      title: say(room.title, room.roomId ?? '', place),
      total: place.showsAmounts ? room.total : null,
      positions: listPositions(room, place).map(({ shown }) => shown),
    }))
    .filter(({ positions }) => positions.length > 0)
}

/** What these items were called, in their order of the room book. */
export function describeItems(rooms: readonly Room[], itemIds: readonly string[], place: PositionPlace): string[] {
  return rooms.flatMap((room) =>
    room.items.filter(({ id }) => itemIds.includes(id)).map(({ id, title }) => say(title, id, place)),
  )
}

interface Compared {
  readonly id: string
  readonly productId: string | null
  readonly quantity: number
  readonly total: number
  /** Title; '' = it belongs to none. */
  readonly room: string
  readonly shown: Position
}

/** What is not now as it was before, with what that costs. */
export function describeDifferences(
  before: readonly Room[],
  now: readonly Room[],
  place: PositionPlace,
): DescribedDifference[] {
  const all = (rooms: readonly Room[]) => rooms.flatMap((room) => listPositions(room, place))
  return compareOrders<Compared>(all(before), all(now)).map((difference) => ({
    id: difference.id,
    room: (difference.now ?? difference.before)?.room ?? '',
    before: difference.before?.shown ?? null,
    now: difference.now?.shown ?? null,
    cents: place.showsAmounts ? difference.cents : null,
    isOtherProduct: difference.isOtherProduct,
  }))
}

function listPositions(room: Room, place: PositionPlace): readonly Compared[] {
  const amount = (cents: number | null) => (place.showsAmounts ? cents : null)
  const title = say(room.title, room.roomId ?? '', place)
  return [
    ...room.items.map(
      (item): Compared => ({
        id: item.id,
        productId: item.productId,
        quantity: item.quantity,
        total: amount(item.total) ?? 0,
        room: title,
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
        total: amount(upgrade.basePrice) ?? 0,
        room: title,
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
function say(text: Room['title'], id: string, { locale, project }: PositionPlace): string {
  return textIn(text, locale, project.sourceLanguage) || id
}

import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { takeOrderStep } from '#shared/contracts/http/orders.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { Result } from '#server/platform/result.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { OrderAnswer, OrderSummary } from './describe-order.ts'
import type { OrderFilter } from './orders.repository.ts'

/** How a list of orders is asked for; null = any, or the project's own language. */
export interface OrderListing {
  readonly filter: OrderFilter | null
  readonly projectId: string | null
  readonly search: string | null
  readonly locale: Locale | null
  readonly page: Page
}

export type WantedStep = BodyOf<typeof takeOrderStep>

export interface OrdersService {
  /** The account's orders, and how many there are of each kind. */
  list(
    caller: Caller,
    listing: OrderListing,
  ): Promise<{ orders: OrderSummary[]; counts: Record<OrderFilter | 'all', number>; total: number }>
  get(caller: Caller, orderId: string, locale: Locale | null): Promise<Result<OrderAnswer>>
  /** What the team does with an order (decision 59); sending back opens the unit's configuration again. */
  takeStep(caller: Caller, orderId: string, wanted: WantedStep, locale: Locale | null): Promise<Result<OrderAnswer>>
  listOfUnit(caller: Caller, unit: Unit, locale: Locale | null): Promise<OrderSummary[]>
  getOfUnit(caller: Caller, unit: Unit, orderId: string, locale: Locale | null): Promise<Result<OrderAnswer>>
  /** Buyers ask for what is not theirs to do any more. */
  ask(caller: Caller, unit: Unit, reason: string): Promise<Result<OrderSummary>>
}

import * as z from 'zod/mini'
import { ORDER_STATES, STAFF_STEPS } from '#shared/domain/orders/order-states.ts'
import { OrderSchema, OrderSummarySchema } from '../entities/order.schema.ts'
import { CountSchema, EmptySchema, IdSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const ORDERS = '/bp/api/v1/account/orders'
const OrderParams = z.strictObject({ order_id: IdSchema })
const UnitParams = z.strictObject({ unit_id: IdSchema })
const LocaleQuery = z.strictObject({ locale: z.optional(LocaleSchema) })

/** What lists of orders are narrowed to: a state, those that wait for the team, or those that another has replaced. */
export const ORDER_FILTERS = [...ORDER_STATES, 'waiting', 'replaced'] as const

/** Why an order is sent back, or its opening refused. */
const ReasonSchema = z.string().check(z.trim(), z.maxLength(2_000))

/** The account's orders, what waits for the team first, then the newest (ORD-2). */
export const listOrders = defineEndpoint({
  name: 'listOrders',
  method: 'GET',
  path: ORDERS,
  audience: 'user',
  right: 'seeOrders',
  summary: 'The orders of the account',
  params: EmptySchema,
  query: z.extend(PageQuery, {
    filter: z.optional(z.enum(ORDER_FILTERS)),
    project_id: z.optional(IdSchema),
    /** Part of the number, the unit’s number or a buyer’s name. */
    search: z.optional(z.string().check(z.maxLength(100))),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: z.object({
    orders: z.array(OrderSummarySchema),
    /** How many there are of each kind, whatever the filter. */
    counts: z.object({ all: CountSchema, ...counts() }),
  }),
  write: 'none',
  errors: ['FORBIDDEN'],
})

function counts(): Record<(typeof ORDER_FILTERS)[number], typeof CountSchema> {
  return {
    completed: CountSchema,
    confirmed: CountSchema,
    ordered: CountSchema,
    returned: CountSchema,
    reopened: CountSchema,
    waiting: CountSchema,
    replaced: CountSchema,
  }
}

/** One of them, whole, with what differs from the one before (ORD-3). */
export const getOrder = defineEndpoint({
  name: 'getOrder',
  method: 'GET',
  path: `${ORDERS}/:order_id`,
  audience: 'user',
  right: 'seeOrders',
  summary: 'An order of the account',
  params: OrderParams,
  query: LocaleQuery,
  body: null,
  answer: OrderSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Confirms an order, marks it as ordered, sends it back, or refuses to open it (ORD-4). 409 when it has moved since. */
export const takeOrderStep = defineEndpoint({
  name: 'takeOrderStep',
  method: 'POST',
  path: `${ORDERS}/:order_id/steps`,
  audience: 'user',
  right: 'stepOrders',
  summary: 'Confirm an order, mark it as ordered, or send it back',
  params: OrderParams,
  query: LocaleQuery,
  body: z.strictObject({
    step: z.enum(STAFF_STEPS),
    /** The one that was read before. */
    revision: CountSchema,
    /** For the buyers; needed to send back and to refuse. */
    reason: ReasonSchema,
    /** With `returned`: the items that are open again, the others stay as ordered; absent = all. Needed once it is ordered. */
    item_ids: z.optional(z.array(IdSchema).check(z.minLength(1), z.maxLength(5_000))),
  }),
  answer: OrderSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'REVISION_CONFLICT', 'ORDER_STEP_UNAVAILABLE', 'INVALID_VALUE'],
})

/** The orders of a unit, the newest first (ORD-5). */
export const listUnitOrders = defineEndpoint({
  name: 'listUnitOrders',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/orders',
  audience: 'unit',
  summary: 'The orders of a unit',
  params: UnitParams,
  query: z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) }),
  body: null,
  answer: z.array(OrderSummarySchema),
  write: 'none',
  errors: [],
})

/** ORD-5. */
export const getUnitOrder = defineEndpoint({
  name: 'getUnitOrder',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/orders/:order_id',
  audience: 'unit',
  summary: 'An order of a unit',
  params: z.strictObject({ unit_id: IdSchema, order_id: IdSchema }),
  query: z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) }),
  body: null,
  answer: OrderSchema,
  write: 'none',
  errors: ['NOT_FOUND'],
})

/** Buyers ask the team to open their order again (ORD-6). */
export const askForReopening = defineEndpoint({
  name: 'askForReopening',
  method: 'POST',
  path: '/bp/api/v1/units/:unit_id/reopening_requests',
  audience: 'unit',
  summary: 'Ask the project team to open the order of a unit again',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({ reason: ReasonSchema }),
  answer: OrderSummarySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'ORDER_STEP_UNAVAILABLE'],
})

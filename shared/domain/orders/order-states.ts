/**
 * What becomes of an order (decision 59). A completion places it; from then on it is a list of events, and its state is
 * what the last ones make of it.
 */

/** What stands. `reopened` by the buyers, `returned` by the team: both end the order; the next completion is a new one. */
export type OrderState = 'completed' | 'confirmed' | 'ordered' | 'returned' | 'reopened'

export const ORDER_STATES = [
  'completed',
  'confirmed',
  'ordered',
  'returned',
  'reopened',
] as const satisfies readonly OrderState[]

/** What the team does with an order. */
export const STAFF_STEPS = ['confirmed', 'ordered', 'returned', 'reopening_refused'] as const
export type StaffStep = (typeof STAFF_STEPS)[number]

/** What the buyers do with it once it is placed. */
export const BUYER_STEPS = ['reopened', 'reopening_asked'] as const
export type BuyerStep = (typeof BUYER_STEPS)[number]

export const ORDER_EVENTS = ['placed', ...STAFF_STEPS, ...BUYER_STEPS] as const
export type OrderEventKind = (typeof ORDER_EVENTS)[number]

export interface OrderStanding {
  readonly state: OrderState
  /** The buyers want it opened again and nobody has answered. */
  readonly isReopeningAsked: boolean
}

/** What a project has laid down about its orders. */
export interface OrderRules {
  /** Buyers ask before they open an order again even while nobody has confirmed it. */
  readonly askBeforeReopen: boolean
}

const PLACED: OrderStanding = { state: 'completed', isReopeningAsked: false }

/** What stands after these events, the first of which placed the order. */
export function standAfter(events: readonly OrderEventKind[]): OrderStanding {
  return events.reduce<OrderStanding>(stepFrom, PLACED)
}

function stepFrom(standing: OrderStanding, event: OrderEventKind): OrderStanding {
  switch (event) {
    case 'placed':
      return PLACED
    case 'reopening_asked':
      return { ...standing, isReopeningAsked: true }
    case 'reopening_refused':
      return { ...standing, isReopeningAsked: false }
    // Who is asked to open it and goes on with it has answered, too.
    case 'confirmed':
    case 'ordered':
    case 'returned':
    case 'reopened':
      return { state: event, isReopeningAsked: false }
  }
}

/** What the team may do next. */
export function listStaffSteps({ state, isReopeningAsked }: OrderStanding): readonly StaffStep[] {
  const refusal = isReopeningAsked ? (['reopening_refused'] as const) : []
  switch (state) {
    case 'completed':
      return ['confirmed', 'returned', ...refusal]
    case 'confirmed':
      return ['ordered', 'returned', ...refusal]
    case 'ordered':
      return ['returned', ...refusal]
    case 'returned':
    case 'reopened':
      return []
  }
}

/**
 * Whether sending it back has to name the items that are open again: what is ordered already, by this order or by one
 * before it of which only a part was opened, stays so but for these (decision 59).
 */
export function opensOnlyItems(
  { state }: Pick<OrderStanding, 'state'>,
  openedPart: { readonly isOrdered: boolean } | null,
): boolean {
  return state === 'ordered' || openedPart?.isOrdered === true
}

/** What the buyers may do next: open it again themselves, or ask the team to; null = neither. */
export function getBuyerStep({ state, isReopeningAsked }: OrderStanding, rules: OrderRules): BuyerStep | null {
  if (isReopeningAsked || state === 'returned' || state === 'reopened') return null
  return state === 'completed' && !rules.askBeforeReopen ? 'reopened' : 'reopening_asked'
}

/** Nothing more happens to it: the configuration is open again. */
export function isEnded({ state }: Pick<OrderStanding, 'state'>): boolean {
  return state === 'returned' || state === 'reopened'
}

/** The team is asked for something: to look at it, or to open it. */
export function isWaitingForTeam({ state, isReopeningAsked }: OrderStanding): boolean {
  return state === 'completed' || isReopeningAsked
}

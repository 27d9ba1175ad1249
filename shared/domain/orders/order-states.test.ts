import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { compareOrders } from './compare-orders.ts'
import {
  BUYER_STEPS,
  getBuyerStep,
  isEnded,
  listStaffSteps,
  type OrderEventKind,
  STAFF_STEPS,
  standAfter,
} from './order-states.ts'

const FREE = { askBeforeReopen: false }
const ASKED = { askBeforeReopen: true }

describe('the states of an order', () => {
  it.each<[readonly OrderEventKind[], string, readonly string[], string | null, string | null]>([
    [['placed'], 'completed', ['confirmed', 'returned'], 'reopened', 'reopening_asked'],
    [['placed', 'confirmed'], 'confirmed', ['ordered', 'returned'], 'reopening_asked', 'reopening_asked'],
    [['placed', 'confirmed', 'ordered'], 'ordered', ['returned'], 'reopening_asked', 'reopening_asked'],
    [['placed', 'returned'], 'returned', [], null, null],
    [['placed', 'reopened'], 'reopened', [], null, null],
    [['placed', 'reopening_asked'], 'completed', ['confirmed', 'returned', 'reopening_refused'], null, null],
    [['placed', 'confirmed', 'reopening_asked'], 'confirmed', ['ordered', 'returned', 'reopening_refused'], null, null],
    [
      ['placed', 'confirmed', 'reopening_asked', 'reopening_refused'],
      'confirmed',
      ['ordered', 'returned'],
      'reopening_asked',
      'reopening_asked',
    ],
  ])('ORD-4, ORD-6: after %j it is %s', (events, state, staff, buyers, buyersWhoAsk) => {
    const standing = standAfter(events)
    expect(standing.state).toBe(state)
    expect(listStaffSteps(standing)).toEqual(staff)
    expect(getBuyerStep(standing, FREE)).toBe(buyers)
    expect(getBuyerStep(standing, ASKED)).toBe(buyersWhoAsk)
  })

  it('ORD-4, ORD-6: never leads out of an end, back from ordered to confirmed, or past a request without an answer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...STAFF_STEPS, ...BUYER_STEPS), { maxLength: 12 }),
        fc.boolean(),
        (wanted, ask) => {
          const events: OrderEventKind[] = ['placed']
          for (const step of wanted) {
            const before = standAfter(events)
            const rules = { askBeforeReopen: ask }
            const mayBe = [...listStaffSteps(before), getBuyerStep(before, rules)].includes(step)
            if (isEnded(before)) expect(mayBe).toBe(false)
            if (!mayBe) continue
            events.push(step)
            const after = standAfter(events)
            if (before.state === 'ordered') expect(['ordered', 'returned']).toContain(after.state)
            if (step === 'reopening_asked') expect(after).toEqual({ state: before.state, isReopeningAsked: true })
            else expect(after.isReopeningAsked).toBe(false)
          }
        },
      ),
    )
  })
})

describe('two orders of one home', () => {
  const position = (id: string, productId: string | null, total: number, quantity = 1) => ({
    id,
    productId,
    total,
    quantity,
  })

  it('ORD-3: differ where product, quantity or amount do, in the order of the later one, then what has gone', () => {
    const before = [position('floor', 'oak', 500), position('tap', 'chrome', 0), position('mirror', 'round', 44_600)]
    const now = [position('floor', 'stone', 700), position('tap', 'chrome', 0), position('wall', 'sage', 300, 2)]
    expect(compareOrders(before, now)).toEqual([
      { id: 'floor', before: before[0], now: now[0], cents: 200, isOtherProduct: true },
      { id: 'wall', before: null, now: now[2], cents: 300, isOtherProduct: true },
      { id: 'mirror', before: before[2], now: null, cents: -44_600, isOtherProduct: true },
    ])
  })

  it('ORD-3: differ by quantity and price alone, too', () => {
    const [dearer] = compareOrders([position('floor', 'oak', 500)], [position('floor', 'oak', 550)])
    expect(dearer).toMatchObject({ cents: 50, isOtherProduct: false })
    expect(compareOrders([position('tap', 'a', 0, 1)], [position('tap', 'a', 0, 2)])).toHaveLength(1)
    expect(compareOrders([position('tap', 'a', 0)], [position('tap', 'a', 0)])).toEqual([])
  })

  it('ORD-3: differ in sum by what their positions differ', () => {
    const positions = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        productId: fc.constantFrom('x', 'y', null),
        quantity: fc.constantFrom(1, 2),
        total: fc.integer({ min: -1_000, max: 1_000 }),
      }),
      { selector: ({ id }) => id },
    )
    const sum = (all: readonly { total: number }[]) => all.reduce((cents, { total }) => cents + total, 0)
    fc.assert(
      fc.property(positions, positions, (before, now) => {
        const cents = compareOrders(before, now).reduce((all, difference) => all + difference.cents, 0)
        expect(cents).toBe(sum(now) - sum(before))
      }),
    )
  })
})

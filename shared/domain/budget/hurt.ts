/** More changes than any plan has. */
const CHANGES = 2 ** 14
/** Pain is compared to a thousandth. */
const STEPS = 1_000

/**
 * Pain of a change, and that it is one, as a whole number: sums of them are exact (up to a pain of 10⁸ in all), and of
 * two plans the one with less pain, or as much in fewer changes, has the smaller sum.
 *
 * @returns not finite where the pain is not: such a change is never made
 */
export function computeHurt(pain: number): number {
  return Math.round(Math.max(0, pain) * STEPS) * CHANGES + 1
}

/** Products of an item that tell plans apart which are equally good; more are told apart less well. */
const PRODUCTS = 1_024

/** Where a change stands in the room book: the sums of two plans say which is further to the front. */
export function computeOrder(item: number, value: number): number {
  return (item + 1) * PRODUCTS + value
}

/** What a plan, or a part of it, is worth. */
interface Worth {
  readonly saving: number
  readonly hurt: number
  readonly order: number
}

/** Whether something saves as much as something else and hurts no more, or as much and is no further to the back. */
export function isAsGood(one: Worth, two: Worth): boolean {
  if (one.saving < two.saving || one.hurt > two.hurt) return false
  return one.hurt < two.hurt || one.order <= two.order
}

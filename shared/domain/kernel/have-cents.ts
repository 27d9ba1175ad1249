/**
 * Whether amounts that stand together are all to be said with cents (decision 58): what is rounded for itself does not
 * add up. In cents.
 */
export function haveCents(amounts: readonly number[]): boolean {
  return amounts.some((cents) => cents % 100 !== 0)
}

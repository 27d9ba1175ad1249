import { useFormat } from '#renderer/i18n/useFormat.ts'

/**
 * How amounts of one view are said, with a sign: all with cents as soon as one of them has any (decision 58), since what
 * is rounded for itself does not add up. `shown`: cents, all that the view shows.
 */
export function useAmounts(shown: readonly number[]): (cents: number) => string {
  const { price, unitPrice } = useFormat()
  const isExact = shown.some((cents) => cents % 100 !== 0)
  return (cents) => {
    if (!isExact) return price(cents, { sign: true })
    return cents > 0 ? `+${unitPrice(cents)}` : unitPrice(cents)
  }
}

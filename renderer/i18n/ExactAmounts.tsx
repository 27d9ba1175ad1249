import { createContext, type ReactNode, useContext } from 'react'
import { haveCents } from '#shared/domain/kernel/have-cents.ts'

const Exact = createContext(false)

interface ExactAmountsProps {
  /** Every amount that is shown inside, cents; sums included. */
  readonly amounts: readonly number[]
  readonly children: ReactNode
}

/**
 * A view in which amounts are explained or binding (decision 58): as soon as one of them has cents, all are shown with
 * cents, so that every sum is the sum of what one reads. `useFormat().price` inside follows it.
 */
export function ExactAmounts({ amounts, children }: ExactAmountsProps) {
  return <Exact.Provider value={haveCents(amounts)}>{children}</Exact.Provider>
}

/** Whether amounts show their cents here. */
export function useExactAmounts(): boolean {
  return useContext(Exact)
}

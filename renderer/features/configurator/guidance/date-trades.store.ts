import { create } from 'zustand'

interface DateTrades {
  /** Of the deadline whose decisions somebody goes through; null = they go through all. */
  readonly trades: readonly string[] | null
}

/** What the guidance keeps to: set by the line that says so, as long as it is there. */
export const useDateTrades = create<DateTrades>()(() => ({ trades: null }))

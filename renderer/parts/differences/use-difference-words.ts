import { useMemo } from 'react'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { Quantity } from './other-quantity.ts'

/** Words of a line that says what differs, the same wherever that is read. */
export function useDifferenceWords() {
  const { quantity: getText } = useFormat()
  return useMemo(
    () => ({
      /** What is fitted, and how much of it where that differs. */
      sayFitted: (title: string, quantity: Quantity | null) =>
        quantity === null ? title : `${title}, ${getText(quantity.value, quantity.unit)}`,
      /** What is decided, and in which room, unless it says so itself; null or '' = in none of its own. */
      sayPlace: (item: string, room: string | null) =>
        room === null || room === '' || item.includes(room) ? item : `${room}: ${item}`,
    }),
    [getText],
  )
}

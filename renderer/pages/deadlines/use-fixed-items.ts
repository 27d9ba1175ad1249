import { useMemo } from 'react'
import { type FixedItems, listFixedItems } from '#shared/domain/index.ts'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'

/** What a deadline fixes as the choices stand at this moment, or has left as it was; null = nothing at all. */
export function useFixedItems({ lockTrades, trades, status }: Deadline): FixedItems | null {
  const configuration = useConfiguration()
  return useMemo(
    () => (lockTrades ? listFixedItems(configuration, trades, status === 'overdue') : null),
    [configuration, lockTrades, trades, status],
  )
}

import { useQuery } from '@tanstack/react-query'
import { listOrders } from '#shared/contracts/http/orders.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { ORDERS_KEY } from './orders-key.ts'

/** ms; whoever leaves the page open is told of a new order as well. */
const ASK_AGAIN = 60_000

/** How many orders wait for the team; null = not known. */
export function useWaitingOrders(): number | null {
  const { data } = useQuery({
    queryKey: [...ORDERS_KEY, 'waiting'],
    queryFn: async ({ signal }) =>
      (await callOrThrow(listOrders, { query: { filter: 'waiting', perPage: '1' }, signal, silent: true })).counts
        .waiting,
    refetchInterval: ASK_AGAIN,
    retry: false,
  })
  return data ?? null
}

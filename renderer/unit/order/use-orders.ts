import { useQuery } from '@tanstack/react-query'
import { getUnitOrder, listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useUnitState } from '../state/derive.ts'
import { useOpenUnit } from '../state/unit.context.ts'

export type UnitOrder = AnswerOf<typeof listUnitOrders>[number]

/** ms; completing and opening again ask anew in any case. */
const FRESH_MS = 10_000
/** ms; what the team has done meanwhile shows without a reload. */
const ASK_AGAIN_MS = 30_000

/** What the unit's orders are kept under. */
export function ordersKey(unitId: string) {
  return ['unit-orders', unitId] as const
}

/** The same of their list, which is another one with each completion. */
export function orderListKey(unitId: string, isCompleted: boolean, locale: Locale) {
  return [...ordersKey(unitId), isCompleted, locale] as const
}

/** The unit's orders, the newest first (ORD-5); undefined = not known, or not needed. Sample units have none. */
export function useUnitOrders({ isNeeded }: { isNeeded: boolean }): readonly UnitOrder[] | undefined {
  const { unit, portal } = useOpenUnit()
  const locale = useLocale()
  const { completed } = useUnitState()
  const { data } = useQuery({
    queryKey: orderListKey(unit.id, completed, locale),
    queryFn: ({ signal }) =>
      callOrThrow(listUnitOrders, { params: { unitId: unit.id }, query: { locale }, signal, silent: true }),
    enabled: isNeeded && portal === 'bp',
    staleTime: FRESH_MS,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: true,
    retry: false,
  })
  return data
}

/** The last order, as long as the team has sent it back and nothing new is completed (ORD-5); null = it has not. */
export function useReturnedOrder(): UnitOrder | null {
  const { completed } = useUnitState()
  const last = useUnitOrders({ isNeeded: !completed })?.[0]
  return completed || last?.state !== 'returned' ? null : last
}

/** One of them, whole; undefined = not known yet. */
export function useUnitOrder(orderId: string) {
  const { unit } = useOpenUnit()
  const locale = useLocale()
  return useQuery({
    queryKey: [...ordersKey(unit.id), orderId, locale],
    queryFn: ({ signal }) =>
      callOrThrow(getUnitOrder, { params: { unitId: unit.id, orderId }, query: { locale }, signal, silent: true }),
    staleTime: FRESH_MS,
    retry: false,
  })
}

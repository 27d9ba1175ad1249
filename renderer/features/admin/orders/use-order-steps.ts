import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeOrderStep } from '#shared/contracts/http/orders.contract.ts'
import type { StaffStep } from '#shared/domain/index.ts'
import { type ApiError, call, isOutOfReach } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import type { Order } from '#renderer/parts/orders/order.types.ts'
import { ORDERS_KEY } from './orders-key.ts'
import { orderKey } from './use-orders.ts'

/** Takes a step with an order, says how that went, and shows what it is then. Answers whether it was taken. */
export function useOrderSteps(order: Order) {
  const { t } = useTranslation('admin-orders')
  const locale = useLocale()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function take(step: StaffStep, reason: string, itemIds?: readonly string[]): Promise<boolean> {
    if (isBusy) return false
    setIsBusy(true)
    const body = { step, reason, revision: order.revision, ...(itemIds && { itemIds: [...itemIds] }) }
    const result = await call(takeOrderStep, { params: { orderId: order.id }, query: { locale }, body, silent: true })
    setIsBusy(false)
    if (result.ok) {
      queryClient.setQueryData(orderKey(order.id, locale), result.value)
      notify({ severity: 'success', title: t(`done.${step}`, { number: order.number }) })
    } else {
      notify({ severity: 'error', title: t(`failed.${getReason(result.error)}`) })
    }
    // The lists, and after a failure the order itself.
    void queryClient.invalidateQueries({ queryKey: ORDERS_KEY })
    return result.ok
  }
  return { take, isBusy }
}

function getReason(error: ApiError): 'moved' | 'unreachable' | 'other' {
  if (isOutOfReach(error)) return 'unreachable'
  return error.errors.some(({ code }) => code === 'REVISION_CONFLICT' || code === 'ORDER_STEP_UNAVAILABLE')
    ? 'moved'
    : 'other'
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getOrder, listOrders, ORDER_FILTERS } from '#shared/contracts/http/orders.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { ApiFailure, call, callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { PAGE_SIZE } from '../use-people.ts'
import { ORDERS_KEY } from './orders-key.ts'

export type OrderFilter = (typeof ORDER_FILTERS)[number]

/** What of the list is shown: kept in the address, so that it survives a reload and the way back (ORD-2). */
export interface OrdersView {
  readonly search: string
  /** From 1. */
  readonly page: number
  /** null = all. */
  readonly filter: OrderFilter | null
  /** Id or slug; null = of any. */
  readonly projectId: string | null
}

/** Reads the view from the address and writes it there; anything but another page begins at the first one. */
export function useOrdersView(): [OrdersView, (part: Partial<OrdersView>) => void] {
  const [params, setParams] = useSearchParams()
  const view: OrdersView = {
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    filter: ORDER_FILTERS.find((filter) => filter === params.get('filter')) ?? null,
    projectId: params.get('project'),
  }
  const change = (part: Partial<OrdersView>) => {
    const { search, page, filter, projectId } = { ...view, page: 1, ...part }
    const next = new URLSearchParams()
    if (search !== '') next.set('search', search)
    if (filter !== null) next.set('filter', filter)
    if (projectId !== null) next.set('project', projectId)
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace: part.page === undefined })
  }
  return [view, change]
}

/** One page of them. Throws an ApiFailure. */
export async function readOrders(view: OrdersView, locale: Locale, perPage: number, signal?: AbortSignal) {
  const { search, filter, projectId, page } = view
  const query = {
    locale,
    page: String(page),
    perPage: String(perPage),
    ...(search === '' ? {} : { search }),
    ...(filter === null ? {} : { filter }),
    ...(projectId === null ? {} : { projectId }),
  }
  const result = await call(listOrders, { query, ...(signal && { signal }), silent: true })
  if (!result.ok) throw new ApiFailure(result.error)
  const { orders, counts } = result.value
  return { rows: orders, counts, total: result.totalCount ?? orders.length }
}

/** The account's orders, and how many there are of each kind. */
export function useOrders(view: OrdersView) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...ORDERS_KEY, view, locale],
    queryFn: ({ signal }) => readOrders(view, locale, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
}

/** Where an order is kept once it was read. */
export function orderKey(orderId: string, locale: string) {
  return [...ORDERS_KEY, 'one', orderId, locale] as const
}

/** One of them, whole. */
export function useOrder(orderId: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: orderKey(orderId, locale),
    queryFn: ({ signal }) => callOrThrow(getOrder, { params: { orderId }, query: { locale }, signal, silent: true }),
    staleTime: 0,
    retry: false,
  })
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import {
  ENQUIRY_FILTERS,
  ENQUIRY_SOURCES,
  getEnquiry,
  listEnquiries,
} from '#shared/contracts/http/enquiries.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { ApiFailure, call, callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { PAGE_SIZE } from '../use-people.ts'
import { ENQUIRIES_KEY } from './enquiries-key.ts'

export type EnquiryRow = AnswerOf<typeof listEnquiries>['enquiries'][number]
export type Enquiry = AnswerOf<typeof getEnquiry>
export type EnquiryFilter = (typeof ENQUIRY_FILTERS)[number]
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number]

/** What of the list is shown: kept in the address, so that it survives a reload and the way back (ENQ-2). */
export interface EnquiriesView {
  readonly search: string
  /** From 1. */
  readonly page: number
  readonly filter: EnquiryFilter | 'all'
  /** Id or slug; null = of any. */
  readonly projectId: string | null
  /** null = any. */
  readonly source: EnquirySource | null
}

/** What is still to be done. */
export const FIRST_FILTER = 'open'

/** Reads the view from the address and writes it there; anything but another page begins at the first one. */
export function useEnquiriesView(): [EnquiriesView, (part: Partial<EnquiriesView>) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('filter')
  const view: EnquiriesView = {
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    filter: asked === 'all' ? 'all' : (ENQUIRY_FILTERS.find((filter) => filter === asked) ?? FIRST_FILTER),
    projectId: params.get('project'),
    source: ENQUIRY_SOURCES.find((source) => source === params.get('source')) ?? null,
  }
  const change = (part: Partial<EnquiriesView>) => {
    const { search, page, filter, projectId, source } = { ...view, page: 1, ...part }
    const next = new URLSearchParams()
    if (search !== '') next.set('search', search)
    if (filter !== FIRST_FILTER) next.set('filter', filter)
    if (projectId !== null) next.set('project', projectId)
    if (source !== null) next.set('source', source)
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace: part.page === undefined })
  }
  return [view, change]
}

/** One page of enquiries, and how many there are of each kind. @throws ApiFailure */
export async function readEnquiries(view: EnquiriesView, locale: Locale, perPage: number, signal?: AbortSignal) {
  const { search, filter, projectId, source, page } = view
  const query = {
    locale,
    page: String(page),
    perPage: String(perPage),
    ...(search === '' ? {} : { search }),
    ...(filter === 'all' ? {} : { filter }),
    ...(projectId === null ? {} : { projectId }),
    ...(source === null ? {} : { source }),
  }
  const result = await call(listEnquiries, { query, ...(signal === undefined ? {} : { signal }), silent: true })
  if (!result.ok) throw new ApiFailure(result.error)
  const { enquiries, counts } = result.value
  return { rows: enquiries, counts, total: result.totalCount ?? enquiries.length }
}

/** The account's enquiries; asked for again whenever somebody comes back to the page. */
export function useEnquiries(view: EnquiriesView) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...ENQUIRIES_KEY, view, locale],
    queryFn: ({ signal }) => readEnquiries(view, locale, PAGE_SIZE, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  })
}

/** Where an enquiry is kept once it was read. */
export function enquiryKey(enquiryId: string, locale: string) {
  return [...ENQUIRIES_KEY, 'one', enquiryId, locale] as const
}

/** One of them, whole. */
export function useEnquiry(enquiryId: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: enquiryKey(enquiryId, locale),
    queryFn: ({ signal }) =>
      callOrThrow(getEnquiry, { params: { enquiryId }, query: { locale }, signal, silent: true }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  })
}

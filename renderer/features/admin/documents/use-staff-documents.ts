import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { listDocumentPlaces, listDocuments } from '#shared/contracts/http/documents.contract.ts'
import {
  DOCUMENT_ROLES,
  DOCUMENT_VISIBILITIES,
  type DocumentRole,
  type DocumentVisibility,
} from '#shared/domain/index.ts'
import { ApiFailure, call, callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useAccountNews } from '../use-account-news.ts'
import { PAGE_SIZE } from '../use-people.ts'

export type StaffDocument = AnswerOf<typeof listDocuments>['documents'][number]
export type Places = AnswerOf<typeof listDocumentPlaces>

const KEY = ['admin', 'documents'] as const
/** As many as the server gives at once: a unit has fewer. */
const OF_UNIT = 100

/** What of the list is shown: kept in the address. */
export interface DocumentsView {
  readonly search: string
  /** From 1. */
  readonly page: number
  /** null = any. */
  readonly role: DocumentRole | null
  readonly visibility: DocumentVisibility | null
  readonly projectId: string | null
}

/** Reads the view from the address and writes it there; anything but another page begins at the first one. */
export function useDocumentsView(): [DocumentsView, (part: Partial<DocumentsView>) => void] {
  const [params, setParams] = useSearchParams()
  const view: DocumentsView = {
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    role: DOCUMENT_ROLES.find((role) => role === params.get('type')) ?? null,
    visibility: DOCUMENT_VISIBILITIES.find((one) => one === params.get('visibility')) ?? null,
    projectId: params.get('project'),
  }
  const change = (part: Partial<DocumentsView>) => {
    const { search, page, role, visibility, projectId } = { ...view, page: 1, ...part }
    const next = new URLSearchParams()
    if (search !== '') next.set('search', search)
    if (role !== null) next.set('type', role)
    if (visibility !== null) next.set('visibility', visibility)
    if (projectId !== null) next.set('project', projectId)
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace: part.page === undefined })
  }
  return [view, change]
}

/** The documents of the account that the view shows. */
export function useStaffDocuments({ search, page, role, visibility, projectId }: DocumentsView) {
  return useDocumentList({
    page: String(page),
    perPage: String(PAGE_SIZE),
    ...(search === '' ? {} : { search }),
    ...(role === null ? {} : { role }),
    ...(visibility === null ? {} : { visibility }),
    ...(projectId === null ? {} : { projectId }),
  })
}

/** What one unit has: its own, and those of its building and project. */
export function useFileDocuments(unitId: string) {
  return useDocumentList({ unitId, perPage: String(OF_UNIT) })
}

function useDocumentList(wanted: NonNullable<Parameters<typeof call<typeof listDocuments>>[1]>['query']) {
  const locale = useLocale()
  useAccountNews('documents', KEY)
  return useQuery({
    queryKey: [...KEY, wanted, locale],
    queryFn: async ({ signal }) => {
      const result = await call(listDocuments, { query: { ...wanted, locale }, signal, silent: true })
      if (!result.ok) throw new ApiFailure(result.error)
      const { documents, types } = result.value
      return { rows: documents, types, total: result.totalCount ?? documents.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
}

/** Where new documents can belong to; rooms are those of the unit, null = of none. */
export function usePlaces(unitId: string | null) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['admin', 'document-places', unitId, locale],
    queryFn: ({ signal }) =>
      callOrThrow(listDocumentPlaces, { query: { locale, ...(unitId !== null && { unitId }) }, signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}

/** Reads all of them anew, after something was done with one. */
export function useReread(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: KEY }), [queryClient])
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { AUDIT_KINDS, type AuditKind, listAuditEntries } from '#shared/contracts/http/account.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { DaySchema } from '#shared/contracts/primitives.ts'
import { ApiFailure, call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { PAGE_SIZE } from '../use-people.ts'

export type AuditEntry = AnswerOf<typeof listAuditEntries>[number]

/** What of the log is shown: kept in the address, so that it survives a reload and the way back (LOG-2). */
export interface AuditView {
  readonly search: string
  /** From 1. */
  readonly page: number
  /** null = any. */
  readonly kind: AuditKind | null
  /** Days, `2026-11-20`; '' = without a limit. */
  readonly from: string
  readonly to: string
}

/** Reads the view from the address and writes it there; anything but another page begins at the first one. */
export function useAuditView(): [AuditView, (part: Partial<AuditView>) => void] {
  const [params, setParams] = useSearchParams()
  const view: AuditView = {
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    kind: AUDIT_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  }
  const change = (part: Partial<AuditView>) => {
    const { search, page, kind, from, to } = { ...view, page: 1, ...part }
    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ search, kind: kind ?? '', from, to })) {
      if (value !== '') next.set(name, value)
    }
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace: part.page === undefined })
  }
  return [view, change]
}

function readDay(text: string | null): string {
  const day = z.safeParse(DaySchema, text)
  return day.success ? day.data : ''
}

/** A page of the log, the latest first. */
export function useAuditLog(view: AuditView) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['admin', 'audit', view, locale],
    queryFn: async ({ signal }) => {
      const { search, page, kind, from, to } = view
      const query = {
        locale,
        page: String(page),
        perPage: String(PAGE_SIZE),
        ...(search === '' ? {} : { search }),
        ...(kind === null ? {} : { kind }),
        ...(from === '' ? {} : { from }),
        ...(to === '' ? {} : { to }),
      }
      const result = await call(listAuditEntries, { query, signal, silent: true })
      if (!result.ok) throw new ApiFailure(result.error)
      return { rows: result.value, total: result.totalCount ?? result.value.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
}

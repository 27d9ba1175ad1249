import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DELIVERY_STATES, MAIL_KINDS } from '#shared/contracts/entities/mail.schema.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { listMailLog, sendMailAgain } from '#shared/contracts/http/mails.contract.ts'
import { type ApiError, ApiFailure, call, isOutOfReach } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useMailWay } from '#renderer/session/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { PAGE_SIZE } from '../use-people.ts'

export type LoggedMail = AnswerOf<typeof listMailLog>['mails'][number]

/** What of the log is shown: kept in the address, so that it survives a reload and the way back (MLG-2). */
export interface MailsView {
  readonly search: string
  /** From 1. */
  readonly page: number
  /** null = any. */
  readonly state: LoggedMail['state'] | null
  readonly kind: LoggedMail['kind'] | null
}

/** Reads the view from the address and writes it there; anything but another page begins at the first one. */
export function useMailsView(): [MailsView, (part: Partial<MailsView>) => void] {
  const [params, setParams] = useSearchParams()
  const view: MailsView = {
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    state: DELIVERY_STATES.find((state) => state === params.get('state')) ?? null,
    kind: MAIL_KINDS.find((kind) => kind === params.get('kind')) ?? null,
  }
  const change = (part: Partial<MailsView>) => {
    const { search, page, state, kind } = { ...view, page: 1, ...part }
    const next = new URLSearchParams()
    if (search !== '') next.set('search', search)
    if (state !== null) next.set('state', state)
    if (kind !== null) next.set('kind', kind)
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace: part.page === undefined })
  }
  return [view, change]
}

const MAIL_LOG_KEY = ['admin', 'mails'] as const
/** ms between looks while a mail waits to be sent. */
const WAITING_MS = 2_000

/** A page of the log, and how many mails there are in each state; looked at again while one of them waits. */
export function useMailLog(view: MailsView) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...MAIL_LOG_KEY, view, locale],
    queryFn: async ({ signal }) => {
      const { search, page, state, kind } = view
      const query = {
        locale,
        page: String(page),
        perPage: String(PAGE_SIZE),
        ...(search === '' ? {} : { search }),
        ...(state === null ? {} : { state }),
        ...(kind === null ? {} : { kind }),
      }
      const result = await call(listMailLog, { query, signal, silent: true })
      if (!result.ok) throw new ApiFailure(result.error)
      const { mails, counts } = result.value
      return { rows: mails, counts, total: result.totalCount ?? mails.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.rows.some((mail) => mail.state === 'waiting') ? WAITING_MS : false),
  })
}

/** Sends a mail again and says how that went (MLG-4). */
export function useSendAgain() {
  const { t } = useTranslation('admin-mails')
  const mailWay = useMailWay()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [busyId, setBusyId] = useState<string | null>(null)
  const send = async ({ id, recipient }: LoggedMail) => {
    setBusyId(id)
    const result = await call(sendMailAgain, { params: { mailId: id }, body: {}, silent: true })
    setBusyId(null)
    void queryClient.invalidateQueries({ queryKey: MAIL_LOG_KEY })
    if (result.ok) notify({ severity: 'success', title: t('sentAgain', { recipient, ...mailWay }) })
    else notify({ severity: 'error', title: t(`notSent.${getReason(result.error)}`) })
  }
  return { send, busyId }
}

function getReason(error: ApiError): 'tooMany' | 'moved' | 'unreachable' | 'other' {
  if (isOutOfReach(error)) return 'unreachable'
  const has = (code: string) => error.errors.some((one) => one.code === code)
  if (has('TOO_MANY_REQUESTS')) return 'tooMany'
  return has('MAIL_NOT_REPEATABLE') || has('NOT_FOUND') ? 'moved' : 'other'
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { listInvitations, listUsers, PEOPLE_FILTERS } from '#shared/contracts/http/account.contract.ts'
import { INVITATION_STATES } from '#shared/contracts/entities/identity.schema.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { ApiFailure, type ApiResult, call } from '#renderer/api/index.ts'

export const PAGE_SIZE = 20

export type Person = AnswerOf<typeof listUsers>[number]
export type Invitation = AnswerOf<typeof listInvitations>[number]
type InvitationState = Invitation['state']
type PeopleFilter = (typeof PEOPLE_FILTERS)[number]

/** What of a list is shown: kept in the address, so that it survives a reload and the way back. */
export interface ListView {
  readonly search: string
  /** From 1. */
  readonly page: number
  /** Of invitations; null = any. */
  readonly state: InvitationState | null
  /** Of people; null = all. */
  readonly filter: PeopleFilter | null
}

/** Another part of the view; another page only where it is named. */
export type ChangeListView = (change: Partial<ListView>) => void

/** Reads the view from the address and writes it there; another search or state begins at the first page. */
export function useListView(): [ListView, ChangeListView] {
  const [params, setParams] = useSearchParams()
  const view: ListView = {
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    state: INVITATION_STATES.find((state) => state === params.get('state')) ?? null,
    filter: PEOPLE_FILTERS.find((filter) => filter === params.get('filter')) ?? null,
  }
  const change = (part: Partial<ListView>) => {
    const { search, page, state, filter } = { ...view, page: 1, ...part }
    const next = new URLSearchParams()
    if (search !== '') next.set('search', search)
    if (state !== null) next.set('state', state)
    if (filter !== null) next.set('filter', filter)
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace: part.page === undefined })
  }
  return [view, change]
}

export const USERS_KEY = ['admin', 'users'] as const

/** The people of the account; whoever does not manage them sees the buyers of their projects. */
export function useUsers({ search, page, filter }: ListView) {
  return useQuery({
    queryKey: [...USERS_KEY, search, page, filter],
    queryFn: async ({ signal }) => {
      const query = { ...readQuery(search, page), ...(filter === null ? {} : { filter }) }
      return getPage(await call(listUsers, { query, signal, silent: true }))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
}

export const INVITATIONS_KEY = ['admin', 'invitations'] as const

/** The invitations that the logged-in may see, the latest first. */
export function useInvitations({ search, page, state }: ListView) {
  return useQuery({
    queryKey: [...INVITATIONS_KEY, search, page, state],
    queryFn: async ({ signal }) => {
      const query = { ...readQuery(search, page), ...(state === null ? {} : { state }) }
      return getPage(await call(listInvitations, { query, signal, silent: true }))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
}

function readQuery(search: string, page: number) {
  const paging = { page: String(page), perPage: String(PAGE_SIZE) }
  return search === '' ? paging : { ...paging, search }
}

function getPage<Row>(result: ApiResult<Row[]>): { rows: Row[]; total: number } {
  if (!result.ok) throw new ApiFailure(result.error)
  return { rows: result.value, total: result.totalCount ?? result.value.length }
}

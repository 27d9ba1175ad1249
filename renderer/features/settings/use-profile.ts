import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import { getProfile, updateProfile } from '#shared/contracts/http/profile.contract.ts'
import { listSessions } from '#shared/contracts/http/sessions.contract.ts'
import { call, callOrThrow } from '#renderer/api/index.ts'

export type Profile = AnswerOf<typeof getProfile>
export type Login = AnswerOf<typeof listSessions>[number]

const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => callOrThrow(getProfile, { signal, silent: true }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callOrThrow(listSessions, { signal, silent: true }),
  // Another device may have come or gone since.
  staleTime: 0,
})

/** The user's own record. */
export function useProfile() {
  return useQuery(profileQuery)
}

/** Stores a change of the user's own record, and keeps what the server then has. */
export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useCallback(
    async (body: BodyOf<typeof updateProfile>, { silent = false }: { readonly silent?: boolean } = {}) => {
      const result = await call(updateProfile, { body, silent })
      if (result.ok) queryClient.setQueryData(profileQuery.queryKey, result.value)
      return result
    },
    [queryClient],
  )
}

/** Puts a part of the record in place before or beside the server. */
export function useSetProfile() {
  const queryClient = useQueryClient()
  return useCallback(
    (change: (profile: Profile) => Profile) => {
      queryClient.setQueryData(profileQuery.queryKey, (profile) => (profile === undefined ? profile : change(profile)))
    },
    [queryClient],
  )
}

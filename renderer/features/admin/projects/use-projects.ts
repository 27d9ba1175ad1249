import { useQuery } from '@tanstack/react-query'
import { getProjectFlags, listAdminProjects } from '#shared/contracts/http/admin-projects.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { callOrThrow } from '#renderer/api/index.ts'

export type AdminProject = AnswerOf<typeof listAdminProjects>[number]
export type ProjectFlags = AnswerOf<typeof getProjectFlags>
export type FlagRow = ProjectFlags['flags'][number]

export const PROJECTS_KEY = ['admin', 'projects'] as const

/** The projects of the account. */
export function useAdminProjects() {
  return useQuery({
    queryKey: PROJECTS_KEY,
    queryFn: async ({ signal }) => ({ rows: await callOrThrow(listAdminProjects, { signal, silent: true }) }),
    staleTime: 0,
    retry: false,
  })
}

export function flagsKey(projectId: string) {
  return ['admin', 'flags', projectId] as const
}

/** The flags of one of them (SHL-35). */
export function useProjectFlags(projectId: string) {
  return useQuery({
    queryKey: flagsKey(projectId),
    queryFn: ({ signal }) => callOrThrow(getProjectFlags, { params: { projectId }, signal, silent: true }),
    staleTime: 0,
    retry: false,
  })
}

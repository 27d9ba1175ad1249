import { useQueries, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { ApiFailure, call, callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'

export type Unit = AnswerOf<typeof listUnits>[number]

const PAGE_SIZE = 100

/** Every unit of the account that somebody can be invited to: all pages of the list, without sample units. */
export function useUnits() {
  const locale = useLocale()
  return useQuery({
    queryKey: ['admin', 'units', locale],
    queryFn: async ({ signal }) => {
      const units: Unit[] = []
      for (let page = 1; ; page++) {
        const query = { page: String(page), perPage: String(PAGE_SIZE), locale }
        const result = await call(listUnits, { query, signal, silent: true })
        if (!result.ok) throw new ApiFailure(result.error)
        units.push(...result.value)
        if (result.value.length < PAGE_SIZE) return units.filter((unit) => !unit.isSample)
      }
    },
    retry: false,
  })
}

/** The projects that these units lie in, by name; a slug stands in until the name is there. */
export function useProjects(units: readonly Unit[]): { readonly id: string; readonly name: string }[] {
  const projects = [...new Map(units.map((unit) => [unit.projectId, unit])).values()]
  const configs = useQueries({
    queries: projects.map(({ accountId, projectSlug }) => ({
      queryKey: ['admin', 'project', accountId, projectSlug],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callOrThrow(getProjectConfig, {
          params: { accountId, projectId: projectSlug },
          query: { portalId: 'bp' },
          signal,
          silent: true,
        }),
      retry: false,
    })),
  })
  return projects.map(({ projectId, projectSlug }, at) => ({
    id: projectId,
    name: configs[at]?.data?.name ?? projectSlug,
  }))
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getMarketingProject } from '#shared/contracts/http/marketing.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { homePage } from '#renderer/platform/app-variants.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

export type Home = AnswerOf<typeof listUnits>[number]

/** ms; sales move on, but not while somebody turns pages. */
const FRESH_MS = 300_000

/** The project as prospects see it, with its homes; undefined until it is known, and where it is not on the market. */
export function useMarketedProject(isWanted: boolean) {
  const { accountId = '', projectId = '' } = useParams()
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['marketed-project', accountId, projectId, locale],
    queryFn: ({ signal }) =>
      callOrThrow(getMarketingProject, {
        params: { projectId },
        query: { accountId, deep: 'true', locale },
        signal,
        silent: true,
      }),
    staleTime: FRESH_MS,
    retry: false,
    enabled: isWanted && projectId !== '',
  })
  return data
}

/**
 * The homes that one may change to: a user's own of the project, or those that prospects can try. None until they are
 * known, and none for who is shown one home.
 */
export function useHomes(): readonly Home[] {
  const { portal, isPresented } = useOpenUnit()
  const { projectId = '' } = useParams()
  const locale = useLocale()
  const isOwn = portal === 'bp' && isPresented !== true
  const own = useQuery({
    queryKey: ['own-units', projectId, locale],
    queryFn: ({ signal }) =>
      callOrThrow(listUnits, { query: { projectId, perPage: '100', locale }, signal, silent: true }),
    staleTime: FRESH_MS,
    retry: false,
    enabled: isOwn && projectId !== '',
  })
  const marketed = useMarketedProject(portal === 'mp' && isPresented !== true)
  return (isOwn ? own.data : marketed?.sampleUnits) ?? NONE
}

const NONE: readonly Home[] = []

/** Address of a home's first page in this portal. */
export function useHomePath(): (home: Home) => string {
  const { accountId = '', projectId = '' } = useParams()
  const { portal, project } = useOpenUnit()
  return ({ slug }) => linkTo(homePage(project), { portalId: portal, accountId, projectId, unitId: slug })
}

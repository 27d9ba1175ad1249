import { useCallback } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { linkTo } from '#renderer/platform/routes.ts'

/** NAV-33: the base path leads to the first project the user has a unit in, in the account it belongs to. */
export function AccountEntry() {
  const read = useCallback(
    (signal: AbortSignal) => call(listUnits, { query: { perPage: '1' }, signal, silent: true }),
    [],
  )
  const units = useLoaded(read)
  if (units.status === 'loading') return <LoaderScreen />
  if (units.status === 'failed') return <ApplicationError onRetry={units.retry} />
  const first = units.value[0]
  if (first === undefined) return <NotFoundPage />
  return <Navigate to={linkTo('project', { accountId: first.accountId, projectId: first.projectSlug })} replace />
}

/** NAV-36, NAV-37, NAV-39: to the unit's room, or to the choice where there are several units or none. */
export function ProjectEntry() {
  const { accountId = '', projectId = '' } = useParams()
  const read = useCallback(
    (signal: AbortSignal) => call(listUnits, { query: { projectId, perPage: '2' }, signal, silent: true }),
    [projectId],
  )
  const units = useLoaded(read)
  if (units.status === 'loading') return <LoaderScreen />
  if (units.status === 'failed') return <ApplicationError onRetry={units.retry} />
  const [first, second] = units.value
  if (first === undefined || second !== undefined)
    return <Navigate to={linkTo('unitSelector', { accountId, projectId })} replace />
  return <Navigate to={linkTo('configurator', { portalId: 'bp', accountId, projectId, unitId: first.slug })} replace />
}

/** NAV-38: a unit leads to its first room. */
export function UnitEntry({ portal }: { portal: Portal }) {
  const { accountId = '', projectId = '', unitId = '' } = useParams()
  return <Navigate to={linkTo('configurator', { portalId: portal, accountId, projectId, unitId })} replace />
}

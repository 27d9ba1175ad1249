import { useCallback } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { useMay, useProjectConfig } from '#renderer/session/index.ts'
import type { PageProps } from '#renderer/platform/page.types.ts'
import { homePage } from '#renderer/platform/app-variants.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { NotFoundPage } from '../not-found/NotFoundPage.tsx'
import { linkTo } from '#renderer/platform/routes.ts'

/** Leads on from an address that names no page. */
export function HomePage({ address }: Pick<PageProps, 'address'>) {
  switch (address) {
    case 'account':
      return <AccountEntry />
    case 'project':
      return <ProjectEntry />
    case 'projectConfigurator':
      return <ProjectConfiguratorEntry />
    default:
      return <UnitEntry />
  }
}

/**
 * NAV-33: the base path leads to the first project the user has a unit in, in the account it belongs to; those of the team
 * who see none to what they may open (ROL-10).
 */
function AccountEntry() {
  const { accountId = '' } = useParams()
  const isOfTeam = useMay('seeProjects')
  const read = useCallback(
    (signal: AbortSignal) => call(listUnits, { query: { perPage: '1' }, signal, silent: true }),
    [],
  )
  const units = useLoaded(read)
  if (units.status === 'loading') return <LoaderScreen />
  if (units.status === 'failed') return <ApplicationError onRetry={units.retry} />
  const first = units.value[0]
  if (first === undefined && isOfTeam) return <Navigate to={linkTo('admin', { accountId })} replace />
  if (first === undefined) return <NotFoundPage />
  return <Navigate to={linkTo('project', { accountId: first.accountId, projectId: first.projectSlug })} replace />
}

/** Where a unit begins: its dashboard, or without one its first room (decision 71); null = not known yet. */
function useHomePage(): 'dashboard' | 'configurator' | null {
  const { accountId = '', projectId = '' } = useParams()
  const { config, error } = useProjectConfig('bp', accountId, projectId)
  // Without the configuration the page itself says what is wrong.
  if (config === null) return error === null ? null : 'dashboard'
  return homePage(config)
}

/** NAV-36, NAV-39: to the unit, or to the choice where there are several units or none. */
function ProjectEntry() {
  return <OnlyUnit page={useHomePage()} />
}

/** NAV-37, NAV-39: to the unit's first room, or to the choice where there are several units or none. */
function ProjectConfiguratorEntry() {
  return <OnlyUnit page="configurator" />
}

function OnlyUnit({ page }: { page: ReturnType<typeof useHomePage> }) {
  const isOfTeam = useMay('seeProjects')
  const { accountId = '', projectId = '' } = useParams()
  const read = useCallback(
    (signal: AbortSignal) => call(listUnits, { query: { projectId, perPage: '2' }, signal, silent: true }),
    [projectId],
  )
  const units = useLoaded(read)
  if (units.status === 'failed') return <ApplicationError onRetry={units.retry} />
  if (units.status === 'loading' || page === null) return <LoaderScreen />
  const [first, second] = units.value
  if (first === undefined && isOfTeam) return <Navigate to={linkTo('admin', { accountId })} replace />
  if (first === undefined || second !== undefined)
    return <Navigate to={linkTo('unitSelector', { accountId, projectId })} replace />
  return <Navigate to={linkTo(page, { portalId: 'bp', accountId, projectId, unitId: first.slug })} replace />
}

/** NAV-38: a buyer's unit leads to where it begins. */
function UnitEntry() {
  const { accountId = '', projectId = '', unitId = '' } = useParams()
  const page = useHomePage()
  if (page === null) return <LoaderScreen />
  return <Navigate to={linkTo(page, { portalId: 'bp', accountId, projectId, unitId })} replace />
}

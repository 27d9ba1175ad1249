import { useCallback } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { getMarketingProject, listMarketingProjects } from '#shared/contracts/http/marketing.contract.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import type { PageProps } from '#renderer/platform/page.types.ts'
import { NotFoundPage } from '../not-found/NotFoundPage.tsx'
import { linkTo } from '#renderer/platform/routes.ts'

/** Leads on from an address that names no page. */
export function MarketingHomePage({ address }: Pick<PageProps, 'address'>) {
  switch (address) {
    case 'marketingAccount':
      return <MarketingAccountEntry />
    case 'marketingLogin':
      return <MarketingLogin />
    case 'marketingUnit':
      return <SampleUnitEntry />
    default:
      return <MarketingEntry />
  }
}

/** The base path of the marketing portal leads to the account's first project that can be tried (NAV-21). */
function MarketingAccountEntry() {
  const { accountId = '' } = useParams()
  const read = useCallback(
    (signal: AbortSignal) => call(listMarketingProjects, { query: { accountId }, signal, silent: true }),
    [accountId],
  )
  const projects = useLoaded(read)
  if (projects.status === 'loading') return <LoaderScreen />
  if (projects.status === 'failed') return <ApplicationError onRetry={projects.retry} />
  const first = projects.value[0]
  if (first === undefined) return <NotFoundPage />
  return <Navigate to={linkTo('marketingProject', { accountId, projectId: first.slug })} replace />
}

/** The marketing portal of a project leads to the configurator of its first sample unit (NAV-20, NAV-21). */
function MarketingEntry() {
  const { accountId = '', projectId = '' } = useParams()
  const read = useCallback(
    (signal: AbortSignal) =>
      call(getMarketingProject, { params: { projectId }, query: { accountId, deep: 'true' }, signal, silent: true }),
    [accountId, projectId],
  )
  const project = useLoaded(read)
  if (project.status === 'loading') return <LoaderScreen />
  if (project.status === 'failed')
    return project.error.status === 404 ? <NotFoundPage /> : <ApplicationError onRetry={project.retry} />
  const unit = project.value.sampleUnits[0]
  if (unit === undefined) return <NotFoundPage />
  return <Navigate to={linkTo('configurator', { portalId: 'mp', accountId, projectId, unitId: unit.slug })} replace />
}

/** Decision 42: a project is logged in to in the buyer portal. */
function MarketingLogin() {
  const { accountId = '', projectId = '' } = useParams()
  return <Navigate to={linkTo('projectLogin', { accountId, projectId })} replace />
}

/** NAV-19: a sample unit leads to its first room. */
function SampleUnitEntry() {
  const { accountId = '', projectId = '', unitId = '' } = useParams()
  return <Navigate to={linkTo('configurator', { portalId: 'mp', accountId, projectId, unitId })} replace />
}

import { type ReactNode, Suspense } from 'react'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import type { PortalPage } from '#shared/contracts/entities/project.schema.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { UnitInSight } from '#renderer/features/configurator/index.ts'
import { useProjectConfig } from '#renderer/features/session/index.ts'
import { hasPage } from '#renderer/platform/variants.ts'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { pageOf } from './page-of-path.ts'
import {
  DashboardOpening,
  DashboardPage,
  ResidenceDashboardPage,
  ResidenceLayout,
  UnderConstructionPage,
} from './pages.ts'

/** The configuration of the project in the address; within an open unit it is there at once. */
function useConfig(portal: Portal) {
  const { accountId = '', projectId = null } = useParams()
  return useProjectConfig(portal, accountId, projectId)
}

interface VariantPageProps {
  readonly portal: Portal
  readonly page: PortalPage
  readonly children: ReactNode
}

/** A page where the project's variant has it, else that it is under construction (RES-2, NAV-43). */
export function VariantPage({ portal, page, children }: VariantPageProps) {
  const { config, error } = useConfig(portal)
  // Without the configuration the page itself says what is wrong.
  if (error !== null) return children
  if (config === null) return <LoaderScreen />
  return hasPage(config, page) ? children : <UnderConstructionPage portal={portal} />
}

/** What stands around the pages of an open unit: nothing, or the residence's top bar (RES-4..7). */
export function VariantLayout({ portal }: { portal: Portal }) {
  return useConfig(portal).config?.variant === 'residence' ? <ResidenceLayout /> : <Outlet />
}

/** The dashboard as the variant has it. */
export function VariantDashboard({ portal }: { portal: Portal }) {
  return useConfig(portal).config?.variant === 'residence' ? <ResidenceDashboardPage /> : <DashboardPage />
}

/**
 * What a unit's page shows until all of the unit is there: the dashboard its picture and whatever is known, others the
 * loader (SHL-1).
 */
export function VariantOpening(known: UnitInSight) {
  const { pathname } = useLocation()
  const isClassic = known.project.variant === 'default' && hasPage(known.project, 'dashboard')
  if (!isClassic || pageOf(pathname)?.kind !== 'dashboard') return known.loader
  return (
    <Suspense fallback={known.loader}>
      <DashboardOpening {...known} />
    </Suspense>
  )
}

import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { UnitInSight } from '#renderer/unit/data/unit-in-sight.types.ts'
import { isPageOf } from '#renderer/platform/app-variants.ts'
import { getPage, ResidenceLayout } from './pages.ts'
import { useConfig } from './use-config.ts'

/** What stands around the pages of an open unit: nothing, or the residence's top bar (RES-4..7). */
export function VariantLayout({ portal }: { portal: Portal }) {
  return useConfig(portal).config?.variant === 'residence' ? <ResidenceLayout /> : <Outlet />
}

/** What a unit's page shows until all of the unit is there: what is known, where it can, else the loader (SHL-1). */
export function VariantOpening(known: UnitInSight) {
  const { pathname } = useLocation()
  const { Opening = null, page } = getPage(pathname) ?? {}
  const isClassic = known.project.variant === 'default' && page !== undefined && isPageOf(known.project, page)
  if (!isClassic || Opening === null) return known.loader
  return (
    <Suspense fallback={known.loader}>
      <Opening {...known} />
    </Suspense>
  )
}

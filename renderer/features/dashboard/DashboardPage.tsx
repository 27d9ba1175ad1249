import i18next from 'i18next'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ClassicDashboard } from './ClassicDashboard.tsx'

/** What a project's team has designed comes by itself, with its words: pages without it pay nothing for it. */
export const DesignedDashboard = lazyPart(async () => {
  const [designed] = await Promise.all([
    import('./DesignedDashboard.tsx'),
    i18next.loadNamespaces(['dashboard-unit', 'dashboard', 'deadlines']),
  ])
  return designed.DesignedDashboard
})

/** The dashboard of the open unit, in both portals (NAV-3): today's, or as the project's team has designed it (DSH-1..3). */
export function DashboardPage() {
  const { dashboard } = useOpenUnit().project
  return dashboard === undefined || dashboard.version === 'v1' ? (
    <ClassicDashboard />
  ) : (
    <DesignedDashboard version={dashboard.version} outline={dashboard.dashboardConfig} />
  )
}

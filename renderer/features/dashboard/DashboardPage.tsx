import { ClassicDashboard } from './ClassicDashboard.tsx'
import { DesignedDashboard } from './designed-parts.ts'
import { useDesign } from './get-design.ts'

/** The dashboard of the open unit, in both portals (NAV-3): today's, or as the project's team has designed it (DSH-1..3). */
export function DashboardPage() {
  const design = useDesign()
  return design === null ? <ClassicDashboard /> : <DesignedDashboard {...design} />
}

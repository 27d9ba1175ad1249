import type { DashboardVersion } from '#shared/domain/designs/design.types.ts'
import type { Outline } from '#shared/domain/designs/outline.ts'
import { type ProjectConfig, useShownDashboard } from '#renderer/session/index.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** What is shown in the place of the classic dashboard. */
export interface Design {
  readonly version: Exclude<DashboardVersion, 'v1'>
  /** Of the version `custom`. */
  readonly outline: Outline
}

/** What a project's team has designed; null = the classic dashboard, or none (DSH-1, DSH-2). */
export function getDesign({
  dashboard,
}: {
  readonly dashboard?: ProjectConfig['dashboard'] | undefined
}): Design | null {
  return dashboard === undefined || dashboard.version === 'v1'
    ? null
    : { version: dashboard.version, outline: dashboard.dashboardConfig }
}

/** The same of the open unit's project; as it is being edited, where somebody designs it here. */
export function useDesign(): Design | null {
  const dashboard = useShownDashboard(useOpenUnit().project)
  return getDesign({ dashboard })
}

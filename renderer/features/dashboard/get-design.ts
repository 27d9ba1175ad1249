import type { DashboardVersion } from '#shared/domain/designs/design.types.ts'
import type { Outline } from '#shared/domain/designs/outline.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'

/** What is shown in the place of the classic dashboard. */
export interface Design {
  readonly version: Exclude<DashboardVersion, 'v1'>
  /** Of the version `custom`. */
  readonly outline: Outline
}

/** What a project's team has designed; null = the classic dashboard, or none (DSH-1, DSH-2). */
export function getDesign({ dashboard }: Pick<ProjectConfig, 'dashboard'>): Design | null {
  return dashboard === undefined || dashboard.version === 'v1'
    ? null
    : { version: dashboard.version, outline: dashboard.dashboardConfig }
}

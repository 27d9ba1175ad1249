import type { Portal } from '#shared/contracts/primitives.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import type { Project } from './projects.repository.ts'

/** How a portal of a project looks by its package: what it says of the portal, else what it says of both. */
export function getPackageDesign(project: Project, portal: Portal): ProjectDesign {
  const own = project.dashboards?.[portal]
  return {
    theme: own?.theme ?? project.theme,
    dashboardVersion: own?.version ?? 'v1',
    dashboardConfig: own?.config ?? [],
    dashboardMenu: own?.menu ?? project.dashboardMenu ?? 'left',
    stylingSimple: own?.stylingSimple ?? project.styling?.simple ?? {},
    stylingAdvanced: own?.stylingAdvanced ?? project.styling?.advanced ?? '',
    translations: own?.translations ?? project.translations ?? [],
  }
}

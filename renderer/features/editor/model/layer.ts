import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import { type ProjectConfig, type ProjectPlace, showDashboardAs, showProjectAs } from '#renderer/session/index.ts'

/**
 * Shows a project's pages with a design. What has not changed is left alone: most changes are of the dashboard, and draw
 * nothing else anew.
 */
export function createLayer(place: ProjectPlace, config: ProjectConfig): (design: ProjectDesign) => void {
  const configOf = remember(
    (design: ProjectDesign): ProjectConfig => ({
      ...config,
      theme: design.theme,
      dashboardMenu: design.dashboardMenu,
      styling: { simple: { ...design.stylingSimple }, advanced: design.stylingAdvanced },
      translations: [...design.translations],
    }),
  )
  let shown: ProjectConfig | null = null
  return (design) => {
    const { dashboardVersion: version, dashboardConfig } = design
    showDashboardAs({ projectId: config.id, dashboard: { version, dashboardConfig: [...dashboardConfig] } })
    const next = configOf(design)
    if (next !== shown) showProjectAs(place, next)
    shown = next
  }
}

/** What else of a design than its dashboard there is. */
const REST = ['theme', 'dashboardMenu', 'stylingSimple', 'stylingAdvanced', 'translations'] as const

/** The last answer, as long as the rest is the same. */
function remember<Answer>(make: (design: ProjectDesign) => Answer): (design: ProjectDesign) => Answer {
  let last: { readonly design: ProjectDesign; readonly answer: Answer } | null = null
  return (design) => {
    const before = last?.design
    if (last === null || REST.some((name) => before?.[name] !== design[name])) last = { design, answer: make(design) }
    return last.answer
  }
}

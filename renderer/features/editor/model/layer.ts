import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'

/**
 * Makes of a project's configuration what it is with a design. What has not changed keeps its identity from one to the
 * next, so that colours and words are laid anew only where they are others.
 */
export function createLayer(config: ProjectConfig): (design: ProjectDesign) => ProjectConfig {
  const styling = remember((simple: ProjectDesign['stylingSimple'], advanced: string) => ({
    simple: { ...simple },
    advanced,
  }))
  const translations = remember((texts: ProjectDesign['translations'], _none: null) => [...texts])
  const dashboard = remember(
    (outline: ProjectDesign['dashboardConfig'], version: ProjectDesign['dashboardVersion']) => ({
      version,
      dashboardConfig: [...outline],
    }),
  )
  return (design) => ({
    ...config,
    theme: design.theme,
    dashboardMenu: design.dashboardMenu,
    dashboard: dashboard(design.dashboardConfig, design.dashboardVersion),
    styling: styling(design.stylingSimple, design.stylingAdvanced),
    translations: translations(design.translations, null),
  })
}

/** The last answer, as long as it is asked the same. */
function remember<A, B, Answer>(make: (a: A, b: B) => Answer): (a: A, b: B) => Answer {
  let last: { readonly a: A; readonly b: B; readonly answer: Answer } | null = null
  return (a, b) => {
    if (last === null || last.a !== a || last.b !== b) last = { a, b, answer: make(a, b) }
    return last.answer
  }
}

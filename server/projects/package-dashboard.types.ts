import type { DashboardVersion, ProjectDesign } from '#shared/domain/designs/design.types.ts'
import type { Json } from '#shared/domain/designs/json.types.ts'
import type { ThemeName } from '#shared/domain/look/palettes.ts'

/** Own words in the place of built-in ones. */
export type ProjectTexts = ProjectDesign['translations']

/** What a package says of one portal alone; the rest is as the project has it. Pictures and films are public addresses. */
export interface PackageDashboard {
  readonly version: DashboardVersion
  readonly config: readonly Json[]
  readonly theme?: ThemeName
  readonly menu?: 'left' | 'absent'
  readonly stylingSimple?: ProjectDesign['stylingSimple']
  readonly stylingAdvanced?: string
  readonly translations?: ProjectTexts
}

import type { ThemeName } from '../look/palettes.ts'
import type { Json } from './json.types.ts'

/** EDT-13: today's page, two fixed layouts, and one's own outline. */
export const DASHBOARD_VERSIONS = ['v1', 'v2', 'v3', 'custom'] as const
export type DashboardVersion = (typeof DASHBOARD_VERSIONS)[number]

/** More than a page that anybody reads to its end. Here, since every page has the contracts that say it. */
export const MOST_ITEMS = 300

/** What staff design of a project for one portal (API-102). */
export interface ProjectDesign {
  readonly theme: ThemeName
  readonly dashboardVersion: DashboardVersion
  /** The outline of version `custom`; kept while another one is shown. */
  readonly dashboardConfig: readonly Json[]
  readonly dashboardMenu: 'left' | 'absent'
  /** By the names of EDT-34, and `dashboardButtonsVariant` (EDT-33). */
  readonly stylingSimple: Readonly<Record<string, string>>
  /** JSON text of a Material theme (decision 66); '' = none. */
  readonly stylingAdvanced: string
  /** Own words in the place of built-in ones (decision 65). */
  readonly translations: readonly { readonly locale: 'de' | 'en'; readonly key: string; readonly text: string }[]
}

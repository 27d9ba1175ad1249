import type { Portal } from '#shared/contracts/primitives.ts'
import type { PortalPage } from '#shared/contracts/entities/project.schema.ts'
import type { IconName } from '#renderer/ui/icons.tsx'

export type MenuPage = 'overview' | 'configurator' | 'wishes' | 'inbox' | 'deadlines' | 'documents' | 'units'

export interface MenuEntry {
  readonly page: MenuPage
  readonly icon: IconName
  readonly to: string
}

interface MenuSituation {
  readonly portal: Portal
  /** Whether a page is there in this project. */
  readonly hasPage: (page: PortalPage) => boolean
  /** As the project sets them (SHL-42, SHL-45, SHL-58). */
  readonly featureFlags: Readonly<Record<string, boolean>>
  /** `/bp/ACCOUNT/PROJECT/UNIT`. */
  readonly unitPath: string
  /** Of the page of a room to choose in; null when there is none (SHL-65). */
  readonly configuratorPath: string | null
  /** Whether things can be marked with a heart (FAV-1). */
  readonly hasWishes: boolean
  /** Of the choice between units; null for those who have one, or who are no buyer (SHL-69). */
  readonly unitsPath: string | null
}

/** The pages of a unit in the order of the menu, those that the visitor has (SHL-61..69). */
export function menuEntries({
  portal,
  hasPage,
  featureFlags,
  hasWishes,
  ...paths
}: MenuSituation): readonly MenuEntry[] {
  const { unitPath, configuratorPath, unitsPath } = paths
  // What a buyer and the project team have with each other: in the marketing portal only as a demonstration.
  const hasCorrespondence = portal === 'bp' || featureFlags['marketingDemo'] === true
  const isOffered = (page: 'inbox' | 'deadlines' | 'documents') => hasCorrespondence && hasPage(page)
  const entry = (page: MenuPage, icon: IconName, to: string | null, isShown = true): readonly MenuEntry[] =>
    isShown && to !== null ? [{ page, icon, to }] : []
  return [
    ...entry('overview', 'home', `${unitPath}/dashboard`, hasPage('dashboard')),
    ...entry('configurator', 'swatches', configuratorPath),
    ...entry('wishes', 'heart', `${unitPath}/wishes`, hasWishes),
    ...entry('inbox', 'mail', `${unitPath}/inbox`, isOffered('inbox') && featureFlags['showInbox'] === true),
    ...entry(
      'deadlines',
      'clock',
      `${unitPath}/deadlines`,
      isOffered('deadlines') && featureFlags['hideDeadlines'] !== true,
    ),
    ...entry('documents', 'document', `${unitPath}/documents`, isOffered('documents')),
    ...entry('units', 'switchUnit', unitsPath),
  ]
}

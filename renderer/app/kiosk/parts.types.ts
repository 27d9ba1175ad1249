import type { ComponentType, ReactNode } from 'react'
import type { UnitInSight } from '#renderer/features/configurator/index.ts'
import type { Portal } from '#shared/contracts/primitives.ts'

/**
 * What web and kiosk have in common. The web's start hands it over, so that what it begins with stays in one file: a
 * module that both import would become a file of its own, and load with every page.
 */
export interface CommonParts {
  /** Theme, notices, and a net below them. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>
  readonly DataLayout: ComponentType
  readonly UnitLayout: ComponentType<{ readonly portal: Portal; readonly Opening: ComponentType<UnitInSight> }>
  /** The dialogs that an address opens above any page. */
  readonly ShellDialogs: ComponentType
  /** Starts asking for what a page needs. */
  readonly preloadPage: (path: string) => void
}

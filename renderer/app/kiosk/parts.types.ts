import type { ComponentType, ReactNode } from 'react'

/**
 * What web and kiosk have in common. The web's start hands it over, so that what it begins with stays in one file: a
 * module that both import would become a file of its own, and load with every page.
 */
export interface CommonParts {
  /** Theme, notices, and a net below them. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>
  /** The dialogs that an address opens above any page. */
  readonly ShellDialogs: ComponentType
}

import type { ReactNode } from 'react'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'
import type { UnitData } from './unit-data.types.ts'

/** What is known of a unit before all of it is there. */
export interface UnitInSight {
  readonly portal: Portal
  readonly project: ProjectConfig
  /** null = not known yet. */
  readonly unit: UnitData | null
  /** What is shown where the page has nothing of its own to show yet. */
  readonly loader: ReactNode
}

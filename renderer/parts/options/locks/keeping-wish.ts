import type { Configuration, Intent } from '#shared/domain/index.ts'

/** What can be done instead of what a lock refuses: the same, but for the items that it holds (decision 55). */
export interface KeepingWish {
  readonly intent: (configuration: Configuration) => Intent
  /** What people call it. */
  readonly label: string
}

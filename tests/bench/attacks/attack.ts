import type { Portal } from '#tests/support/portal.ts'

/** The portal that is attacked. */
export interface Target {
  readonly portal: Portal
  /** Headers of somebody who may upload packages. */
  readonly operator: Readonly<Record<string, string>>
}

/** What one person does to take the portal from all others; each in a file of its own. */
export interface Attack {
  readonly name: string
  /**
   * Builds what is sent, while nothing is measured.
   * @returns the attack itself: others are measured until it settles. It answers what the portal said, in a few words,
   *   and throws when the portal did not answer as it should.
   */
  readonly prepare: (target: Target) => Promise<() => Promise<string>>
}

import type { LocalizedText } from '#server/platform/db/localized-text.ts'

/** What staff say of a deadline, wherever its day comes from. */
export interface DeadlineFields {
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly trades: readonly string[]
  readonly locks: boolean
  /** Days before it. */
  readonly reminders: readonly number[]
}

export interface Deadline extends DeadlineFields {
  readonly id: string
  /** The database's own ids. */
  readonly projectId: string
  /** null = every building of the project. */
  readonly buildingId: string | null
  /** null = every unit of the building, or of the project. */
  readonly unitId: string | null
  /** The template's line that it comes from; null = it has a day of its own. */
  readonly lineId: string | null
  /** ISO time: the last second of its day in Berlin. */
  readonly expiresAt: string
  readonly sequence: number
  /** ISO time when it got its day. */
  readonly movedAt: string
}

export interface Completion {
  /** ISO time. */
  readonly at: string
  readonly byName: string
}

export interface Extension {
  /** ISO time: the deadline's end in this unit. */
  readonly expiresAt: string
  readonly reason: string
  /** ISO time. */
  readonly at: string
  readonly byName: string
  readonly sequence: number
}

/** A deadline as one unit has it. */
export interface UnitDeadline {
  readonly deadline: Deadline
  /** ISO time, with the extension. */
  readonly expiresAt: string
  readonly extension: Extension | null
  readonly completion: Completion | null
}

/** What a unit's deadlines are found by: the database's own ids. */
export interface UnitPlace {
  readonly id: string
  readonly projectId: string
  readonly buildingId: string
}

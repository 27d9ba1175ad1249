import type { Caller } from '#server/identity/sessions.service.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Unit } from '#server/projects/units.repository.ts'

/** What a buyer writes about a deadline, to be talked about with the team. */
export interface DeadlineTalk {
  readonly caller: Caller
  readonly unit: Unit
  readonly kind: 'deadline_question' | 'deadline_completion'
  readonly deadlineId: string
  readonly subject: string
  /** Not empty. */
  readonly message: string
}

/** Begins the talk, or goes on with the one there is, within the transaction that stores the question or the completion; returns what is to be done after it. */
export type OpenThread = (db: Db, talk: DeadlineTalk) => Promise<() => void>

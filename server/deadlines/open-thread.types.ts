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

/** That a deadline is not done after all, to be said where the team was told that it is. */
export interface TakenBack extends Pick<DeadlineTalk, 'caller' | 'unit' | 'deadlineId' | 'message'> {
  /** ISO time when it was reported as done. */
  readonly doneAt: string
}

/**
 * Says so in the thread that was begun with it, within the transaction that takes it back; where nothing was written, there
 * is none. Returns what is to be done after it.
 */
export type TellTakenBack = (db: Db, taken: TakenBack) => Promise<() => void>

import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** A piece of work that is done once, later, whatever happens to the process meanwhile. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** How often it has been begun, this time included; a time that ended with its process does not count. */
  readonly attempts: number
  /** Whoever had taken it last has never said what became of it: their process has ended. */
  readonly isInterrupted: boolean
}

/** Puts a job into the queue, in the transaction of the change that asks for it. `now`: ISO time. */
export async function addJob(
  db: Db,
  job: { readonly kind: string; readonly payload: Readonly<Record<string, unknown>> },
  now: string,
): Promise<void> {
  const { kind, payload } = job
  await db
    .insertInto('jobs')
    .values({
      id: randomUUID(),
      kind,
      payload: JSON.stringify(payload),
      runAt: now,
      attempts: 0,
      lockedUntil: null,
      finishedAt: null,
      error: null,
      createdAt: now,
    })
    .execute()
}

/**
 * Takes the job that has waited longest, for this process alone until `lockedUntil`; null when none is due. A
 * process that dies leaves it locked, and somebody takes it again after that time. ISO times.
 */
export async function takeJob(db: Db, kind: string, now: string, lockedUntil: string): Promise<Job | null> {
  const due = await db
    .selectFrom('jobs')
    .select(['id', 'payload', 'attempts', 'lockedUntil as lockedBefore'])
    .where('kind', '=', kind)
    .where('finishedAt', 'is', null)
    .where('runAt', '<=', now)
    .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<=', now)]))
    .orderBy('runAt')
    .orderBy('id')
    .limit(10)
    .execute()
  for (const { id, payload, attempts, lockedBefore } of due) {
    const isInterrupted = lockedBefore !== null
    const begun = isInterrupted ? attempts : attempts + 1
    // Of several processes that see the same job, attempts and lock, of which one changes, let exactly one write.
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({ lockedUntil, attempts: begun })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('lockedUntil', isInterrupted ? '=' : 'is', lockedBefore)
      .where('finishedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return { id, kind, payload: readJson(payload), attempts: begun, isInterrupted }
  }
  return null
}

/** Ends a job, done or given up with an error. `now`: ISO time. */
export async function finishJob(db: Db, id: string, now: string, error: string | null): Promise<void> {
  await db.updateTable('jobs').set({ finishedAt: now, lockedUntil: null, error }).where('id', '=', id).execute()
}

/** Lets a job that has failed come again at `runAt` (ISO time). */
export async function postponeJob(db: Db, id: string, runAt: string, error: string): Promise<void> {
  await db.updateTable('jobs').set({ runAt, lockedUntil: null, error }).where('id', '=', id).execute()
}

/** Has a job that waits for its next attempt run at once; one that is under way is left alone. `now`: ISO time. */
export async function hurryJob(db: Db, job: Pick<Job, 'kind' | 'payload'>, now: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ runAt: now })
    .where('kind', '=', job.kind)
    .where('payload', '=', JSON.stringify(job.payload))
    .where('finishedAt', 'is', null)
    .where('runAt', '>', now)
    .execute()
}

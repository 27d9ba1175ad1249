import type { ConfigurationStatus } from '#shared/domain/selections/configuration-status.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import {
  findConfiguration,
  type StoredConfiguration,
  type StoredPart,
  saveConfiguration,
} from './configurations.repository.ts'
import { findIdempotentAnswer, saveIdempotentAnswer } from './idempotency.repository.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import type { ConfigurationsService, RevisionedWrite } from './configurations.types.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { type DomainError, domainError, failed, passed, type Result } from '#server/platform/result.ts'
import { isSameRequest, keyReused } from '#server/platform/once/request-mark.ts'

/** What a write makes of the stored configuration. */
export interface NextConfiguration<Body> {
  readonly catalogueId: string
  readonly selections: Selections
  readonly status: ConfigurationStatus
  /** What the team opens of an order; null = all of it, absent = as it was. */
  readonly openedPart?: StoredPart | null
  readonly body: Body
  /** For the audit log: dotted, and no texts of persons. */
  readonly action: string
  /** What it was done in, or to, besides the unit. */
  readonly subject?: { readonly kind: string; readonly id: string }
  readonly details: Readonly<Record<string, unknown>>
}

/** `revision` is the one that the write will have. Reads and writes only through `db`. */
export type WriteWork<Body> = (
  db: Db,
  stored: StoredConfiguration,
  revision: number,
) => Promise<Result<NextConfiguration<Body>>>

/** Whether the caller may do it now; asked before anything is said of what is stored. */
type MayWrite = (db: Db) => Promise<Result<unknown>>

interface Parts {
  readonly database: Database
  readonly configurations: Pick<ConfigurationsService, 'read' | 'describe' | 'getCatalogueRevision'>
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

/**
 * One write to a unit's configuration, whole or not at all: repeated key → the first answer again
 * (decision 8); not allowed → why; catalogue moved since the writer saw its prices, or revision moved → an error with what is
 * stored (decisions 5 and 6); else `work`, store with the revision raised by one, audit entry, and the
 * answer kept under its key. Nothing is answered before it is committed.
 */
export async function runRevisionedWrite<Body>(
  parts: Parts,
  write: RevisionedWrite,
  work: WriteWork<Body>,
  mayWrite: MayWrite = () => Promise.resolve(passed(null)),
): Promise<Result<Body>> {
  const { database, changeClock } = parts
  const result = await database
    .transaction((db) => writeWithin(db, parts, write, work, mayWrite))
    .catch(async (error: unknown) => {
      if (error instanceof LostRace) {
        return failed(await conflict(database.kysely, parts, write.unit, 'REVISION_CONFLICT'))
      }
      return error instanceof Error ? error : new Error('The write failed', { cause: error })
    })
  if (result instanceof Error || !result.ok) {
    // The same key in two requests at once: one of them has won meanwhile, the other repeats its answer.
    const repeated = await repeatedAnswer<Body>(database.kysely, write)
    if (repeated !== null) return repeated
    if (result instanceof Error) throw result
    // Nothing is stored, so nobody has to hear of it. Why it was refused may be what another process has stored.
    changeClock.units.end(write.unit.id)
    return result
  }
  changeClock.unitWritten(write.unit.id)
  return result
}

/** Rolls back what `work` has written when another write was stored first; `work` may throw it, too. */
export class LostRace extends Error {
  constructor() {
    super('Another write was first')
  }
}

async function writeWithin<Body>(
  db: Db,
  parts: Parts,
  write: RevisionedWrite,
  work: WriteWork<Body>,
  mayWrite: MayWrite,
): Promise<Result<Body>> {
  const { caller, unit, conditions } = write
  const repeated = await repeatedAnswer<Body>(db, write)
  if (repeated !== null) return repeated
  const allowed = await mayWrite(db)
  if (!allowed.ok) return allowed
  const stored = await findConfiguration(db, unit.id)
  const seen = conditions.catalogueRevision
  if (seen !== null && seen !== (await parts.configurations.getCatalogueRevision(unit, stored, db))) {
    return failed(await conflict(db, parts, unit, 'CATALOGUE_REVISION_MOVED'))
  }
  if (stored.revision !== conditions.baseRevision) return failed(await conflict(db, parts, unit, 'REVISION_CONFLICT'))
  const revision = stored.revision + 1
  const outcome = await work(db, stored, revision)
  if (!outcome.ok) return outcome
  const { catalogueId, selections, status, openedPart, body, action, subject = null, details } = outcome.value
  const at = new Date(parts.now()).toISOString()
  const saved = await saveConfiguration(db, {
    unitId: unit.id,
    expectedRevision: stored.revision,
    catalogueId,
    selections,
    status,
    openedPart: openedPart === undefined ? stored.openedPart : openedPart,
    userId: caller.user.id,
    now: at,
  })
  if (!saved.ok) throw new LostRace()
  await addAuditEntry(db, {
    accountId: unit.accountId,
    unitId: unit.id,
    userId: caller.user.id,
    action,
    subject,
    details: { revision, ...details },
    at,
  })
  if (conditions.idempotencyKey !== null) {
    await saveIdempotentAnswer(db, {
      userId: caller.user.id,
      key: conditions.idempotencyKey,
      ...conditions.request,
      body: JSON.stringify(body),
      createdAt: at,
    })
  }
  return passed(body)
}

/** The first answer to this key, an error when the key was for another request, null when it is new. */
async function repeatedAnswer<Body>(db: Db, { caller, conditions }: RevisionedWrite): Promise<Result<Body> | null> {
  if (conditions.idempotencyKey === null) return null
  const first = await findIdempotentAnswer(db, caller.user.id, conditions.idempotencyKey)
  if (first === null) return null
  if (!isSameRequest(first, conditions.request)) return failed(keyReused())
  return passed(readJson<Body>(first.body))
}

/** Somebody else was first: what is stored now comes with the error (decision 6). */
async function conflict(
  db: Db,
  { configurations }: Parts,
  unit: Unit,
  code: 'REVISION_CONFLICT' | 'CATALOGUE_REVISION_MOVED',
): Promise<DomainError> {
  const current = configurations.describe(await configurations.read(db, unit))
  const message =
    code === 'REVISION_CONFLICT'
      ? `The configuration is at revision ${current.revision}.`
      : `The catalogue is at revision ${current.currentCatalogueRevision}.`
  return domainError(code, message, { current })
}

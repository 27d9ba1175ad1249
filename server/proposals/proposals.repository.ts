import type { Selectable } from 'kysely'
import type { MadeChange } from '#shared/domain/index.ts'
import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import type { ProposalsTable } from '#server/platform/db/configuration.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** What of a change was taken. */
export interface TakenEntries {
  readonly itemIds: readonly string[]
  readonly lineItemIds: readonly string[]
  readonly takesStyle: boolean
}

/** Choices that staff propose to the buyers of a unit (PRP-1): changes, no prices. */
export interface Proposal extends Omit<ProposalsTable, 'change' | 'undo' | 'taken'>, MadeChange {
  /** null = nobody has answered. */
  readonly taken: TakenEntries | null
}

export async function addProposal(db: Db, { change, undo, taken, ...fields }: Proposal): Promise<void> {
  const json = { change: JSON.stringify(change), undo: JSON.stringify(undo), taken: taken && JSON.stringify(taken) }
  await db
    .insertInto('proposals')
    .values({ ...fields, ...json })
    .execute()
}

/** A unit's from this time on, the latest first. */
export async function listProposalsOf(db: Db, unitId: string, since: string): Promise<readonly Proposal[]> {
  const rows = await db
    .selectFrom('proposals')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('sentAt', '>=', since)
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toProposal)
}

/** Those that nobody has answered in units that nobody has. */
export async function listOpenOfVacant(
  db: Db,
  unitIds: readonly string[],
): Promise<readonly { readonly id: string; readonly unitId: string }[]> {
  if (unitIds.length === 0) return []
  const bought = db.selectFrom('unitBuyers').select('unitBuyers.unitId')
  return db
    .selectFrom('proposals')
    .select(['id', 'unitId'])
    .where('unitId', 'in', unitIds)
    .where('unitId', 'not in', bought)
    .where('answeredAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()
}

interface ProposalKey {
  readonly unitId: string
  readonly id: string
  /** ISO time from which on they are the asker's affair; '' = all are. */
  readonly since: string
}

/** null = the unit has none of this id, or none for who asks. */
export async function findProposal(db: Db, { unitId, id, since }: ProposalKey): Promise<Proposal | null> {
  const row = await db
    .selectFrom('proposals')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('id', '=', id)
    .where('sentAt', '>=', since)
    .executeTakeFirst()
  return row === undefined ? null : toProposal(row)
}

export async function markProposalSeen(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('proposals').set({ seenAt: at }).where('id', '=', id).where('seenAt', 'is', null).execute()
}

interface Answer {
  /** ISO time. */
  readonly at: string
  readonly answererName: string
  readonly taken: TakenEntries
}

/** False = somebody else has answered before, or it is withdrawn. */
export async function markProposalAnswered(db: Db, id: string, { at, answererName, taken }: Answer): Promise<boolean> {
  return close(db, id, { answeredAt: at, answererName, taken: JSON.stringify(taken) })
}

/** False = it was answered before, or withdrawn. */
export async function markProposalWithdrawn(db: Db, id: string, at: string): Promise<boolean> {
  return close(db, id, { withdrawnAt: at })
}

async function close(db: Db, id: string, fields: Partial<ProposalsTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('proposals')
    .set(fields)
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function toProposal({ change, undo, taken, ...fields }: Selectable<ProposalsTable>): Proposal {
  return {
    ...fields,
    change: readJson<SelectionsChange>(change),
    undo: readJson<SelectionsChange>(undo),
    taken: taken === null ? null : readJson<TakenEntries>(taken),
  }
}

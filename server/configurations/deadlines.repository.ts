import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** A deadline that locks trades once it is overdue and the buyer has not met it (decision 23). */
export interface TradeLock {
  readonly title: string
  /** ISO time. */
  readonly expiresAt: string
  readonly trades: readonly string[]
}

interface UnitOfProject {
  readonly unitId: string
  readonly projectId: string
}

/** The open deadlines with `lock_trades` of a unit and of its whole project. */
export async function listTradeLocks(db: Db, where: UnitOfProject): Promise<TradeLock[]> {
  const rows = await db
    .selectFrom('deadlines')
    .select(['title', 'expiresAt', 'trades'])
    .where('lockTrades', '=', 1)
    .where('buyerCompletedAt', 'is', null)
    .where(isFor(where))
    .execute()
  return rows.map(({ title, expiresAt, trades }) => ({ title, expiresAt, trades: readJson<string[]>(trades) }))
}

/** Of the unit itself, or of its whole project. */
function isFor({ unitId, projectId }: UnitOfProject) {
  return (is: ExpressionBuilder<Schema, 'deadlines'>) =>
    is.or([is('unitId', '=', unitId), is.and([is('unitId', 'is', null), is('projectId', '=', projectId)])])
}

/** A deadline that nobody has met yet. */
export interface OpenDeadline extends TradeLock {
  readonly id: string
  readonly projectId: string
  /** null = every unit of the project. */
  readonly unitId: string | null
  readonly locksTrades: boolean
}

/** All of an account's, the first first. */
export async function listOpenDeadlines(db: Db, accountId: string): Promise<OpenDeadline[]> {
  return (await selectOpen(db).where('projects.accountId', '=', accountId).execute()).map(toOpenDeadline)
}

/** Those of a unit and of its whole project, the first first. */
export async function listOpenDeadlinesOf(db: Db, where: UnitOfProject): Promise<OpenDeadline[]> {
  return (await selectOpen(db).where(isFor(where)).execute()).map(toOpenDeadline)
}

function selectOpen(db: Db) {
  return db
    .selectFrom('deadlines')
    .innerJoin('projects', 'projects.id', 'deadlines.projectId')
    .select(['deadlines.id', 'projectId', 'unitId', 'title', 'expiresAt', 'trades', 'lockTrades'])
    .where('buyerCompletedAt', 'is', null)
    .orderBy('expiresAt')
    .orderBy('title')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number]

function toOpenDeadline({ trades, lockTrades, ...row }: Row): OpenDeadline {
  return { ...row, trades: readJson<string[]>(trades), locksTrades: lockTrades === 1 }
}

import { type QueryExecutorProvider, sql } from 'kysely'
import { readJson } from '../stored-json.ts'
import { runStatements } from './statements.ts'

/**
 * A completion is an order: it has a number, and a list of what happened to it. Completions of before get theirs in the
 * order in which they came; all but a unit's last, and that one if the unit is open now, were opened again by its buyers.
 */
export async function createOrders(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table orders (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      project_id text not null references projects (id) on delete cascade,
      unit_id text not null references units (id) on delete cascade,
      number text not null,
      previous_id text unique references orders (id),
      snapshot_id text not null unique references configuration_snapshots (id),
      completed_at text not null,
      total integer not null,
      on_request_count integer not null,
      state text not null,
      is_reopening_asked integer not null,
      revision integer not null,
      unique (project_id, number)
    )`,
    'create index orders_account on orders (account_id, completed_at)',
    'create index orders_unit on orders (unit_id, completed_at)',
    `create table order_events (
      order_id text not null references orders (id) on delete cascade,
      sequence integer not null,
      kind text not null,
      at text not null,
      by_user text,
      by_staff integer not null,
      reason text not null,
      primary key (order_id, sequence)
    )`,
    `create table order_counters (
      project_id text not null references projects (id) on delete cascade,
      year integer not null,
      last integer not null,
      primary key (project_id, year)
    )`,
  ])
  await numberCompletions(db)
}

interface Completion {
  readonly id: string
  readonly unitId: string
  readonly projectId: string
  readonly accountId: string
  readonly slug: string
  readonly snapshot: string
  readonly createdAt: string
  readonly createdBy: string
  readonly status: string | null
}

async function numberCompletions(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<Completion>`
    select s.id, s.unit_id as "unitId", u.project_id as "projectId", u.account_id as "accountId", p.slug, s.snapshot,
      s.created_at as "createdAt", s.created_by as "createdBy", c.status
    from configuration_snapshots s
    join units u on u.id = s.unit_id
    join projects p on p.id = u.project_id
    left join configurations c on c.unit_id = s.unit_id
    order by s.created_at, s.id`.execute(db)
  const counters = new Map<string, number>()
  const previous = new Map<string, Completion>()
  for (const row of rows) {
    const year = Number(row.createdAt.slice(0, 4))
    const key = JSON.stringify([row.projectId, year])
    const count = (counters.get(key) ?? 0) + 1
    counters.set(key, count)
    const number = `${row.slug.slice(0, 3).toUpperCase()}-${year}-${String(count).padStart(4, '0')}`
    const before = previous.get(row.unitId) ?? null
    previous.set(row.unitId, row)
    const later = rows.find(
      ({ unitId, createdAt, id }) => unitId === row.unitId && id !== row.id && createdAt > row.createdAt,
    )
    const isOpen = later !== undefined || row.status !== 'completed'
    const { total = 0, totalOnRequest = 0 } = readJson<{ total?: number; totalOnRequest?: number }>(row.snapshot)
    await sql`insert into orders values (${row.id}, ${row.accountId}, ${row.projectId}, ${row.unitId}, ${number},
      ${before?.id ?? null}, ${row.id}, ${row.createdAt}, ${total}, ${totalOnRequest},
      ${isOpen ? 'reopened' : 'completed'}, 0, ${isOpen ? 2 : 1})`.execute(db)
    await sql`insert into order_events values (${row.id}, 1, 'placed', ${row.createdAt}, ${row.createdBy}, 0, '')`.execute(
      db,
    )
    if (!isOpen) continue
    const openedAt = later?.createdAt ?? row.createdAt
    await sql`insert into order_events values (${row.id}, 2, 'reopened', ${openedAt}, null, 0, '')`.execute(db)
  }
  for (const [key, last] of counters) {
    const [projectId, year] = readJson<[string, number]>(key)
    await sql`insert into order_counters values (${projectId}, ${year}, ${last})`.execute(db)
  }
}

import { type QueryExecutorProvider, sql } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * What the account's own people may do, by project; who is kept out for a time; and in orders the names of those who were
 * there, so that they stay readable when somebody's record is deleted. Operators of before could do everything but what
 * admins do: they lead all projects, and so will those whose invitations are still open.
 */
export async function createRoles(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table user_roles (
      user_id text not null references users (id) on delete cascade,
      role text not null,
      project_id text references projects (id) on delete cascade
    )`,
    'create index user_roles_user on user_roles (user_id)',
    'create index user_roles_project on user_roles (project_id)',
    `insert into user_roles (user_id, role, project_id) select id, 'lead', null from users where user_group = 'user'`,
    'alter table users add column disabled_at text',
    `alter table invitations add column roles text not null default '[]'`,
    `update invitations set roles = '[{"role":"lead","projectId":null}]' where user_group = 'user'`,
    'alter table order_events add column by_name text',
    `update order_events set by_name = (
      select trim(users.first_name || ' ' || users.last_name) from users where users.id = order_events.by_user
    )`,
    `alter table orders add column buyers text not null default '[]'`,
  ])
  await nameBuyers(db)
}

async function nameBuyers(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ readonly unitId: string; readonly name: string }>`
    select ub.unit_id as "unitId", trim(u.first_name || ' ' || u.last_name) as name
    from unit_buyers ub
    join users u on u.id = ub.user_id
    where ub.unit_id in (select unit_id from orders)
    order by ub.unit_id, ub.position, u.id`.execute(db)
  for (const [unitId, named] of Map.groupBy(rows, (row) => row.unitId)) {
    const names = JSON.stringify(named.map(({ name }) => name))
    await sql`update orders set buyers = ${names} where unit_id = ${unitId}`.execute(db)
  }
}

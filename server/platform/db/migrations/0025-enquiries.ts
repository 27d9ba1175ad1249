import { type QueryExecutorProvider, sql } from 'kysely'
import { readJson } from '../stored-json.ts'
import { runStatements } from './statements.ts'

/**
 * What prospects have sent becomes something that the team works on, with what happened to it. What was sent before is
 * new; ids are those of the saved configurations.
 */
export async function createEnquiries(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table enquiries (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      project_id text not null references projects (id) on delete cascade,
      unit_id text references units (id) on delete set null,
      prospect_id text unique references prospect_configurations (id) on delete set null,
      kind text not null,
      kiosk_name text,
      state text not null,
      assignee_id text references users (id) on delete set null,
      next_step text not null,
      next_day text,
      revision integer not null,
      received_at text not null,
      name text not null,
      email text not null,
      phone text not null,
      message text not null,
      locale text not null,
      content text,
      catalogue_id text references catalogues (id),
      total integer not null,
      total_on_request integer not null,
      erase_at text not null,
      erased_at text
    )`,
    'create index enquiries_account on enquiries (account_id, received_at)',
    'create index enquiries_end on enquiries (erased_at, erase_at)',
    `create table enquiry_events (
      enquiry_id text not null references enquiries (id) on delete cascade,
      sequence integer not null,
      kind text not null,
      at text not null,
      by_user text,
      about text not null,
      primary key (enquiry_id, sequence)
    )`,
    `insert into enquiries (id, account_id, project_id, unit_id, prospect_id, kind, kiosk_name, state, assignee_id,
      next_step, next_day, revision, received_at, name, email, phone, message, locale, content, catalogue_id, total,
      total_on_request, erase_at, erased_at)
      select p.id, u.account_id, u.project_id, p.unit_id, p.id,
        case when p.requests_contact = 1 then 'contact' else 'saved_configuration' end, null, 'new', null, '', null, 1,
        p.created_at, p.name, p.email, '', case when p.requests_contact = 1 then p.comment else '' end, p.locale,
        p.configuration, p.catalogue_id, p.total, p.total_on_request, p.expires_at, null
      from prospect_configurations p join units u on u.id = p.unit_id`,
    `insert into enquiry_events (enquiry_id, sequence, kind, at, by_user, about)
      select id, 1, 'received', received_at, null, '' from enquiries`,
  ])
  await copyPhones(db)
}

/** The number stands in a document, which both databases read in words of their own. */
async function copyPhones(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ readonly id: string; readonly contact: string }>`
    select id, contact from prospect_configurations where contact <> 'null'`.execute(db)
  for (const { id, contact } of rows) {
    const phone = readJson<{ readonly phone?: string | null } | null>(contact)?.phone ?? ''
    await sql`update enquiries set phone = ${phone} where id = ${id}`.execute(db)
  }
}

import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Saved configurations of visitors, the links to them, and what a mail needs to wait for its sending. The
 * table of before could keep one configuration per visitor and unit; nothing was ever written to it.
 */
export async function createProspects(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'drop table prospect_configurations',
    `create table prospect_configurations (
      id text primary key,
      unit_id text not null references units (id) on delete cascade,
      catalogue_id text not null references catalogues (id),
      checksum text not null,
      content_hash text not null,
      email text not null,
      name text not null,
      comment text not null,
      contact text not null,
      configuration text not null,
      total integer not null,
      total_on_request integer not null,
      requests_contact integer not null,
      locale text not null,
      created_at text not null,
      expires_at text not null,
      unique (unit_id, checksum, content_hash)
    )`,
    'create index prospect_configurations_unit on prospect_configurations (unit_id, created_at)',
    'create index prospect_configurations_end on prospect_configurations (expires_at)',
    `create table prospect_tokens (
      token_hash text primary key,
      prospect_configuration_id text not null references prospect_configurations (id) on delete cascade,
      created_at text not null
    )`,
    'create index prospect_tokens_of on prospect_tokens (prospect_configuration_id)',
    `alter table mails add column reply_to text`,
    'create index mails_account on mails (account_id, created_at)',
  ])
}

import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Inbox, signatures, ratings and mails. */
export async function createCommunication(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `create table message_threads (
      id text primary key,
      unit_id text not null references units (id) on delete cascade,
      subject text not null,
      created_at text not null,
      updated_at text not null
    )`,
    'create index message_threads_unit on message_threads (unit_id, updated_at)',
    `create table message_participants (
      thread_id text not null references message_threads (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      is_observer integer not null,
      last_read_at text,
      primary key (thread_id, user_id)
    )`,
    'create index message_participants_user on message_participants (user_id)',
    `create table messages (
      id text primary key,
      thread_id text not null references message_threads (id) on delete cascade,
      sender_id text references users (id) on delete set null,
      sender_name text not null,
      message_type text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      macro_tag text,
      created_at text not null,
      updated_at text not null
    )`,
    'create index messages_thread on messages (thread_id, created_at)',
    `create table message_attachments (
      id text primary key,
      message_id text not null references messages (id) on delete cascade,
      name text not null,
      role text not null,
      file_key text not null,
      signature_for_id text references message_attachments (id),
      created_at text not null
    )`,
    'create index message_attachments_message on message_attachments (message_id)',
    `create table buyer_labels (
      id text primary key,
      unit_id text not null references units (id) on delete cascade,
      user_id text references users (id) on delete cascade,
      name text not null,
      color text not null,
      thread_ids text not null default '[]',
      created_at text not null
    )`,
    'create index buyer_labels_unit on buyer_labels (unit_id)',
    `create table signing_requests (
      id text primary key,
      attachment_id text not null references message_attachments (id) on delete cascade,
      provider text not null,
      provider_reference text,
      status text not null,
      request text not null,
      answer text not null default '{}',
      created_at text not null,
      updated_at text not null
    )`,
    'create index signing_requests_attachment on signing_requests (attachment_id)',
    `create table nps_ratings (
      product text not null,
      user_id text not null references users (id) on delete cascade,
      rating text not null,
      created_at text not null,
      updated_at text not null,
      primary key (product, user_id)
    )`,
    `create table mails (
      id text primary key,
      account_id text references accounts (id) on delete cascade,
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      attachments text not null default '[]',
      created_at text not null,
      sent_at text,
      error text
    )`,
    'create index mails_age on mails (created_at)',
  ])
}

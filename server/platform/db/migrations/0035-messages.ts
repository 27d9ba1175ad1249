import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Threads of messages, as they are written to and listed, in the place of tables that nothing ever used. What lists and
 * counts need of the messages stands on the thread.
 */
export async function createMessages(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'drop table signing_requests',
    'drop table message_attachments',
    'drop table messages',
    'drop table message_participants',
    'drop table message_threads',
    'drop table buyer_labels',
    `create table signing_requests (
      id text primary key,
      attachment_id text not null,
      provider text not null,
      provider_reference text,
      status text not null,
      request text not null,
      answer text not null default '{}',
      created_at text not null,
      updated_at text not null
    )`,
    'create index signing_requests_attachment on signing_requests (attachment_id)',
    `create table message_threads (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      project_id text not null references projects (id) on delete cascade,
      unit_id text not null references units (id) on delete cascade,
      subject text not null,
      kind text not null,
      state text not null,
      waits_for text,
      assignee_id text references users (id) on delete set null,
      created_at text not null,
      updated_at text not null,
      last_position integer not null,
      shown_position integer not null,
      message_count integer not null,
      excerpt text not null,
      last_sender_name text not null,
      last_from_team integer not null,
      has_attachments integer not null,
      revision integer not null
    )`,
    'create index message_threads_unit on message_threads (unit_id, updated_at, id)',
    'create index message_threads_newest on message_threads (account_id, updated_at, id)',
    'create index message_threads_project on message_threads (project_id, state, waits_for, assignee_id)',
    "create index message_threads_open on message_threads (account_id, updated_at, id) where state = 'open'",
    'create index message_threads_assignee on message_threads (assignee_id)',
    `create table messages (
      id text primary key,
      thread_id text not null references message_threads (id) on delete cascade,
      position integer not null,
      sender_id text references users (id) on delete set null,
      sender_first_name text not null,
      sender_last_name text not null,
      from_team integer not null,
      is_note integer not null,
      body_text text not null,
      body_html text,
      quoted_text text not null,
      macro_tag text,
      mail_id text,
      created_at text not null,
      unique (thread_id, position)
    )`,
    'create index messages_sender on messages (sender_id)',
    'create unique index messages_mail on messages (thread_id, mail_id) where mail_id is not null',
    `create table message_attachments (
      id text primary key,
      message_id text not null references messages (id) on delete cascade,
      upload_id text not null references uploads (id),
      place integer not null,
      role text not null,
      signature_for_id text references message_attachments (id) on delete set null
    )`,
    'create index message_attachments_message on message_attachments (message_id)',
    'create index message_attachments_upload on message_attachments (upload_id)',
    'create index message_attachments_signature on message_attachments (signature_for_id)',
    `create table thread_readings (
      thread_id text not null references message_threads (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      read_position integer not null,
      primary key (user_id, thread_id)
    )`,
    'create index thread_readings_thread on thread_readings (thread_id)',
    `create table thread_sightings (
      thread_id text not null references message_threads (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      position integer not null,
      at text not null,
      primary key (thread_id, user_id, position)
    )`,
    'create index thread_sightings_user on thread_sightings (user_id)',
    `create table text_modules (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      project_id text references projects (id) on delete cascade,
      tag text not null,
      title text not null,
      locale text not null,
      body text not null,
      unique (account_id, tag, locale)
    )`,
    `create table message_mails (
      thread_id text not null references message_threads (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      sent_at text not null,
      primary key (thread_id, user_id)
    )`,
    'create index message_mails_user on message_mails (user_id)',
  ])
}

import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Mails about a presentation say which one, so that they go with it. Those of before are told by unit and address, and of
 * several by the time: a mail is asked for with its presentation.
 */
export async function namePresentationsOfMails(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    `update mails set subject_kind = 'presentation', subject_label = '', subject_id = (
      select p.id from presentations p
      where p.unit_id = mails.unit_id and p.email = mails.recipient and p.created_at <= mails.created_at
      order by p.created_at desc, p.id limit 1)
    where kind = 'presentation' and subject_kind is null and exists (
      select 1 from presentations p
      where p.unit_id = mails.unit_id and p.email = mails.recipient and p.created_at <= mails.created_at)`,
  ])
}

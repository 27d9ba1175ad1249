import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Links to wishes are withdrawn by whoever has made them: a buyer, whose links go with them; or a visitor, by an id that
 * nobody else was told. Links of before have no id.
 */
export async function createWishLinks(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'alter table take_home_links add column link_id text',
    'alter table take_home_links add column buyer_id text references users (id) on delete cascade',
    'create unique index take_home_links_link on take_home_links (link_id)',
    'create index take_home_links_buyer on take_home_links (buyer_id)',
  ])
}

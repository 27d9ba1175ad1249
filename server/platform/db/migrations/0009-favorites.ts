import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/** Options that a buyer likes (FAV-4). The table of before knew no options; nothing was ever written to it. */
export async function createFavorites(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    'drop table favourites',
    `create table buyer_favorites (
      id text primary key,
      unit_id text not null references units (id) on delete cascade,
      buyer_id text not null references users (id) on delete cascade,
      sub_line_item_id text not null,
      product_id text not null,
      created_at text not null,
      unique (unit_id, buyer_id, sub_line_item_id, product_id)
    )`,
    'create index buyer_favorites_buyer on buyer_favorites (buyer_id)',
  ])
}

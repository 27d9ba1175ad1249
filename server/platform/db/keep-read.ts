import type { Database } from './database.types.ts'

type Tables = Parameters<Database['tableVersion']>[0]

/** Reads something of these tables, and again only after one of them has been written to; where nobody can say, each time. */
export function keepRead<T>(
  database: Pick<Database, 'tableVersion'>,
  tables: Tables,
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: { readonly version: string; readonly value: T } | null = null
  return async () => {
    // Asked before the reading: what is written meanwhile makes it old at worst.
    const version = database.tableVersion(tables)
    if (kept !== null && kept.version === version) return kept.value
    const value = await read()
    kept = version === null ? null : { version, value }
    return value
  }
}

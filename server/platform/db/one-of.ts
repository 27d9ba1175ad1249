import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a column has one of these values; of none it has none, which `in` cannot say in both databases. */
export function isOneOf(column: string, values: readonly string[]): RawBuilder<SqlBool> {
  return values.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`
}

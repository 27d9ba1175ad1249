import { type RootOperationNode, TableNode } from 'kysely'

/** Stands for every table: what a statement touches besides its own is not known, such as rows deleted along with others. */
const ANY = '*'

/** The table that a statement writes to, as the database calls it; null = it only reads. */
export function getWrittenTable(statement: RootOperationNode): string | null {
  switch (statement.kind) {
    case 'SelectQueryNode':
      return null
    case 'InsertQueryNode':
      return statement.into?.table.identifier.name ?? ANY
    case 'UpdateQueryNode':
      return statement.table !== undefined && TableNode.is(statement.table)
        ? statement.table.table.identifier.name
        : ANY
    default:
      return ANY
  }
}

/** How often this process has written to which table, so that what was read of the others may be kept. */
export class TableWrites {
  readonly #counts = new Map<string, number>()

  /** After the commit: until then others read what was there before. */
  note(tables: Iterable<string>): void {
    for (const table of tables) this.#counts.set(table, this.#count(table) + 1)
  }

  /** Another one after each write to one of the tables; names in camelCase. */
  version(tables: readonly string[]): string {
    return [ANY, ...tables.map(toSnakeCase)].map((table) => this.#count(table)).join(' ')
  }

  #count(table: string): number {
    return this.#counts.get(table) ?? 0
  }
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

import type { Database } from '#server/platform/db/database.types.ts'

/**
 * Does something between what the next call has read and what it stores, as if somebody else had been faster by that much:
 * before the next transaction begins, so nothing else may be under way. Answers whether it was done by now.
 */
export function doBetween(database: Database, work: () => Promise<unknown>): () => boolean {
  const before = database.transaction.bind(database)
  let isDone = false
  Object.assign(database, {
    async transaction(own: Parameters<Database['transaction']>[0]) {
      Object.assign(database, { transaction: before })
      await work()
      isDone = true
      return before(own)
    },
  })
  return () => isDone
}

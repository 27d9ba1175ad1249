import { type Configuration, listFixedItems } from '#shared/domain/index.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { Unit } from '#server/projects/units.repository.ts'

/** The unit's choices and the catalogue that they stand on; null = it has no room book. */
export type ReadConfiguration = (
  db: Db,
  unit: Unit,
) => Promise<{ readonly configuration: Configuration; readonly catalogueId: string } | null>

/** A unit in which these trades would be locked that are not yet. */
export interface Locking {
  readonly unit: Unit
  readonly trades: readonly string[]
}

/** What would be fixed at once in some units: in how many of them, and how many items. */
export async function countFixedAtOnce(
  db: Db,
  readConfiguration: ReadConfiguration,
  lockings: readonly Locking[],
): Promise<{ readonly fixedUnitCount: number; readonly fixedItemCount: number }> {
  let fixedUnitCount = 0
  let fixedItemCount = 0
  for (const { unit, trades } of lockings) {
    const read = await readConfiguration(db, unit)
    // What is locked already is not among those that can be chosen.
    const count = read === null ? 0 : listFixedItems(read.configuration, trades, false).count
    if (count > 0) fixedUnitCount += 1
    fixedItemCount += count
  }
  return { fixedUnitCount, fixedItemCount }
}

/** Counts how many items of some trades nobody has decided in a unit, reading each unit once; null = it has no room book. */
export function createOpenCounter(db: Db, readConfiguration: ReadConfiguration) {
  const known = new Map<string, Awaited<ReturnType<ReadConfiguration>>>()
  return async (unit: Unit, trades: readonly string[]): Promise<number | null> => {
    const read = known.get(unit.id) ?? (await readConfiguration(db, unit))
    known.set(unit.id, read)
    return read === null ? null : listFixedItems(read.configuration, trades, false).items.length
  }
}

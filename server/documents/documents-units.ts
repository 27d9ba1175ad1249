import type { Db } from '#server/platform/db/database.types.ts'
import { listUnits, listUnitsById, type Unit } from '#server/projects/units.repository.ts'
import type { DocumentRow } from './documents.repository.ts'

/** Units of one project; more than any has. */
const ALL = { limit: 10_000, offset: 0 }

/** The units that have a document: the one that it is of, or those of its building or project. */
export async function listUnitsWithDocument(
  db: Db,
  { accountId, projectId, buildingId, unitId }: Pick<DocumentRow, 'accountId' | 'projectId' | 'buildingId' | 'unitId'>,
): Promise<readonly Unit[]> {
  if (unitId !== null) return listUnitsById(db, [unitId])
  const scope = { kind: 'account', accountId, projectIds: [projectId] } as const
  const { units } = await listUnits(db, scope, { page: ALL })
  return units.filter((unit) => buildingId === null || unit.buildingId === buildingId)
}

import type { Db } from '#server/platform/db/database.types.ts'
import { addDeadlineRow } from '../deadlines.repository.ts'
import type { Deadline } from '../deadlines.types.ts'

const STAMP = '2026-11-01T00:00:00.000Z'

type Wanted = Pick<Deadline, 'id' | 'expiresAt'> & Partial<Omit<Deadline, 'title'>> & { readonly title: string }

/** Stores a deadline of project `tiny`; without more, one of all units that locks nothing. */
export async function addDeadline(db: Db, { title, ...wanted }: Wanted): Promise<void> {
  const common = { projectId: 'demo/tiny', buildingId: null, unitId: null, lineId: null, description: {} }
  const nothing = { trades: [], locks: false, reminders: [], sequence: 0, movedAt: STAMP }
  await addDeadlineRow(db, { ...common, ...nothing, ...wanted, title: { de: title } }, STAMP)
}

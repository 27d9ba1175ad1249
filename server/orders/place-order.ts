import { createHash, randomUUID } from 'node:crypto'
import { canonicalJson } from '#shared/domain/index.ts'
import { listBuyerNames } from '#server/identity/users.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { type Frozen, getOrderDocument } from './order-document.ts'
import { addOrder, listOrdersOfUnit, takeOrderCount } from './orders.repository.ts'
import { LostRace } from '#server/configurations/revisioned-write.ts'
import { createSnapshot } from './snapshots.repository.ts'

/** Letters of the project in its orders' numbers, where its package names none. */
const SLUG_LETTERS = 3

/** Who completed, when, and what they wrote along. */
interface Placing {
  readonly message: string
  readonly at: Date
  readonly userId: string
  readonly isStaff: boolean
}

export interface PlacedNumber {
  readonly orderId: string
  /** `LH-2026-0001` (decision 59). */
  readonly number: string
  /** ISO time. */
  readonly orderedAt: string
  /** Of the snapshot, hex. */
  readonly sha256: string
}

/** Freezes a completed configuration as an order with the next number of its project, within the completion's transaction. */
export async function placeOrder(db: Db, frozen: Frozen, placing: Placing): Promise<PlacedNumber> {
  const { unit, current, catalogueId, revision } = frozen
  const { message, at, userId, isStaff } = placing
  const orderedAt = at.toISOString()
  const document = getOrderDocument(frozen)
  const snapshot = canonicalJson(document)
  const sha256 = createHash('sha256').update(snapshot).digest('hex')
  const snapshotId = randomUUID()
  await createSnapshot(db, {
    id: snapshotId,
    unitId: unit.id,
    configurationRevision: revision,
    catalogueId,
    catalogueRevision: current.currentCatalogueRevision,
    snapshot,
    sha256,
    message,
    createdAt: orderedAt,
    createdBy: userId,
  })
  const [previous] = await listOrdersOfUnit(db, unit.id)
  const orderId = randomUUID()
  const number = await getNumber(db, unit, at)
  const isPlaced = await addOrder(
    db,
    {
      id: orderId,
      accountId: unit.accountId,
      projectId: unit.projectId,
      unitId: unit.id,
      number,
      previousId: previous?.id ?? null,
      snapshotId,
      buyers: (await listBuyerNames(db, [unit.id])).get(unit.id) ?? [],
      completedAt: orderedAt,
      total: document.total,
      onRequestCount: document.totalOnRequest,
    },
    { kind: 'placed', at: orderedAt, userId, isStaff, reason: '' },
  )
  // The other buyer has completed it in the same moment.
  if (!isPlaced) throw new LostRace()
  return { orderId, number, orderedAt, sha256 }
}

async function getNumber(db: Db, unit: Frozen['unit'], at: Date): Promise<string> {
  const project = await findProject(db, unit.projectId, unit.accountId)
  const year = Number(berlinDay(at.getTime()).slice(0, 4))
  const count = await takeOrderCount(db, unit.projectId, year)
  const letters = project?.orderPrefix ?? (project?.slug ?? '').slice(0, SLUG_LETTERS).toUpperCase()
  return `${letters}-${year}-${String(count).padStart(4, '0')}`
}

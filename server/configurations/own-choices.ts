import type { OwnActing, OwnChoices } from '#server/identity/own-data.service.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { getPackageIds } from '#server/platform/db/package-ids.ts'
import { listActingPeriodsFor } from './acting.repository.ts'
import { findBudget } from './budgets.repository.ts'
import { findConfiguration } from './configurations.repository.ts'
import { listFavorites } from './favorites.repository.ts'
import { listVariants } from './variants.repository.ts'

/** What is chosen for a unit, and what the user likes of it: their own data (decision 24). */
export async function ownChoices(
  db: Db,
  unitId: string,
  userId: string,
): Promise<Omit<OwnChoices, 'wishLinks' | 'proposals' | 'deadlines'>> {
  const { revision, status, selections } = await findConfiguration(db, unitId)
  const variants = await listVariants(db, unitId)
  const favorites = await listFavorites(db, unitId, userId)
  const budget = await findBudget(db, { unitId, buyerId: userId })
  return {
    configuration: revision === 0 ? null : { revision, status, selections },
    variants: variants.map(({ name, updatedAt, selections: kept }) => ({ name, updatedAt, selections: kept })),
    favorites: favorites.map(({ subLineItemId, productId, createdAt }) => ({ subLineItemId, productId, createdAt })),
    budget,
  }
}

/** When somebody of the staff chose in the user's name, and why: their own data, also of homes that they had (decision 24). */
export async function ownActingPeriods(db: Db, userId: string): Promise<OwnActing> {
  const periods = await listActingPeriodsFor(db, userId)
  const unitIds = await getPackageIds(
    db,
    'units',
    periods.map(({ unitId }) => unitId),
  )
  return periods.map(({ unitId, staffName, buyerName, reason, startedAt, endsAt }) => ({
    unitId: unitIds.get(unitId) ?? '',
    staffName,
    buyerName,
    reason,
    startedAt,
    endsAt,
  }))
}

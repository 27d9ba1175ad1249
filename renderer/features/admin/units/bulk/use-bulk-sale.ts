import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SALES_STATUSES } from '#shared/contracts/entities/unit.schema.ts'
import { getUnitSale, saveUnitSale } from '#shared/contracts/http/unit-sales.contract.ts'
import type { UnitSale } from '#shared/domain/sales/unit-sale.ts'
import { call } from '#renderer/api/index.ts'
import type { AccountUnit } from '../unit-rows.ts'
import { ACCOUNT_UNITS_KEY } from '../use-account-units.ts'

/** What several units can be set to at once. */
export const BULK_STATUSES = SALES_STATUSES
export type BulkStatus = (typeof BULK_STATUSES)[number]

/** Sets the status of several units, one after another (SAL-7, SAL-8). */
export function useBulkSale() {
  const queryClient = useQueryClient()
  /** How many have been tried; null = nothing is being set. */
  const [triedCount, setTriedCount] = useState<number | null>(null)

  /** Returns those of which it could not be said. */
  async function setSale(units: readonly AccountUnit[], sale: UnitSale): Promise<readonly AccountUnit[]> {
    const left: AccountUnit[] = []
    for (const [count, unit] of units.entries()) {
      setTriedCount(count)
      if (!(await setOne(unit, sale))) left.push(unit)
    }
    setTriedCount(units.length)
    // What is left is compared with how it stands now when it is tried again.
    await queryClient.invalidateQueries({ queryKey: ACCOUNT_UNITS_KEY })
    setTriedCount(null)
    return left
  }

  return { setSale, triedCount }
}

async function setOne({ id, projectId, salesStatus }: AccountUnit, wished: UnitSale): Promise<boolean> {
  const place = { params: { unitId: id }, query: { projectId }, silent: true }
  const sale = await call(getUnitSale, place)
  // Who has said something else since the table was read has not been seen by who chooses here.
  if (!sale.ok || sale.value.salesStatus !== salesStatus) return false
  const { revision, featured } = sale.value
  return (await call(saveUnitSale, { ...place, body: { revision, ...wished, featured, note: '' } })).ok
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getUnitSale, saveUnitSale } from '#shared/contracts/http/unit-sales.contract.ts'
import { call } from '#renderer/api/index.ts'
import { ACCOUNT_UNITS_KEY } from './use-account-units.ts'
import type { AccountUnit } from './unit-rows.ts'

/** What several units can be set to at once; a reservation has a day and a person of its own. */
export const BULK_STATUSES = ['VACANT', 'SOLD'] as const
export type BulkStatus = (typeof BULK_STATUSES)[number]

/** Sets the status of several units, one after another (SAL-7). */
export function useBulkSale() {
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  /** Returns those of which it could not be said. */
  async function setStatus(units: readonly AccountUnit[], status: BulkStatus): Promise<readonly AccountUnit[]> {
    setIsBusy(true)
    const left: AccountUnit[] = []
    for (const unit of units) if (!(await setOne(unit, status))) left.push(unit)
    setIsBusy(false)
    void queryClient.invalidateQueries({ queryKey: ACCOUNT_UNITS_KEY })
    return left
  }

  return { setStatus, isBusy }
}

async function setOne({ id, projectId, salesStatus }: AccountUnit, status: BulkStatus): Promise<boolean> {
  const place = { params: { unitId: id }, query: { projectId }, silent: true }
  const sale = await call(getUnitSale, place)
  // Who has said something else since the table was read has not been seen by who chooses here.
  if (!sale.ok || sale.value.salesStatus !== salesStatus) return false
  const { revision, featured } = sale.value
  const body = { revision, salesStatus: status, reservedUntil: null, reservedFor: '', featured, note: '' }
  return (await call(saveUnitSale, { ...place, body })).ok
}

import { askForReopening } from '#shared/contracts/http/orders.contract.ts'
import { call, isOutOfReach } from '#renderer/api/index.ts'
import type { OpenUnit } from '../state/unit.context.ts'

/** Asks the team to open the unit's order again (ORD-6). `changed`: by now there is nothing to ask for. */
export async function askToReopen(
  { unit }: Pick<OpenUnit, 'unit'>,
  reason: string,
): Promise<'done' | 'changed' | 'offline' | 'failed'> {
  const result = await call(askForReopening, { params: { unitId: unit.id }, body: { reason }, silent: true })
  if (result.ok) return 'done'
  if (isOutOfReach(result.error)) return 'offline'
  return result.error.errors.some(({ code }) => code === 'ORDER_STEP_UNAVAILABLE') ? 'changed' : 'failed'
}

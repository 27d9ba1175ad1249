import { endActing } from '#shared/contracts/http/acting.contract.ts'
import { call } from '#renderer/api/index.ts'

/** Tells the server that a time of acting is over; where it does not hear, it is over after eight hours. */
export async function tellEnd({ unitId, id }: { readonly unitId: string; readonly id: string }): Promise<void> {
  await call(endActing, { params: { unitId, periodId: id }, silent: true })
}

import type { UnitData } from './unit-data.types.ts'

/** The buyer of a unit that somebody with this e-mail is (FAV-5); undefined = none of them. */
export function findOwnBuyer({ buyers }: UnitData, email: string | null): UnitData['buyers'][number] | undefined {
  return buyers.find((buyer) => buyer.email.toLowerCase() === email?.toLowerCase())
}

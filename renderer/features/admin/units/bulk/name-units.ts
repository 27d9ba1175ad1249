import type { AccountUnit } from '../unit-rows.ts'

/** Units by their numbers, one after another. */
export function nameUnits(units: readonly Pick<AccountUnit, 'unitNumber'>[]): string {
  return units.map(({ unitNumber }) => unitNumber).join(', ')
}

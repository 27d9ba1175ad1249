import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { t } from '../catalogue/family.ts'
import type { Text } from '../catalogue/product.types.ts'
import type { Outdoor } from './geometry.ts'

/** `82,40 m²`, as German plans print it, with a space that does not break. */
export function squareMetres(value: number, places: number): string {
  return `${value.toFixed(places).replace('.', ',')}\u00a0m²`
}

/** `3,60`: metres. */
export function metres(value: number): string {
  return value.toFixed(2).replace('.', ',')
}

/** `4,5`. */
export function count(value: number, locale: 'de' | 'en'): string {
  return locale === 'de' ? String(value).replace('.', ',') : String(value)
}

/** What the outside of a unit is called: on the ground floor always a terrace. */
export function outdoorName(kind: Outdoor['kind'], storeyIndex: number): Text {
  if (storeyIndex === 0) return t('Terrasse', 'Terrace')
  switch (kind) {
    case 'balcony':
      return t('Balkon', 'Balcony')
    case 'loggia':
      return t('Loggia', 'Loggia')
    case 'roof-terrace':
      return t('Dachterrasse', 'Roof terrace')
    default:
      return assertNever(kind)
  }
}

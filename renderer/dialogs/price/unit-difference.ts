import type { PriceExplanation } from '#shared/domain/index.ts'

/** What one unit of a product costs more than one of the standard. */
export interface UnitDifference {
  /** Cents; less than 0 = it costs less. */
  readonly cents: number
  /** Such as `m²`; may be empty. */
  readonly unit: string
}

/** Where product and standard are counted in the same way, so that their difference is that of one unit; else null. */
export function getUnitDifference({ lines }: PriceExplanation): UnitDifference | null {
  const [product, credit] = lines
  if (lines.length !== 2 || product?.kind !== 'product' || credit?.kind !== 'credit') return null
  if (product.unitCents === null || credit.unitCents === null || product.quantityHidden) return null
  if (product.quantity !== credit.quantity || product.quantityUnit !== credit.quantityUnit) return null
  const cents = product.unitCents - credit.unitCents
  return cents === 0 ? null : { cents, unit: product.quantityUnit }
}

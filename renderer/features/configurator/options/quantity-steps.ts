import type { QuantityRange } from '#shared/domain/catalogue/catalogue.types.ts'

const EPSILON = 1e-6

/** The next allowed quantity in one direction; null at the end of the range. At most three decimals. */
export function nextQuantity(range: QuantityRange, quantity: number, direction: 1 | -1): number | null {
  const steps = (quantity - range.min) / range.step
  const target = direction === 1 ? Math.floor(steps + EPSILON) + 1 : Math.ceil(steps - EPSILON) - 1
  const next = round(range.min + target * range.step)
  return next < range.min || next > range.max ? null : next
}

/** The allowed quantity that is nearest to what was typed; null when it is not a number. */
export function nearestQuantity(range: QuantityRange, typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  const value = Number(text)
  if (text === '' || !Number.isFinite(value)) return null
  const lastStep = Math.floor((range.max - range.min) / range.step + EPSILON)
  const step = Math.min(Math.max(Math.round((value - range.min) / range.step), 0), lastStep)
  return round(range.min + step * range.step)
}

function round(quantity: number): number {
  return Math.round(quantity * 1_000) / 1_000
}

const NUMBER = '(\\d+(?:\\.\\d{3})*)'
const STATED = new RegExp(`${NUMBER} × ${NUMBER}(?: × ${NUMBER})?( mm)?`)

/** The smallest number that a fitting states in millimetres: below it, it means centimetres. */
const SMALLEST_IN_MM = 300

/**
 * The first two measures that a product states in its German texts ("1.200 × 480 mm", "170 × 75 cm", "170 × 75"), in
 * metres; null where it states none. So a picture shows a product as large as it says that it is.
 */
export function measuresOf(...texts: readonly string[]): readonly [number, number] | null {
  for (const text of texts) {
    const [, first, second] = STATED.exec(text) ?? []
    if (first === undefined || second === undefined) continue
    const [a, b] = [first, second].map((figures) => Number(figures.replaceAll('.', '')))
    if (a === undefined || b === undefined) continue
    const unit = Math.max(a, b) < SMALLEST_IN_MM ? 0.01 : 0.001
    return [a * unit, b * unit]
  }
  return null
}

const NUMBER = '(\\d+(?:\\.\\d{3})*)'
const SIDES = new RegExp(`${NUMBER} × ${NUMBER}`)
const DIAMETER = new RegExp(`Ø ${NUMBER} mm`)

/** The smallest number that a fitting states in millimetres: below it, it means centimetres. */
const SMALLEST_IN_MM = 300

const getNumber = (figures: string): number => Number(figures.replaceAll('.', ''))

/**
 * The first two measures that a product states in its German texts ("1.200 × 480 mm", "170 × 75 cm", "170 × 75"), in
 * metres; a diameter ("Ø 700 mm") counts for both; null where it states none. So a picture shows a product as large as
 * it says that it is.
 */
export function getMeasures(...texts: readonly string[]): readonly [number, number] | null {
  for (const text of texts) {
    const found = sidesIn(text) ?? diameterIn(text)
    if (found !== null) return found
  }
  return null
}

function sidesIn(text: string): readonly [number, number] | null {
  const [, first, second] = SIDES.exec(text) ?? []
  if (first === undefined || second === undefined) return null
  const [a, b] = [getNumber(first), getNumber(second)]
  const unit = Math.max(a, b) < SMALLEST_IN_MM ? 0.01 : 0.001
  return [a * unit, b * unit]
}

function diameterIn(text: string): readonly [number, number] | null {
  const [, figures] = DIAMETER.exec(text) ?? []
  if (figures === undefined) return null
  const across = getNumber(figures) / 1000
  return [across, across]
}

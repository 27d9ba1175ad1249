/** px of `1rem` where nobody has set another size of text. */
const USUAL = 16

/**
 * A length that grows with the text (ADR 26), as a value of CSS.
 *
 * @param px at the usual size of text
 */
export function inRem(px: number): string {
  return `${px / USUAL}rem`
}

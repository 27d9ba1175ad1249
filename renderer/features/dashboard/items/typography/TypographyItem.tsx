/** Has nothing to show yet. */
export function TypographyItem() {
  return null
}

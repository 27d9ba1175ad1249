/** Has nothing to show yet. */
export function InfoItemCardItem() {
  return null
}

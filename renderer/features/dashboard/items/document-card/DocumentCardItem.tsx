/** Has nothing to show yet. */
export function DocumentCardItem() {
  return null
}

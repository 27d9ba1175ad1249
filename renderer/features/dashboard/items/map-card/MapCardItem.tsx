/** Has nothing to show yet. */
export function MapCardItem() {
  return null
}

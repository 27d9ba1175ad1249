/** Has nothing to show yet. */
export function VideoCardItem() {
  return null
}

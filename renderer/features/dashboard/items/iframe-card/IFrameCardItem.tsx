/** Has nothing to show yet. */
export function IFrameCardItem() {
  return null
}

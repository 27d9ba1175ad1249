/** Has nothing to show yet. */
export function TextElementItem() {
  return null
}

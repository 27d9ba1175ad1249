/** Has nothing to show yet. */
export function ButtonItem() {
  return null
}

/** Has nothing to show yet. */
export function UnitSelectorItem() {
  return null
}

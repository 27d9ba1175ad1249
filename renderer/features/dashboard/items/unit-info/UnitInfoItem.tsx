/** Has nothing to show yet. */
export function UnitInfoItem() {
  return null
}

/** Has nothing to show yet. */
export function FloorPlanItem() {
  return null
}

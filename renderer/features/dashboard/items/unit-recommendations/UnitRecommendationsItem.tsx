/** Has nothing to show yet. */
export function UnitRecommendationsItem() {
  return null
}

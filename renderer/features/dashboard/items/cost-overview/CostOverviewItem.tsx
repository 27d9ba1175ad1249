/** Has nothing to show yet. */
export function CostOverviewItem() {
  return null
}

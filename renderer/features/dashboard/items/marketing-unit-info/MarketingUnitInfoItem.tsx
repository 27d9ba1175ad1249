/** Has nothing to show yet. */
export function MarketingUnitInfoItem() {
  return null
}

/** Has nothing to show yet. */
export function FeatureItem() {
  return null
}

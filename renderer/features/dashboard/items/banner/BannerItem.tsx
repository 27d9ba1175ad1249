/** Has nothing to show yet. */
export function BannerItem() {
  return null
}

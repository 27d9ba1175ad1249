/** Has nothing to show yet. */
export function MobileMenuItem() {
  return null
}

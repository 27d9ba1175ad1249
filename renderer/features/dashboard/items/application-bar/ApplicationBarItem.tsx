/** Has nothing to show yet. */
export function ApplicationBarItem() {
  return null
}

/** Has nothing to show yet. */
export function ProjectMapItem() {
  return null
}

/** Has nothing to show yet. */
export function ProjectVideoItem() {
  return null
}

/** Has nothing to show yet. */
export function ProjectImagesItem() {
  return null
}

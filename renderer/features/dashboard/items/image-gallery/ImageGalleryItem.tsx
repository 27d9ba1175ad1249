/** Has nothing to show yet. */
export function ImageGalleryItem() {
  return null
}

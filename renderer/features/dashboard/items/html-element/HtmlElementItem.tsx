/** Has nothing to show yet. */
export function HtmlElementItem() {
  return null
}

/** Has nothing to show yet. */
export function ConfiguratorItem() {
  return null
}

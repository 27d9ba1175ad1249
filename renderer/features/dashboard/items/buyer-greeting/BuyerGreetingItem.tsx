/** Has nothing to show yet. */
export function BuyerGreetingItem() {
  return null
}

/** Has nothing to show yet. */
export function RoomCardsItem() {
  return null
}

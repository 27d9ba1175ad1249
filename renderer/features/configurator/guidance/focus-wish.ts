/** Item whose head is to have the focus as soon as its room is there; null = none. */
let wished: string | null = null

/** Asks for the focus on the head of an item in the room that comes next. */
export function wishForFocus(itemId: string): void {
  wished = itemId
}

/** Whether that item was asked for. A wish is answered once, whoever is there first. */
export function takeFocusWish(itemId: string): boolean {
  const isWished = wished === itemId
  wished = null
  return isWished
}

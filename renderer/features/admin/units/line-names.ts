/** What the elements of lines are called, which says which of them shows which line. */
export interface LineNames {
  /** Of the line with this key in this place. */
  readonly getName: (key: string, index: number) => string
  /** In this line is the focus; null = in none. */
  readonly hold: (line: { readonly key: string; readonly index: number } | null) => void
}

/**
 * An element belongs to a place in the table and not to a unit: with each letter of a search nearly all lines are others,
 * and other words in the same elements cost the browser a fraction of making and laying out new ones. Only the element
 * with the focus goes where its unit goes, and with it when it goes, so that the focus never leads to another.
 */
export function createLineNames(): LineNames {
  let held: { readonly key: string; readonly name: string } | null = null
  const getName = (key: string, index: number) => {
    if (key === held?.key) return held.name
    const name = String(index)
    return name === held?.name ? `${name} as well` : name
  }
  return {
    getName,
    hold(line) {
      held = line && { key: line.key, name: getName(line.key, line.index) }
    },
  }
}

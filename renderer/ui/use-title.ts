import { useEffect, useState } from 'react'

const PRODUCT = 'Wohnwahl'

/** What those on the screen call it, by their order: what stands in something else comes after it. */
const titles = new Map<number, string>()
let lastOrder = 0
/** As it is called, and what stands before it. */
let shown = document.title
let mark = ''

function show(): void {
  shown = titles.get(Math.max(...titles.keys())) ?? shown
  document.title = mark + shown
}

/** From now on titles begin with the number of what waits to be looked at: `(2) …`; 0 = they do not. */
export function setTitleCount(count: number): void {
  mark = count === 0 ? '' : `(${count}) `
  show()
}

/**
 * Names the page in the browser's tab and history: `Anmelden – Wohnen am Lindenhof – Wohnwahl`. Of several on the screen
 * the innermost does, as long as it is there: a thread beside its list, then the list again.
 */
export function useTitle(...parts: readonly (string | null | undefined)[]): void {
  const title = [...parts.filter((part) => part !== null && part !== undefined && part !== ''), PRODUCT].join(' – ')
  // Effects run from the inside out, drawing from the outside in.
  const [order] = useState(() => ++lastOrder)
  useEffect(() => {
    titles.set(order, title)
    show()
    return () => {
      titles.delete(order)
      show()
    }
  }, [order, title])
}

import { useEffect } from 'react'

const PRODUCT = 'Wohnwahl'

/** As pages call themselves, and what stands before it. */
let shown = document.title
let mark = ''

function show(): void {
  document.title = mark + shown
}

/** From now on titles begin with the number of what waits to be looked at: `(2) …`; 0 = they do not. */
export function setTitleCount(count: number): void {
  mark = count === 0 ? '' : `(${count}) `
  show()
}

/** Names the page in the browser's tab and history: `Anmelden – Wohnen am Lindenhof – Wohnwahl`. */
export function useTitle(...parts: readonly (string | null | undefined)[]): void {
  const title = [...parts.filter((part) => part !== null && part !== undefined && part !== ''), PRODUCT].join(' – ')
  useEffect(() => {
    shown = title
    show()
  }, [title])
}

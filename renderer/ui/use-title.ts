import { useEffect, useSyncExternalStore } from 'react'

const PRODUCT = 'Wohnwahl'

/** What waits to be looked at, wherever in the application one is. */
let unread = 0
const listeners = new Set<() => void>()

/** From now on titles begin with this number: `(2) …`; 0 = they do not. */
export function setTitleCount(count: number): void {
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Names the page in the browser's tab and history: `Anmelden – Wohnen am Lindenhof – Wohnwahl`. */
export function useTitle(...parts: readonly (string | null | undefined)[]): void {
  const count = useSyncExternalStore(listen, () => unread)
  const title = [...parts.filter((part) => part !== null && part !== undefined && part !== ''), PRODUCT].join(' – ')
  useEffect(() => {
    document.title = count === 0 ? title : `(${count}) ${title}`
  }, [title, count])
}

import { useEffect } from 'react'

const PRODUCT = 'Wohnwahl'

/** Names the page in the browser's tab and history: `Anmelden – Wohnen am Lindenhof – Wohnwahl`. */
export function useTitle(...parts: readonly (string | null | undefined)[]): void {
  const title = [...parts.filter((part) => part !== null && part !== undefined && part !== ''), PRODUCT].join(' – ')
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The path that the browser showed again on its user's demand; null = it came anew. Nothing is stored to know it. */
function reloadedPath(): string | null {
  const [arrival] = performance.getEntriesByType('navigation')
  const isReload = arrival !== undefined && 'type' in arrival && arrival.type === 'reload'
  return isReload ? new URL(arrival.name).pathname : null
}

/**
 * Remembers, from the start of the page, what a reload shows again: `isAgain` says of what is opened whether it only
 * came back, the first time that something of its kind is opened.
 */
export function createReloadMemory(path = reloadedPath()) {
  const met = new Set<string>()
  return {
    isAgain(kind: string, shownPath: string): boolean {
      const isFirst = !met.has(kind)
      met.add(kind)
      return isFirst && path === shownPath
    },
  }
}

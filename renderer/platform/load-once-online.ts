/**
 * Loads code that a page can do without for a while: what cannot be had now is asked for again each time the network comes
 * back, for as long as the page is open.
 */
export async function loadOnceOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    }
  }
}

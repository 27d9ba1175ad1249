/**
 * Loads code that a page can do without for a while, as soon as there is a network. What cannot be had all the same is asked
 * for again each time the network comes back; Chromium then answers what it has answered before, so it waits beforehand.
 */
export async function loadOnceOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    if (!window.navigator.onLine) await untilOnline()
    try {
      return await load()
    } catch {
      await untilOnline()
    }
  }
}

function untilOnline(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}

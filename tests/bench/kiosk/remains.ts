import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'

/** What the next visitor would find, each in words; empty = nothing. The page has to show the pictures before a visit. */
export async function computeRemains(page: Page, historyBefore: number): Promise<string[]> {
  const found = await page.evaluate(
    async (before) => [
      // The device's own language is what every visit begins with.
      ...Object.entries(localStorage).flatMap(([key, value]) =>
        key === 'locale' && value === 'de' ? [] : [`localStorage ${key}=${value}`],
      ),
      ...Object.entries(sessionStorage).map(([key, value]) => `sessionStorage ${key}=${String(value)}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
      ...(history.length === before ? [] : [`${history.length} entries of the history`]),
      ...(history.state === null ? [] : ['a state in the history']),
      ...(window.name === '' ? [] : [`the window's name ${window.name}`]),
      ...[...document.querySelectorAll('input, textarea, select')].map((field) => `field ${field.outerHTML}`),
      ...(document.documentElement.lang === 'de' ? [] : [`the language ${document.documentElement.lang}`]),
    ],
    historyBefore,
  )
  const cookies = await page.context().cookies()
  return [...found, ...cookies.map(({ name }) => `cookie ${name}`)]
}

/** How many objects of the page's memory have a text in them; the browser looks, after it has cleared up. */
export async function countInMemory(cdp: CDPSession, text: string): Promise<number> {
  let snapshot = ''
  const take = ({ chunk }: { chunk: string }) => (snapshot += chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take)
  return snapshot.split(text).length - 1
}

/** Files below a folder that have a text in them. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(text))
}

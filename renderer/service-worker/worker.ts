/// <reference lib="webworker" />
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { decideHandling } from './handling.ts'

/** Written by the build: what the first pages need, what loads later, and a name for this state of all files. */
declare const SHELL: { readonly version: string; readonly files: readonly string[]; readonly later: readonly string[] }
declare const self: ServiceWorkerGlobalScope

const PAGE = '/index.html'
const SHELL_CACHE = `shell-${SHELL.version}`
/** Scripts and pictures that came later. Kept over an update: pages that are still open may need them. */
const ASSETS = 'assets'
const PICTURES = 'pictures'
/** About 60 MB of room pictures. */
const MAX_PICTURES = 400
/** Those of a few versions. */
const MAX_ASSETS = 600

self.addEventListener('install', (event) => {
  const keepAll = async () => {
    const shell = await caches.open(SHELL_CACHE)
    await shell.addAll([PAGE, ...SHELL.files])
  }
  event.waitUntil(keepAll())
})

/**
 * Dialogs open without network, and on a page that is open while a newer version takes this one's place. One by one:
 * what the page itself wants now goes first.
 */
async function keepAllForLater(): Promise<void> {
  for (const path of SHELL.later) await keepForLater(path).catch(() => undefined)
}

async function keepForLater(path: string): Promise<void> {
  if ((await caches.match(path)) !== undefined) return
  const assets = await caches.open(ASSETS)
  await assets.add(path)
}

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith('shell-') && name !== SHELL_CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('message', (event) => {
  // The page asks for it once somebody has agreed to load it again.
  if (event.data === 'take-over') void self.skipWaiting()
  // And for this once the worker is in place.
  if (event.data === 'keep-later') event.waitUntil(keepAllForLater())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const handling = decideHandling(request, self.location.origin)
  switch (handling) {
    case 'page':
      return event.respondWith(fromNetwork(request, PAGE))
    case 'shell':
      return event.respondWith(fromNetwork(request, new URL(request.url).pathname))
    case 'asset':
      return event.respondWith(fromCache(event, ASSETS, MAX_ASSETS))
    case 'picture':
      return event.respondWith(fromCache(event, PICTURES, MAX_PICTURES))
    case 'network':
      return undefined
    default:
      return assertNever(handling)
  }
})

/** The network's answer, whatever it is; without network, what the shell has. */
async function fromNetwork(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(path, { cacheName: SHELL_CACHE })
    if (kept === undefined) throw error
    return kept
  }
}

/** What is named by its content never changes. */
async function fromCache(event: FetchEvent, cacheName: string, most: number): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request.url)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.status === 200 && answer.type === 'basic') {
    const copy = answer.clone()
    event.waitUntil(keep(cacheName, request.url, copy, most))
  }
  return answer
}

/** Without room on the device nothing is kept, and nothing else happens. */
async function keep(cacheName: string, url: string, answer: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(url, answer)
    // In the order in which they came.
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)))
  } catch {
    await caches.delete(PICTURES)
  }
}

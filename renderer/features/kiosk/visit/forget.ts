/** ms that deleting may take before the page goes on without it: the host clears the same again. */
const PATIENCE = 2_000

/**
 * Deletes what this page can reach of a visit: storages, cookies, caches, databases (decision 35). Never rejects: what
 * the browser refuses is not there either, and the host clears the whole profile beside this.
 */
export async function forgetHere(): Promise<void> {
  for (const storage of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      storage().clear()
    } catch {
      // Blocked, so nothing is in it.
    }
  }
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (name !== '') document.cookie = `${name}=; Max-Age=0; path=/`
  }
  await Promise.race([
    Promise.allSettled([deleteCaches(), deleteDatabases()]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ])
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return
  for (const name of await window.caches.keys()) await window.caches.delete(name)
}

async function deleteDatabases(): Promise<void> {
  if (!('indexedDB' in window)) return
  for (const { name } of await window.indexedDB.databases())
    if (name !== undefined) window.indexedDB.deleteDatabase(name)
}

import { useSession } from '#renderer/session/index.ts'
import type { Favorites } from './favorites.store.ts'

/** The favourites of this window by unit, those of pages that were left as well: what waits goes on being sent. */
const open = new Map<string, Favorites>()

/** Those of a unit from now on: sends what was kept before, in place of those that were there before. */
export function registerFavorites(unitId: string, favorites: Favorites): void {
  const before = open.get(unitId)
  if (before !== favorites) before?.stop()
  open.set(unitId, favorites)
  favorites.send()
}

window.addEventListener('online', () => {
  for (const favorites of open.values()) favorites.send()
})

// Nothing is sent with the token of another user. What is left stays kept for the user it belongs to.
useSession.subscribe((now, before) => {
  if (now.user?.id === before.user?.id) return
  for (const favorites of open.values()) favorites.stop()
  open.clear()
})

import { getPlace } from '#renderer/platform/place.ts'
import { preloadProjectConfig } from './project-config.store.ts'
import { useSession } from './session.store.ts'

/**
 * Asks who is logged in and what the project looks like before anything renders; the pages find the answers, or wait
 * for these same calls.
 */
export function preloadSession(path: string): void {
  const place = getPlace(path)
  if (place === null) return
  const { portal, accountId, projectId } = place
  if (portal === 'bp' && useSession.getState().status === 'unknown') void useSession.getState().start()
  if (projectId !== null) void preloadProjectConfig({ portal, accountId, projectId })
}

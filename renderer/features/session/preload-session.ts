import { preload } from 'react-dom'
import { HERO_SIZES, pictureSet } from '#renderer/ui/picture-set.ts'
import { placeOf } from '#renderer/platform/place.ts'
import { preloadProjectConfig } from './project-config.store.ts'
import { useSession } from './session.store.ts'

/**
 * Asks who is logged in and what the project looks like before anything renders; the pages find the answers, or wait
 * for these same calls.
 */
export function preloadSession(path: string, { isDashboard }: { readonly isDashboard: boolean }): void {
  const place = placeOf(path)
  if (place === null) return
  const { portal, accountId, projectId } = place
  if (portal === 'bp' && useSession.getState().status === 'unknown') void useSession.getState().start()
  if (projectId === null) return
  void preloadProjectConfig({ portal, accountId, projectId }).then((config) => {
    if (config !== null && isDashboard) preloadPicture(config.projectImageUrl)
  })
}

/** As the picture of `UnitHero`: it is the largest thing there, and would else wait for the whole catalogue. */
function preloadPicture(url: string | null): void {
  if (url === null) return
  const set = pictureSet(url)
  preload(url, {
    as: 'image',
    fetchPriority: 'high',
    ...(set === undefined ? {} : { imageSrcSet: set, imageSizes: HERO_SIZES }),
  })
}

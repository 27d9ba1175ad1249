import { setTimeout } from 'node:timers/promises'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import type { ProjectPictures } from '../services/project-pictures.ts'
import type { SitePage } from './static-site.ts'

/** ms; a page does not wait longer for a hint. */
const PATIENCE_MS = 100

/** Portal, account and project begin the address of every page that belongs to a project (NAV-2). */
const PLACE = /^\/(?:bp|mp)\/([^/]+)\/([^/]+)\//

/**
 * A `Link` header at the picture of the address' project, where it is the largest thing to see: the browser then asks
 * for it with the page, not once the app knows which project it shows (ADR 13). Empty where there is nothing to hint at;
 * never rejects and never waits long, as the page itself
 * needs none of it.
 *
 * @param path of the address, still encoded
 */
export async function pictureHint(
  path: string,
  sizes: SitePage['picture'],
  pictures: ProjectPictures,
): Promise<readonly string[]> {
  const [, accountId, project] = PLACE.exec(path) ?? []
  if (accountId === undefined || project === undefined || Object.keys(sizes).length === 0) return []
  try {
    const found = pictures.find(decodeURIComponent(accountId), decodeURIComponent(project))
    const picture = await Promise.race([found, setTimeout(PATIENCE_MS, null, { ref: false })])
    const set = picture === null ? undefined : pictureSet(picture.url)
    const shown = picture === null ? undefined : sizes[picture.variant]
    if (picture === null || set === undefined || shown === undefined) return []
    const hint = `<${picture.url}>; rel="preload"; as="image"; imagesrcset="${set}"; imagesizes="${shown}"`
    return ['Link', `${hint}; fetchpriority="high"`]
  } catch {
    return []
  }
}

import { isPagePath } from '#shared/contracts/http/page-paths.ts'

/** How the service worker answers a request. */
export type Handling =
  /** A page: from the network, and where there is none, the app's page as it was last. */
  | 'page'
  /** Named by its content: from the cache, for good. */
  | 'asset'
  /** A picture of a project, named by its content, too; the oldest make room. */
  | 'picture'
  /** Small files of the page that keep their names: from the network, else as they were. */
  | 'shell'
  /** Not its business: answers that somebody must be allowed to see are never kept. */
  | 'network'

/** What of a request decides. */
export interface AskedFor {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: string
}

/** Beside the page itself and what it names by content. */
const NAMED_SHELL_FILES = ['/first-paint.js', '/favicon.svg', '/manifest.webmanifest']

/**
 * Which requests the worker answers, and how. Only what everybody may see comes into a cache: the app's own files and
 * the pictures of projects, never an answer of the API, a document or a message's attachment.
 *
 * @param origin the portal's own
 */
export function decideHandling({ method, mode, destination, url }: AskedFor, origin: string): Handling {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'network'
  if (mode === 'navigate') {
    const isDocument = pathname === '/docs' || /\.[a-z0-9]+$/i.test(pathname)
    return isDocument || !isPagePath(pathname) ? 'network' : 'page'
  }
  if (pathname.startsWith('/assets/')) return 'asset'
  if (NAMED_SHELL_FILES.includes(pathname)) return 'shell'
  return destination === 'image' && pathname.startsWith('/files/') ? 'picture' : 'network'
}

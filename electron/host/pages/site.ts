import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decideContentType } from '#shared/contracts/http/content-types.ts'
import { pagePolicy } from '#shared/contracts/http/page-security.ts'
import { respond, respondError } from '../kernel/answers.ts'

/** The built bundle. */
export interface Site {
  /** A file of the bundle by its path; null = there is none. */
  file(path: string): Promise<Response | null>
  /**
   * The app's page, for every address that is a page.
   *
   * @param early addresses that it will ask for first: the browser does so while the scripts load
   */
  page(early: readonly string[]): Promise<Response>
}

interface Parts {
  /** Where the bundle lies; inside of the program's archive when it is packaged. */
  readonly folder: string
  /** Origins that frames may show. */
  readonly frames: () => readonly string[]
}

/** No dots in front: neither hidden files nor ways out of the folder. */
const BUNDLE_PATH = /^(\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)+$/
/**
 * What the kiosk has no use for: a service worker would keep what the host keeps already, and would outlive the
 * clearing of a visitor's storage.
 */
const NOT_SERVED = /^\/(service-worker\.js|(index|kiosk)\.html|pages(\/.*|\.json)|.*\.(br|gz|map))$/

export function openSite({ folder, frames }: Parts): Site {
  return {
    async file(path) {
      if (!BUNDLE_PATH.test(path) || NOT_SERVED.test(path)) return null
      const bytes = await readFile(join(folder, path)).catch(() => null)
      if (bytes === null) return null
      const cacheControl = path.startsWith('/assets/') ? 'private, max-age=31536000, immutable' : 'no-cache'
      return respond(200, bytes, {
        'Content-Type': decideContentType(path),
        'Cache-Control': cacheControl,
        'Content-Security-Policy': pagePolicy({ frames: frames() }),
      })
    },
    async page(early) {
      const page = await readFile(join(folder, 'kiosk.html'), 'utf8').catch(() => null)
      if (page === null) return respondError(500, 'INTERNAL_ERROR', 'The program has no pages.')
      const hinted = page
        .replace('<html ', '<html data-shell="kiosk" ')
        .replace('</head>', () => `${early.map(hintAt).join('')}</head>`)
      return respond(200, hinted, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': pagePolicy({ frames: frames() }),
      })
    },
  }
}

/** As the page's own calls ask, or the browser would ask twice. */
function hintAt(address: string): string {
  const quoted = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<link rel="preload" as="fetch" crossorigin href="${quoted}">`
}

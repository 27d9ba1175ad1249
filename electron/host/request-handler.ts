import * as z from 'zod/mini'
import { isPagePath } from '#shared/contracts/http/page-paths.ts'
import { createTrackingEvent } from '#shared/contracts/http/tracking.contract.ts'
import { toWire } from '#shared/contracts/wire.ts'
import { storedFileName } from '#shared/contracts/http/stored-file-paths.ts'
import { KIOSK_PATH } from '#shared/contracts/kiosk/host.contract.ts'
import { kioskCallAt } from '#shared/contracts/kiosk/kept-calls.ts'
import { respond, respondError } from './kernel/answers.ts'
import type { FaultLog } from './kernel/faults.ts'
import { answerStoredFile } from './files/stored-files.ts'
import type { ContentStore } from './files/content-store.ts'
import { writeRoute } from './local/local-route.ts'
import { isOwnPage, getOrigin } from './local/own-page.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Site } from './pages/site.ts'
import type { PortalClient } from './portal/portal-client.ts'
import type { KeptAnswers } from './synchronising/kept-answers.ts'

interface Parts {
  /** Origin of the pages. */
  readonly origin: string
  readonly site: Site
  /** What the page asks for first. */
  readonly early: () => Promise<readonly string[]>
  readonly storedFiles: { readonly files: ContentStore; readonly portal: PortalClient }
  readonly keptAnswers: KeptAnswers
  readonly outbox: Outbox
  /** Origin of the portal; null = none is known. */
  readonly portalOrigin: () => string | null
  readonly local: (request: Request, url: URL) => Promise<Response>
  readonly faults: FaultLog
}

/** The one door: everything that the page asks for comes through here. The function it answers never rejects. */
export function createRequestHandler(parts: Parts): (request: Request) => Promise<Response> {
  const tracking = trackingRoute(parts)
  return async (request) => {
    try {
      const url = new URL(request.url)
      // By another name this machine may be reached by somebody else's page.
      if (getOrigin(url) !== parts.origin) return respondError(403, 'FORBIDDEN', 'Nobody else is answered.')
      if (isBelow(KIOSK_PATH, url.pathname)) {
        if (!isOwnPage(request, parts.origin))
          return respondError(403, 'FORBIDDEN', 'Only the kiosk’s own page may ask.')
        return await parts.local(request, url)
      }
      if (request.method === 'GET' || request.method === 'HEAD') return await read(parts, request, url)
      if (!isOwnPage(request, parts.origin)) return respondError(403, 'FORBIDDEN', 'Only the kiosk’s own page may ask.')
      // Of what is sent, one endpoint alone waits for network: that visitors' steps be counted.
      if (kioskCallAt(request.method, url.pathname).kind === 'queues') return await tracking.handle(request, {})
      // What else is written on a portal belongs to people with an account, and a kiosk has none.
      return respondError(405, 'METHOD_NOT_ALLOWED', 'A kiosk only reads here.')
    } catch {
      parts.faults.note('REQUEST_BROKE_OFF')
      return respondError(500, 'INTERNAL_ERROR', 'The kiosk could not answer.')
    }
  }
}

/** Until the host has read what is on its disk. */
export function whileStarting(): Response {
  return respond(503, null, { 'Retry-After': '1', 'Cache-Control': 'no-store' })
}

async function read(parts: Parts, request: Request, url: URL): Promise<Response> {
  const { site, storedFiles, keptAnswers, early, faults } = parts
  const { pathname } = url
  const file = storedFileName(pathname)
  if (file !== null) return answerStoredFile(file, request, storedFiles)
  if (pathname.startsWith('/assets/') || isPagePath(pathname)) {
    const built = await site.file(pathname)
    if (built !== null) return built
    // Pages have no extension; what has one and is not there is a file that is missing.
    const isPage = isPagePath(pathname) && !/\.(js|json|css|map|webmanifest|html)$/.test(pathname)
    if (!isPage) return respondError(404, 'NOT_FOUND', 'There is no such file.')
    // Without them the page only takes longer.
    const hints = await early().catch(() => {
      faults.note('HINTS_BROKE_OFF')
      return []
    })
    if ([null, 'document'].includes(request.headers.get('sec-fetch-dest'))) keptAnswers.beginPage()
    return site.page(hints)
  }
  const address = pathname + url.search
  const call = kioskCallAt('GET', address)
  if (call.kind === 'keeps') return keptAnswers.answer(call.key, address, request)
  if (call.kind === 'forwards') return keptAnswers.forward(address, request)
  // Above all what opens something of one person stays between the portal and that person's own devices.
  return respondError(404, 'NOT_FOUND', 'Not on a kiosk.')
}

function isBelow(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function trackingRoute({ outbox, portalOrigin }: Parts) {
  return writeRoute(createTrackingEvent, async ({ body, idempotencyKey }) => {
    const portal = portalOrigin()
    const path = createTrackingEvent.path
    // Counted when the network is back; whoever has touched something does not wait for it.
    if (portal !== null)
      await outbox.post({ kind: 'event', portal, path, body: JSON.stringify(toWire(body)) }, idempotencyKey, 0)
    return { kind: 'answer', body: z.parse(createTrackingEvent.answer, {}) }
  })
}

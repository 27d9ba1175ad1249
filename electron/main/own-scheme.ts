import { storedFileName } from '#shared/contracts/http/stored-file-paths.ts'
import { endVisit, getKioskState } from '#shared/contracts/kiosk/host.contract.ts'
import { builtInPage } from './built-in-page.ts'
import type { Log } from './log/log-file.ts'
import { inSandbox } from './policy/document-headers.ts'

/** Ms that a document may take before the built-in page stands in for it. Parts of a page have their own patience. */
const DOCUMENT_MS = 20_000
/** Ms that forgetting a visit may take, whoever ends it; less than the page waits for it. */
export const FORGET_MS = 4_000

interface OwnSchemeOptions {
  readonly handleRequest: (request: Request) => Promise<Response>
  /** Whether the program rests after too many faults: only the built-in page is shown. */
  readonly isResting: () => boolean
  readonly allowPrint: () => boolean
  /** The page has asked for its state, so it is alive. */
  readonly heard: () => void
  readonly hostFailed: () => void
  /** The visit could not be forgotten: nobody may go on with what is left of it. */
  readonly visitKept: () => void
  /** The built-in page stands in for one of the host's. */
  readonly builtInPageShown: () => void
  readonly log: Log
  readonly documentMs?: number
  readonly forgetMs?: number
}

/**
 * What Electron is given to answer the program's own addresses with: the host's answers, documents among them in a
 * sandbox, and the built-in page where the host has none. Never rejects.
 */
export function answerOwnScheme(options: OwnSchemeOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const isDocument = wantsDocument(request)
    if (isDocument && options.isResting()) return builtInPage()
    const { pathname } = new URL(request.url)
    if (pathname === endVisit.path) return forget(options, request)
    if (pathname === getKioskState.path) options.heard()
    try {
      const ms = options.documentMs ?? DOCUMENT_MS
      const answer = await (isDocument ? inTime(options, request, ms) : options.handleRequest(request))
      if (isDocument && answer.status >= 500 && !isInFrame(request))
        return failed(options, true, `STATUS ${answer.status}`)
      return inSandbox(answer, options.allowPrint())
    } catch (error) {
      if (isDocument && isInFrame(request)) return new Response(null, { status: 503 })
      return failed(options, isDocument, error instanceof Error ? error.message : 'UNKNOWN')
    }
  }
}

/** The end of a visit is the end of it, or of the program: the page goes on whatever it is told. */
async function forget(options: OwnSchemeOptions, request: Request): Promise<Response> {
  const { visitKept, log, forgetMs = FORGET_MS } = options
  try {
    const answer = await inTime(options, request, forgetMs)
    if (answer.status >= 500) visitKept()
    return answer
  } catch (error) {
    log.note('VISIT_NOT_CLEARED', error instanceof Error ? error.message : 'UNKNOWN')
    visitKept()
    return new Response(null, { status: 503 })
  }
}

async function inTime({ handleRequest }: OwnSchemeOptions, request: Request, ms: number) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('TOO_LATE')), ms)
  try {
    return await Promise.race([handleRequest(request), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

function failed(
  { hostFailed, builtInPageShown, log }: OwnSchemeOptions,
  isDocument: boolean,
  reason: string,
): Response {
  log.note('HOST_FAILED', reason)
  hostFailed()
  if (!isDocument) return new Response(null, { status: 503 })
  builtInPageShown()
  return builtInPage()
}

/** A document within a page, such as a file that a dialog shows: its fault is no reason to end the visit. */
function isInFrame(request: Request): boolean {
  const destination = request.headers.get('sec-fetch-dest') ?? 'document'
  return destination !== 'document' || storedFileName(new URL(request.url).pathname) !== null
}

/** Chromium says what it wants in `accept`; what goes to the host's own calls is never a document. */
function wantsDocument(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
}

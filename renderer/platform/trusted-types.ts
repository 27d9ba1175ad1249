import { TRUSTED_TYPES_POLICIES } from '#shared/contracts/http/page-security.ts'

interface Policy {
  createHTML(html: string): unknown
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string },
  ): Policy
}

declare global {
  interface Window {
    /** Where the browser has Trusted Types. */
    readonly trustedTypes?: PolicyFactory
  }
}

let mails: Policy | null = null
let workers: Policy | null = null

/** A mail's text as the browser takes it for a frame that may run nothing: with Trusted Types, a policy must let it through. */
export function trustedMail(html: string): unknown {
  const factory = window.trustedTypes
  if (factory === undefined) return html
  mails ??= factory.createPolicy(TRUSTED_TYPES_POLICIES.mail, { createHTML: (text) => text })
  return mails.createHTML(html)
}

const SERVICE_WORKER = '/service-worker.js'
/** The reader of PDF documents, as the build names its file, and as the sources do. */
const PDF_WORKER = /^\/(?!\/)[\w@./-]*\/pdf\.worker\.min[\w-]*\.mjs(\?[\w=&]*)?$/

/** What draws maps beside the page, as the build names its file, and as the sources do. */
const MAP_WORKER = /^\/(?!\/)[\w@./-]*\/maplibre-gl-worker[\w-]*\.m?js(\?[\w=&]*)?$/

/** Address of the service worker as the browser takes it. */
export function trustedWorkerUrl(): string {
  return trustScript(SERVICE_WORKER)
}

/** The same of the worker that reads PDF documents. @param address of its file */
export function trustedPdfWorkerUrl(address: string): string {
  return trustScript(address)
}

/**
 * The same of the worker that draws maps. The library looks at the address as at a text before it makes the worker, and a
 * trusted one has no such functions: it is given those that are asked for.
 * @param address of its file
 */
export function trustedMapWorkerUrl(address: string): string {
  const trusted = trustScript(address)
  // Where there are no trusted addresses it is a text, which has them: then this changes a copy.
  const taken: unknown = Object(trusted)
  if (typeof taken !== 'object' || taken === null) return trusted
  Object.assign(taken, {
    endsWith: (end: string) => address.endsWith(end),
    split: (by: string | RegExp) => address.split(by),
  })
  return trusted
}

/** The policy lets these three through, and nothing else. */
function trustScript(address: string): string {
  const factory = window.trustedTypes
  if (factory === undefined) return address
  workers ??= factory.createPolicy(TRUSTED_TYPES_POLICIES.worker, {
    createScriptURL: (url) => {
      if (url !== SERVICE_WORKER && !PDF_WORKER.test(url) && !MAP_WORKER.test(url))
        throw new TypeError(`No script of this application: ${url}`)
      return url
    },
  })
  return workers.createScriptURL(address)
}

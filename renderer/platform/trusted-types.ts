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

/** Address of the service worker as the browser takes it. */
export function trustedWorkerUrl(): string {
  return trustScript(SERVICE_WORKER)
}

/** The same of the worker that reads PDF documents. @param address of its file */
export function trustedPdfWorkerUrl(address: string): string {
  return trustScript(address)
}

/** The policy lets these two through, and nothing else. */
function trustScript(address: string): string {
  const factory = window.trustedTypes
  if (factory === undefined) return address
  workers ??= factory.createPolicy(TRUSTED_TYPES_POLICIES.worker, {
    createScriptURL: (url) => {
      if (url !== SERVICE_WORKER && !PDF_WORKER.test(url)) throw new TypeError(`No script of this application: ${url}`)
      return url
    },
  })
  return workers.createScriptURL(address)
}

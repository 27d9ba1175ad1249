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

/** Address of the service worker as the browser takes it; the policy lets nothing else through. */
export function trustedWorkerUrl(): string {
  const factory = window.trustedTypes
  if (factory === undefined) return SERVICE_WORKER
  workers ??= factory.createPolicy(TRUSTED_TYPES_POLICIES.worker, { createScriptURL: () => SERVICE_WORKER })
  return workers.createScriptURL(SERVICE_WORKER)
}

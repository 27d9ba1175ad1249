import { useEffect, useRef } from 'react'
import styles from './outbox.module.css'

interface HtmlPolicy {
  createHTML(html: string): unknown
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy
}

declare global {
  interface Window {
    /** Where the browser has Trusted Types. */
    readonly trustedTypes?: PolicyFactory
  }
}

let policy: HtmlPolicy | null = null

/** What the browser takes as the content of a frame: with Trusted Types, only text that a policy lets through. */
function trusted(html: string): unknown {
  const factory = window.trustedTypes
  if (factory === undefined) return html
  policy ??= factory.createPolicy('wohnwahl-mail', { createHTML: (text) => text })
  return policy.createHTML(html)
}

/**
 * A mail in a frame that may do nothing but open links beside it: no scripts, no origin, no forms.
 * @param document as `mailDocument` makes it
 */
export function MailFrame({ document, title }: { document: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current !== null) Reflect.set(frame.current, 'srcdoc', trusted(document))
  }, [document])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  )
}

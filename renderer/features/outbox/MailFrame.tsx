import { useEffect, useRef } from 'react'
import { trustedMail } from '#renderer/platform/trusted-types.ts'
import styles from './outbox.module.css'

/**
 * A mail in a frame that may do nothing but open links beside it: no scripts, no origin, no forms.
 * @param document as `mailDocument` makes it
 */
export function MailFrame({ document, title }: { document: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current !== null) Reflect.set(frame.current, 'srcdoc', trustedMail(document))
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

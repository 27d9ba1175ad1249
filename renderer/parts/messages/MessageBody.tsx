import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { sanitise } from './sanitise.ts'
import styles from './messages.module.css'

/** The words of a message, sanitised (INB-13); a link to a page of the portal leads there without a reload. */
export function MessageBody({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useLayoutEffect(() => place.current?.replaceChildren(sanitise(html)), [html])
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link?.getAttribute('href') ?? ''
    if (!isPlain || !address.startsWith('/')) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    // The links in it are what is pressed, by keyboard, too.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as above
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as above
    <div ref={place} className={`ww-words ${styles.body}`} onClick={follow} />
  )
}

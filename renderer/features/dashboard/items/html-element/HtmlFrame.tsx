import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanHtml } from './clean-html.ts'
import { dressFrame, fillFrame } from './frame-document.ts'
import styles from './html-element.module.css'

/** px; higher ones would be no part of a page. What is in it is scrolled then. */
const MAX_HEIGHT = 6_000
/**
 * No scripts, forms, dialogs and downloads. `allow-same-origin`, so that the page can write into it and see how high it is;
 * without scripts nothing in it could make use of that. Links open beside the page, those of this portal in its place.
 */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** HTML of the project's own in a frame that runs nothing and is as high as what is in it. */
export function HtmlFrame({ html }: { readonly html: string }) {
  const { t } = useTranslation('dashboard-items')
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const { current } = frame
    if (current === null) return undefined
    let observed: ResizeObserver | null = null
    const fill = () => {
      observed?.disconnect()
      fillFrame(current, cleanHtml(html))
      observed = watchHeight(current, setHeight)
    }
    // Some browsers put an empty document in the place of the first one, and say when they have.
    current.addEventListener('load', fill)
    fill()
    const looks = new MutationObserver(() => dressFrame(current))
    looks.observe(document.documentElement, { attributeFilter: ['data-theme', 'style', 'class'] })
    return () => {
      current.removeEventListener('load', fill)
      observed?.disconnect()
      looks.disconnect()
    }
  }, [html])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      style={{ height }}
      title={t('html.title')}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      scrolling={height < MAX_HEIGHT ? 'no' : 'auto'}
    />
  )
}

function watchHeight(frame: HTMLIFrameElement, onHeight: (height: number) => void): ResizeObserver | null {
  const body = frame.contentDocument?.body
  if (body === undefined || !('ResizeObserver' in window)) return null
  const measure = () => onHeight(Math.min(Math.ceil(body.getBoundingClientRect().height), MAX_HEIGHT))
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(body)
  return observer
}

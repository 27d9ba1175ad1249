import { type PointerEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureSheet } from '#renderer/parts/files/preview/PictureSheet.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { listen } from '#renderer/ui/listen.ts'
import { usePictureText } from '../parts/use-picture-text.ts'
import styles from './gallery.module.css'

interface FullGalleryProps {
  readonly pictures: readonly string[]
  /** The one that is seen first. */
  readonly first: number
  readonly onClose: () => void
}

/** px that a finger goes to the side for another picture. */
const SWIPE = 56

/** Pictures on the whole screen: enlarged by fingers, wheel and keys, changed by buttons, arrows and a swipe (DSH-22). */
export function FullGallery({ pictures, first, onClose }: FullGalleryProps) {
  const { t } = useTranslation(['dashboard-items', 'files'])
  const [index, setIndex] = useState(first)
  const [failed, setFailed] = useState<string | null>(null)
  const count = pictures.length
  const go = (step: 1 | -1) => setIndex((at) => (at + step + count) % count)
  const say = usePictureText()
  const at = Math.min(index, count - 1)
  const url = pictures[at]
  if (url === undefined) return null
  const title = t('gallery.title', { number: at + 1, count })
  const text = say(url)
  const words = text === '' ? title : `${title}: ${text}`
  const tools =
    count === 1 ? undefined : (
      <>
        <IconButton label={t('gallery.previous')} onClick={() => go(-1)}>
          <NamedIcon name="chevronLeft" />
        </IconButton>
        <IconButton label={t('gallery.next')} onClick={() => go(1)}>
          <NamedIcon name="chevronRight" />
        </IconButton>
      </>
    )
  return (
    <Dialog title={title} size="preview" onClose={onClose} {...(tools === undefined ? {} : { tools })}>
      <Stage go={go}>
        {failed === url ? (
          <p className={styles.failed}>{t('gallery.failed')}</p>
        ) : (
          <PictureSheet key={url} url={url} title={words} onOpen={() => undefined} onFailed={() => setFailed(url)} />
        )}
        <p className="visually-hidden" aria-live="polite">
          {words}
        </p>
      </Stage>
    </Dialog>
  )
}

/** What is within the dialog, once it is there: a picture that arrows and fingers change. */
function Stage({ go, children }: { readonly go: (step: 1 | -1) => void; readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(go)
  useArrows(content, go)
  return (
    <div ref={content} className={styles.full} {...swipe}>
      {children}
    </div>
  )
}

/** Arrows wherever in the dialog the focus is, but where they move an enlarged picture. */
function useArrows(content: RefObject<HTMLElement | null>, go: (step: 1 | -1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
  })
  useEffect(() => {
    const dialog = content.current?.closest<HTMLElement>('[role="dialog"]') ?? null
    return dialog === null ? undefined : listen(dialog, 'keydown', (event) => onKey(event))
  }, [content])
}

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
}

/** One finger to the side, while the picture is as large as the screen; an enlarged one is moved by it instead. */
function useSwipe(go: (step: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  const isEnlarged = (event: PointerEvent) => event.currentTarget.querySelector('[data-zoomed]') !== null
  return {
    onPointerDown: (event) => {
      const isFirst = event.isPrimary && event.pointerType !== 'mouse' && !isEnlarged(event)
      start.current = isFirst ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event) => {
      const from = start.current
      start.current = null
      if (from?.id !== event.pointerId || isEnlarged(event)) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

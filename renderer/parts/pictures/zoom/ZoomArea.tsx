import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './ZoomArea.module.css'
import type { Zoom } from './zoom-gestures.ts'
import { MAX_SCALE } from './zoom-view.ts'

interface ZoomAreaProps {
  /** What the area shows, for screen readers. */
  readonly label: string
  /** Another one begins with the whole picture again. */
  readonly subject: string
  readonly children: ReactNode
}

/** A frame whose picture can be enlarged (IMG-3). The buttons are there at once, the gestures' code follows. */
export function ZoomArea({ label, subject, children }: ZoomAreaProps) {
  const { t } = useTranslation('configurator')
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const zoom = useRef<Promise<Zoom> | null>(null)
  const [scale, setScale] = useState(1)

  useEffect(() => {
    const [area, inner] = [frame.current, content.current]
    if (area === null || inner === null) return undefined
    let isThere = true
    let attached: Zoom | null = null
    const attach = async () => {
      const { attachZoom } = await import('./zoom-gestures.ts')
      attached ??= attachZoom(area, inner, (next) => {
        if (isThere) setScale(next)
      })
      if (!isThere) attached.detach()
      return attached
    }
    const cancel = whenIdle(() => {
      zoom.current ??= attach()
    })
    const attachNow = () => {
      zoom.current ??= attach()
    }
    area.addEventListener('pointerenter', attachNow, { once: true })
    area.addEventListener('focusin', attachNow, { once: true })
    return () => {
      isThere = false
      cancel()
      area.removeEventListener('pointerenter', attachNow)
      area.removeEventListener('focusin', attachNow)
      attached?.detach()
      zoom.current = null
    }
  }, [])
  const [seen, setSeen] = useState(subject)
  if (seen !== subject) {
    setSeen(subject)
    setScale(1)
  }
  useEffect(() => {
    void zoom.current?.then((attached) => attached.reset())
  }, [subject])

  const step = (direction: 1 | -1) => void zoom.current?.then((attached) => attached.step(direction))
  return (
    <div
      ref={frame}
      className={styles.area}
      role="group"
      aria-label={label}
      aria-keyshortcuts="+ -"
      // Its keys move and enlarge the picture.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
      <div className={styles.controls}>
        <IconButton
          className={styles.button}
          label={t('picture.zoomIn')}
          aria-disabled={scale >= MAX_SCALE}
          onClick={() => step(1)}
        >
          <NamedIcon name="zoomIn" size={20} />
        </IconButton>
        <IconButton
          className={styles.button}
          label={t('picture.zoomOut')}
          aria-disabled={scale <= 1}
          onClick={() => step(-1)}
        >
          <NamedIcon name="zoomOut" size={20} />
        </IconButton>
      </div>
    </div>
  )
}

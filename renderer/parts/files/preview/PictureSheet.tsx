import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Zoom } from '#renderer/parts/pictures/zoom/zoom-gestures.ts'
import { MAX_SCALE } from '#renderer/parts/pictures/zoom/zoom-view.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './preview.module.css'

interface PictureSheetProps {
  readonly url: string
  readonly title: string
  readonly onOpen: () => void
  readonly onFailed: () => void
}

/** A picture as large as there is room; enlarged by buttons, two fingers, the wheel and keys. */
export function PictureSheet({ url, title, onOpen, onFailed }: PictureSheetProps) {
  const { t } = useTranslation('files')
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const { scale, step } = useZoom(frame, content, picture)
  return (
    <div className={styles.pages}>
      <section
        ref={frame}
        className={`${styles.stage} ${styles.zoomed}`}
        aria-keyshortcuts="+ -"
        // Its keys move and enlarge the picture.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div ref={content} className={styles.pictureArea}>
          <img
            ref={picture}
            className={styles.picture}
            src={url}
            alt={t('preview.sheet', { name: title })}
            draggable={false}
            onLoad={onOpen}
            onError={onFailed}
          />
        </div>
      </section>
      {/* Not `disabled` at an end: the focus stays where it was. */}
      <div className={styles.tools} role="group" aria-label={t('preview.size')}>
        <IconButton label={t('preview.smaller')} aria-disabled={scale <= 1} onClick={() => step(-1)}>
          <NamedIcon name="zoomOut" />
        </IconButton>
        <IconButton label={t('preview.larger')} aria-disabled={scale >= MAX_SCALE} onClick={() => step(1)}>
          <NamedIcon name="zoomIn" />
        </IconButton>
      </div>
    </div>
  )
}

interface PictureZoom {
  readonly scale: number
  readonly step: (direction: 1 | -1) => void
}

/** The gestures of a room's picture; their code comes after the picture has been asked for. */
function useZoom(
  frame: React.RefObject<HTMLElement | null>,
  content: React.RefObject<HTMLElement | null>,
  picture: React.RefObject<Element | null>,
): PictureZoom {
  const [scale, setScale] = useState(1)
  const zoom = useRef<Promise<Zoom | null> | null>(null)
  useEffect(() => {
    let isThere = true
    let attached: Zoom | null = null
    const attach = async () => {
      const { attachZoom } = await import('#renderer/parts/pictures/zoom/zoom-gestures.ts')
      const [area, inner] = [frame.current, content.current]
      if (!isThere || area === null || inner === null) return null
      const onScale = (next: number) => {
        if (isThere) setScale(next)
      }
      attached = attachZoom(area, inner, { onScale, picture: () => picture.current })
      return attached
    }
    // Without network the picture stays as large as it is.
    zoom.current = attach().catch(() => null)
    return () => {
      isThere = false
      attached?.detach()
    }
  }, [frame, content, picture])
  return { scale, step: (direction) => void zoom.current?.then((attached) => attached?.step(direction)) }
}

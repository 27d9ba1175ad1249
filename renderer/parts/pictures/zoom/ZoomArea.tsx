import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Share } from '#shared/domain/look/hit-map.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { measureInsets } from '../hit/free-area.ts'
import styles from './ZoomArea.module.css'
import type { Point, Zoom, ZoomEvents } from './zoom-gestures.ts'
import { type Box, MAX_SCALE } from './zoom-view.ts'

interface ZoomAreaProps {
  /** What the area shows, for screen readers. */
  readonly label: string
  /** Another one begins with the whole picture again. */
  readonly subject: string
  /** The part of the picture to go to, in shares of it; another one moves the camera, null goes back to all of it. */
  readonly part?: Share | null
  readonly pointing?: Pointing
  /** The camera is on its way, until this comes to an end. The same function always. */
  readonly onFlight?: (landed: Promise<void>) => void
  readonly children: ReactNode
}

/** What becomes of taps on a picture, and of the mouse over it: points in shares of the picture. */
export interface Pointing {
  /** `reach`: what a finger covers, in shares of the picture's width. */
  readonly onTap: (point: Point, reach: number) => void
  /** null = it has left the picture. */
  readonly onHover: (point: Point | null) => void
}

/** px around a point that count as touched. */
const REACH = 22

/** A frame whose picture can be enlarged (IMG-3). The buttons are there at once, the gestures' code follows. */
export function ZoomArea({ label, subject, part = null, pointing, onFlight, children }: ZoomAreaProps) {
  const { t } = useTranslation('configurator')
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const zoom = useZoom(frame, content, { onScale: setScale, onFlight, pointing })
  const [seen, setSeen] = useState(subject)
  if (seen !== subject) {
    setSeen(subject)
    setScale(1)
  }
  useEffect(() => {
    void zoom()?.then((attached) => attached?.reset())
  }, [subject, zoom])
  useCamera(frame, zoom, part)

  const step = (direction: 1 | -1) => void zoom()?.then((attached) => attached?.step(direction))
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
      <div ref={content} className={styles.content} data-picture="">
        {children}
      </div>
      <div className={styles.controls} data-passing="">
        {scale > 1 ? (
          <IconButton
            className={styles.button}
            label={t('picture.whole')}
            onClick={() => void zoom()?.then((attached) => attached?.goTo(null))}
          >
            <NamedIcon name="whole" size={20} />
          </IconButton>
        ) : null}
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

type Ref = Readonly<{ current: HTMLDivElement | null }>

interface Told {
  readonly onScale: (scale: number) => void
  readonly onFlight: ZoomAreaProps['onFlight']
  readonly pointing: Pointing | undefined
}

/** The gestures of a frame, attached when somebody comes near or the page has time. The same function always. */
function useZoom(frame: Ref, content: Ref, { onScale, onFlight, pointing }: Told): () => Promise<Zoom | null> | null {
  const zoom = useRef<Promise<Zoom | null> | null>(null)
  const told = useRef(pointing)
  useEffect(() => {
    told.current = pointing
  })
  const [get] = useState(() => () => zoom.current)
  useEffect(() => {
    const [area, inner] = [frame.current, content.current]
    if (area === null || inner === null) return undefined
    let isThere = true
    let attached: Zoom | null = null
    const events: ZoomEvents = {
      onScale: (next) => {
        if (isThere) onScale(next)
      },
      insets: () => measureInsets(area),
      picture: () => findCanvas(area),
      ...(onFlight === undefined ? {} : { onFlight }),
      onTap: (point) => {
        const at = toShare(attached, area, point)
        if (at !== null) told.current?.onTap(at.point, at.reach)
      },
      onHover: (point) => {
        told.current?.onHover(point === null ? null : (toShare(attached, area, point)?.point ?? null))
      },
    }
    const attach = async () => {
      const { attachZoom } = await import('./zoom-gestures.ts')
      attached ??= attachZoom(area, inner, events)
      if (!isThere) attached.detach()
      return attached
    }
    const attachNow = () => {
      // Without network the picture stays as it is, and the next one who points at it tries again.
      zoom.current ??= attach().catch(() => {
        zoom.current = null
        return null
      })
    }
    const cancel = whenIdle(attachNow)
    area.addEventListener('pointerenter', attachNow)
    area.addEventListener('focusin', attachNow)
    return () => {
      isThere = false
      cancel()
      area.removeEventListener('pointerenter', attachNow)
      area.removeEventListener('focusin', attachNow)
      attached?.detach()
      zoom.current = null
    }
  }, [frame, content, onScale, onFlight])
  return get
}

/** Goes to a part of the picture when it becomes another one; where the user goes meanwhile is theirs. */
function useCamera(frame: Ref, zoom: () => Promise<Zoom | null> | null, part: Share | null): void {
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    void zoom()?.then((attached) => {
      if (attached === null) return
      const canvas = findCanvas(frame.current)
      if (part === null || canvas === null) {
        attached.goTo(null)
        return
      }
      const whole = attached.locate(canvas)
      attached.goTo({
        x: whole.x + part.x * whole.width,
        y: whole.y + part.y * whole.height,
        width: part.width * whole.width,
        height: part.height * whole.height,
      })
    })
  }, [part, zoom, frame])
}

/** The picture itself in its frame, without what the frame has beside it. */
function findCanvas(frame: HTMLElement | null): Element | null {
  return frame?.querySelector('[data-canvas]') ?? null
}

function toShare(zoom: Zoom | null, frame: HTMLElement, point: Point): { point: Point; reach: number } | null {
  const canvas = findCanvas(frame)
  if (zoom === null || canvas === null) return null
  const whole: Box = zoom.locate(canvas)
  const shown = canvas.getBoundingClientRect()
  return {
    point: { x: (point.x - whole.x) / whole.width, y: (point.y - whole.y) / whole.height },
    reach: REACH / Math.max(1, shown.width),
  }
}

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { createLookAround, type LookAround } from './look-around.ts'
import styles from './Panorama.module.css'
import { PanoramaCanvas } from './PanoramaCanvas.tsx'
import type { PanoramaPicture } from './panorama-texture.ts'
import { placeInFrame } from './panorama-view.ts'

/** Something to touch in the panorama; degrees as in `PanoramaView`. */
export interface PanoramaSpot {
  readonly id: string
  readonly label: string
  readonly yaw: number
  readonly pitch: number
  readonly isActive: boolean
}

export interface PanoramaProps {
  readonly picture: PanoramaPicture
  readonly previewUrl: string
  readonly label: string
  readonly spots: readonly PanoramaSpot[]
  readonly onSpot: (id: string) => void
  readonly onShown: () => void
  readonly onFailed: () => void
  /** What lies over the picture, such as buttons that change the view. */
  readonly overlay: ComponentType<{ readonly lookAround: LookAround }>
}

/** A room all round: drag, wheel, pinch or arrow keys to look about; spots to touch (IMG-1). */
export function Panorama({ label, spots, onSpot, overlay: Overlay, ...canvas }: PanoramaProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [lookAround] = useState(() =>
    createLookAround(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches),
  )
  useEffect(() => (frame.current === null ? undefined : lookAround.attach(frame.current)), [lookAround])
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={label}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + -"
      // Its keys turn the view.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <PanoramaCanvas {...canvas} lookAround={lookAround} />
      {spots.map((spot) => (
        <Spot key={spot.id} spot={spot} lookAround={lookAround} onTouch={onSpot} />
      ))}
      <Overlay lookAround={lookAround} />
    </div>
  )
}

interface SpotProps {
  readonly spot: PanoramaSpot
  readonly lookAround: LookAround
  readonly onTouch: (id: string) => void
}

/** A button where the thing is seen; with the keyboard one reaches those behind, too, and turns to them. */
function Spot({ spot, lookAround, onTouch }: SpotProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { yaw, pitch } = spot
  useEffect(() => {
    const element = button.current
    const frame = element?.parentElement
    if (!element || !frame) return undefined
    const follow = () => {
      const size = { width: frame.clientWidth, height: frame.clientHeight }
      const place = placeInFrame({ yaw, pitch }, lookAround.view(), size)
      element.dataset['behind'] = place === null ? 'true' : 'false'
      if (place === null) return
      element.style.transform = `translate(${place.x}px, ${place.y}px)`
      // Towards the middle, where its name has at least half the frame.
      element.dataset['side'] = place.x > size.width / 2 ? 'left' : 'right'
    }
    follow()
    const observer = new ResizeObserver(follow)
    observer.observe(frame)
    const off = lookAround.subscribe(follow)
    return () => {
      observer.disconnect()
      off()
    }
  }, [yaw, pitch, lookAround])
  return (
    <button
      ref={button}
      type="button"
      className={styles.spot}
      data-active={spot.isActive || undefined}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) lookAround.turnTo({ yaw, pitch })
        // The browser scrolls to what has focus; the frame must not move.
        event.currentTarget.parentElement?.scrollTo(0, 0)
      }}
      onClick={() => onTouch(spot.id)}
    >
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.label}>{spot.label}</span>
    </button>
  )
}

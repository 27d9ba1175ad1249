import { type PointerEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './Carousel.module.css'

/** px that a finger moves before the next picture comes. */
const SWIPE = 40

interface CarouselProps {
  /** What it shows; read by screen readers. */
  readonly label: string
  readonly urls: readonly string[]
}

/** Pictures one after the other: by buttons, arrow keys and swiping; each change takes 500 ms (CFG-34). */
export function Carousel({ label, urls }: CarouselProps) {
  const { t } = useTranslation('product')
  const [index, setIndex] = useState(0)
  const start = useRef<number | null>(null)
  const count = urls.length
  const goBy = (steps: number) => setIndex((now) => (now + steps + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (steps === 0 || count < 2) return
    event.preventDefault()
    goBy(steps)
  }
  const onPointerUp = (event: PointerEvent) => {
    const moved = start.current === null ? 0 : event.clientX - start.current
    start.current = null
    if (count > 1 && Math.abs(moved) >= SWIPE) goBy(moved < 0 ? 1 : -1)
  }
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div
        className={styles.window}
        onPointerDown={(event) => {
          start.current = event.clientX
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          start.current = null
        }}
      >
        <div className={styles.track} style={{ transform: `translateX(${-100 * index}%)` }}>
          {urls.map((url, position) => (
            <div key={url} className={styles.slide} aria-hidden={position !== index}>
              <img
                src={url}
                alt={count === 1 ? label : t('picture', { position: position + 1, count })}
                draggable={false}
                decoding="async"
              />
            </div>
          ))}
        </div>
      </div>
      {count < 2 ? null : (
        <div className="ww-between ww-gap-8">
          <IconButton label={t('previous')} onClick={() => goBy(-1)} onKeyDown={onKeyDown}>
            <NamedIcon name="chevronLeft" size={20} />
          </IconButton>
          <p className={styles.position} role="status">
            {t('picture', { position: index + 1, count })}
          </p>
          <IconButton label={t('next')} onClick={() => goBy(1)} onKeyDown={onKeyDown}>
            <NamedIcon name="chevronRight" size={20} />
          </IconButton>
        </div>
      )}
    </section>
  )
}

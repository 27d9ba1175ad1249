import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { scrollBehavior } from '#renderer/ui/scroll-behavior.ts'
import { useOpenLabel } from './use-open-label.ts'
import styles from './gallery.module.css'
import { useFullGallery } from './use-full-gallery.tsx'

interface CarouselProps {
  readonly pictures: readonly string[]
  readonly onFailed: (url: string) => void
}

/** Browsers that do not say when a scroll ends are asked all the way. */
const SAYS_END = 'onscrollend' in window

/** Pictures one after the other: by fingers as the browser scrolls, by buttons and arrows; each opens the whole screen. */
export function Carousel({ pictures, onFailed }: CarouselProps) {
  const { t } = useTranslation('dashboard-items')
  const strip = useRef<HTMLUListElement>(null)
  const [seen, setSeen] = useState(0)
  const full = useFullGallery(pictures)
  const count = pictures.length
  const label = useOpenLabel(count)
  const at = Math.min(seen, count - 1)
  const go = (step: 1 | -1) => {
    const to = (at + step + count) % count
    setSeen(to)
    strip.current?.scrollTo({ left: to * strip.current.clientWidth, behavior: scrollBehavior() })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || count === 1) return
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else return
    event.preventDefault()
  }
  const onScroll = () => {
    const { current } = strip
    if (current !== null && current.clientWidth > 0) setSeen(Math.round(current.scrollLeft / current.clientWidth))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the same as its buttons, by keys
    <section
      className={styles.carousel}
      aria-label={t('gallery.label')}
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
    >
      <ul ref={strip} className={styles.strip} {...(SAYS_END ? { onScrollEnd: onScroll } : { onScroll })}>
        {pictures.map((url, index) => (
          <li key={url} inert={index !== at}>
            <button
              type="button"
              aria-label={label(url, index + 1)}
              onPointerEnter={full.prepare}
              onFocus={full.prepare}
              onClick={() => full.open(index)}
            >
              <img
                className="ww-cover"
                src={url}
                srcSet={pictureSet(url)}
                sizes="(max-width: 899px) 100vw, 50vw"
                alt=""
                loading="lazy"
                decoding="async"
                onError={() => onFailed(url)}
              />
            </button>
          </li>
        ))}
      </ul>
      {count === 1 ? null : (
        <div className={`ww-overlay ${styles.steps}`}>
          <IconButton label={t('gallery.previous')} onClick={() => go(-1)}>
            <NamedIcon name="chevronLeft" />
          </IconButton>
          <span aria-live="polite">
            <span className="visually-hidden">{t('gallery.show', { number: at + 1, count })}</span>
            <span aria-hidden="true">{t('gallery.count', { number: at + 1, count })}</span>
          </span>
          <IconButton label={t('gallery.next')} onClick={() => go(1)}>
            <NamedIcon name="chevronRight" />
          </IconButton>
        </div>
      )}
      {full.dialog}
    </section>
  )
}

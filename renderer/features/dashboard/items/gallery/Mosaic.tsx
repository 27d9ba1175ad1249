import { useTranslation } from 'react-i18next'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { useOpenLabel } from './use-open-label.ts'
import styles from './gallery.module.css'
import { useFullGallery } from './use-full-gallery.tsx'

interface MosaicProps {
  readonly pictures: readonly string[]
  readonly onFailed: (url: string) => void
}

/** How many there are room for; the rest is on the whole screen. */
const MOST = 5

/** Pictures beside each other, the first one large; each opens the whole screen, where all of them are (DSH-21). */
export function Mosaic({ pictures, onFailed }: MosaicProps) {
  const { t } = useTranslation('dashboard-items')
  const full = useFullGallery(pictures)
  const count = pictures.length
  const label = useOpenLabel(count)
  const shown = pictures.slice(0, MOST)
  return (
    <>
      <ul className={styles.mosaic} data-count={shown.length}>
        {shown.map((url, index) => (
          <li key={url}>
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
                sizes={index === 0 ? '(max-width: 899px) 100vw, 50vw' : '(max-width: 899px) 50vw, 25vw'}
                alt=""
                loading="lazy"
                decoding="async"
                onError={() => onFailed(url)}
              />
            </button>
          </li>
        ))}
        {count > 1 ? (
          <li className={styles.all}>
            <button
              type="button"
              className="ww-overlay"
              aria-label={t('gallery.allLabel', { count })}
              onPointerEnter={full.prepare}
              onFocus={full.prepare}
              onClick={() => full.open(0)}
            >
              {t('gallery.all', { count })}
            </button>
          </li>
        ) : null}
      </ul>
      {full.dialog}
    </>
  )
}

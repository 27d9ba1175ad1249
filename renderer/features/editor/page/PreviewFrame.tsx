import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PreviewName, useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'

/** px, as these screens are. */
export const PREVIEW_SIZES: Readonly<Record<PreviewName, { readonly width: number; readonly height: number }>> = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 780 },
}

/** px that the frame of a device takes of each direction. */
const FRAME = 20

/** The page at the true width of another screen, in a page of its own: what depends on the width is as it is there. */
export function PreviewFrame() {
  const preview = useEditor((state) => state.preview)
  return preview === null ? null : <Frame key={preview} preview={preview} />
}

function Frame({ preview }: { readonly preview: PreviewName }) {
  const { t } = useTranslation('editor')
  const { width, height } = PREVIEW_SIZES[preview]
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const [address] = useState(localAddress)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const fit = () =>
      setScale(Math.min(1, (element.clientWidth - FRAME) / width, (element.clientHeight - FRAME) / height))
    fit()
    const sizes = new ResizeObserver(fit)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [width, height])
  return (
    <section className={styles.preview} aria-label={t('preview.label')}>
      <p>{t('preview.size', { name: t(`preview.${preview}`), width, height })}</p>
      <div ref={place} className={styles.previewPlace}>
        <div className={styles.device} style={{ width: width * scale, height: height * scale }}>
          <iframe
            title={t('preview.title', { name: t(`preview.${preview}`) })}
            src={address}
            style={{ width, height, scale: String(scale) }}
          />
        </div>
      </div>
    </section>
  )
}

/** The same page, showing what is kept in this browser. */
function localAddress(): string {
  const url = new URL(window.location.href)
  url.searchParams.set('design', 'local')
  return url.href
}

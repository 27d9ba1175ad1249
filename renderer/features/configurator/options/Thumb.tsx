import { memo } from 'react'
import styles from './Thumb.module.css'

/** A product's small picture, or a quiet square where there is none. `size` in px. */
export const Thumb = memo(function Thumb({ url, size }: { url: string | null; size: 48 | 64 }) {
  if (url === null) return <span className={styles.thumb} data-size={size} aria-hidden="true" />
  return (
    <img
      className={styles.thumb}
      data-size={size}
      src={url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  )
})

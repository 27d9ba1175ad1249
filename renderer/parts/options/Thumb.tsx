import { memo } from 'react'
import { useLoadable } from '../pictures/use-loadable.ts'
import { ThumbPlaceholder } from './ThumbPlaceholder.tsx'
import styles from './Thumb.module.css'

interface ThumbProps {
  readonly url: string | null
  /** px; `fill`: as large as the square it lies in. */
  readonly size: 48 | 64 | 'fill'
  /** The product's title, for what stands in where it has no picture; null = there is no product. */
  readonly title: string | null
  /** The product's trade, for the same. */
  readonly trade?: string | undefined
}

/** A product's small picture, or a quiet square with a sign of what it is where there is none. */
export const Thumb = memo(function Thumb({ url, size, title, trade }: ThumbProps) {
  const { isBroken, onError } = useLoadable(url)
  if (url === null || isBroken)
    return (
      <span className={styles.thumb} data-size={size} aria-hidden="true">
        <ThumbPlaceholder title={title} trade={trade} />
      </span>
    )
  return (
    <img
      className={styles.thumb}
      data-size={size}
      src={url}
      alt=""
      width={size === 'fill' ? undefined : size}
      height={size === 'fill' ? undefined : size}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={onError}
    />
  )
})

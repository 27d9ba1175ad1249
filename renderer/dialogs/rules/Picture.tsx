import { ThumbPlaceholder } from '#renderer/parts/options/ThumbPlaceholder.tsx'
import { useLoadable } from '#renderer/parts/pictures/use-loadable.ts'

interface PictureProps {
  readonly url: string | null
  /** What it is of, for the sign that stands in where there is no picture; null = nothing. */
  readonly title: string | null
  /** The product's trade, for the same. */
  readonly trade?: string | undefined
  readonly className: string | undefined
}

/** A picture beside its own words, or a quiet area with a sign of what it is where there is none. */
export function Picture({ url, title, trade, className = '' }: PictureProps) {
  const { isBroken, onError } = useLoadable(url)
  if (url === null || isBroken)
    return (
      <span className={`${className} ww-middle`} aria-hidden="true">
        <ThumbPlaceholder title={title} trade={trade} />
      </span>
    )
  return (
    <img className={className} src={url} alt="" loading="lazy" decoding="async" draggable={false} onError={onError} />
  )
}

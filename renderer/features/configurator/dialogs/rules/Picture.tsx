import { StandIn } from '../../options/StandIn.tsx'
import styles from './Picture.module.css'

interface PictureProps {
  readonly url: string | null
  /** What it is of, for the sign that stands in where there is no picture; null = nothing. */
  readonly title: string | null
  readonly className: string | undefined
}

/** A picture beside its own words, or a quiet area with a sign of what it is where there is none. */
export function Picture({ url, title, className = '' }: PictureProps) {
  if (url === null)
    return (
      <span className={`${className} ${styles.empty}`} aria-hidden="true">
        {title === null ? null : <StandIn title={title} />}
      </span>
    )
  return <img className={className} src={url} alt="" loading="lazy" decoding="async" draggable={false} />
}

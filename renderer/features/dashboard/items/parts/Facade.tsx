import type { ReactNode } from 'react'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import styles from './facade.module.css'
import { useBroken } from './use-broken.ts'
import { usePictureText } from './use-picture-text.ts'

interface FacadeProps {
  /** What stands for what comes after a click; null = a quiet ground. */
  readonly picture: string | null
  /** The picture cannot be loaded; without it, the ground stays. */
  readonly onFailed?: () => void
  readonly children: ReactNode
}

/** What stands in the place of something that is fetched only when it is asked for: a picture, and what it needs. */
export function Facade({ picture, onFailed, children }: FacadeProps) {
  const { isBroken, onError } = useBroken(picture)
  const say = usePictureText()
  return (
    <div className={styles.facade} data-plain={picture === null || isBroken || undefined}>
      {picture === null || isBroken ? null : (
        <img
          className="ww-fill ww-cover"
          src={picture}
          srcSet={pictureSet(picture)}
          sizes="(max-width: 899px) 100vw, 50vw"
          alt={say(picture)}
          loading="lazy"
          decoding="async"
          onError={onFailed ?? onError}
        />
      )}
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'
import { BANNER_SIZES } from '#renderer/platform/picture-widths.ts'
import { removeFirstPicture } from '#renderer/ui/first-picture.ts'
import styles from './Banner.module.css'

interface BannerProps {
  readonly project: Pick<ProjectConfig, 'projectImageUrl'>
  /** What stands over the project's picture once it is there: a room of the visitor's own. */
  readonly picture?: ReactNode
  /** What the page says first, on a panel of its own: text never lies on a picture. */
  readonly children: ReactNode
}

/** The top of the dashboard: a picture as wide as the page, the same box whatever it shows, and the first words. */
export function Banner({ project, picture = null, children }: BannerProps) {
  const url = project.projectImageUrl
  return (
    <section className={styles.banner}>
      <div className={styles.picture}>
        {url === null ? null : (
          <img
            className="ww-fill ww-cover"
            src={url}
            srcSet={pictureSet(url)}
            sizes={BANNER_SIZES}
            alt=""
            // At once with the page: it is what the page waits for, and takes its place again once all is there.
            decoding="sync"
            fetchPriority="high"
            onLoad={removeFirstPicture}
          />
        )}
        {picture}
      </div>
      <div className={styles.panel}>{children}</div>
    </section>
  )
}

import { type ReactNode, useEffect } from 'react'
import { removeFirstPicture } from './first-picture.ts'
import styles from './ui.module.css'
import { useTitle } from './use-title.ts'

interface MessageScreenProps {
  readonly icon: ReactNode
  readonly title: string
  readonly body: string
  /** Buttons and links out of here. */
  readonly children?: ReactNode
}

/** A page that says one thing: an error, a missing page, nothing to show. */
export function MessageScreen({ icon, title, body, children }: MessageScreenProps) {
  useTitle(title)
  // What is said here takes the place of what the page came with.
  useEffect(removeFirstPicture, [])
  return (
    <main className={`${styles.screen} ${styles.message}`}>
      <div className={styles.emblem} aria-hidden="true">
        {icon}
      </div>
      <h1>{title}</h1>
      <p className="ww-muted">{body}</p>
      {children !== undefined && <div className={`ww-row ww-wrap ww-gap-12 ${styles.actions}`}>{children}</div>}
    </main>
  )
}

import type { ReactNode } from 'react'
import styles from './admin.module.css'

interface PanelHeadProps {
  /** Of the heading, which names the section. */
  readonly id: string
  readonly title: string
  readonly intro?: string
  /** What can be done here. */
  readonly children?: ReactNode
}

/** The top of a page of the team: what it is, a sentence, and its button. */
export function PanelHead({ id, title, intro, children }: PanelHeadProps) {
  return (
    <div className={`ww-row ww-wrap ww-gap-12 ${styles.top}`}>
      <div className="ww-stack ww-gap-4">
        <h1 id={id}>{title}</h1>
        {intro === undefined ? null : <p className="ww-muted">{intro}</p>}
      </div>
      {children}
    </div>
  )
}

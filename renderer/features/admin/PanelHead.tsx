import type { ReactNode } from 'react'
import layout from '#renderer/ui/layout.module.css'
import styles from './admin.module.css'

interface PanelHeadProps {
  /** Of the heading, which names the section. */
  readonly id: string
  readonly title: string
  readonly intro?: string
  /** What can be done here. */
  readonly children?: ReactNode
}

/** The top of a section: what it is, a sentence, and its button. */
export function PanelHead({ id, title, intro, children }: PanelHeadProps) {
  return (
    <div className={`${layout.row} ${styles.top}`}>
      <div className={layout.lines}>
        <h2 id={id} className={layout.subheading}>
          {title}
        </h2>
        {intro === undefined ? null : <p className={layout.quiet}>{intro}</p>}
      </div>
      {children}
    </div>
  )
}

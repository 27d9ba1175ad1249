import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

interface SectionProps {
  /** What the list of sections links to. */
  readonly anchor: string
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** A card of the settings page. */
export function Section({ anchor, title, intro, children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro === undefined ? null : <p>{intro}</p>}
      {children}
    </section>
  )
}

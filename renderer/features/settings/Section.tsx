import type { ReactNode } from 'react'
import { Card } from '#renderer/ui/card/Card.tsx'
import styles from './settings.module.css'

interface SectionProps {
  /** What the list of sections links to. */
  readonly anchor: string
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** A card of the settings page. */
export function Section({ anchor, ...card }: SectionProps) {
  return <Card id={anchor} className={styles.section} {...card} />
}

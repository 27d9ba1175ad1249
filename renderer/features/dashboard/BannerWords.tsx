import type { ReactNode } from 'react'
import styles from './Banner.module.css'

interface BannerWordsProps {
  /** Whose page it is: the unit. */
  readonly unit: string
  /** What there is to say about it now. */
  readonly title: string
  readonly children: ReactNode
}

/** The unit's name, one sentence about it, and what follows from that. */
export function BannerWords({ unit, title, children }: BannerWordsProps) {
  return (
    <>
      <h1 className={styles.unit}>{unit}</h1>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </>
  )
}

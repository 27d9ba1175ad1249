import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { NamedIcon } from './icons.tsx'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  /** The page that this one belongs to. */
  readonly back?: { readonly to: string; readonly label: string } | undefined
  readonly logo: ReactNode
  /** What stands at the end: the menu of the user. */
  readonly children: ReactNode
}

/** Top of a page beside the configurator: the way back where there is one, a logo (not on phones beside it), a menu. */
export function PageHeader({ back, logo, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back === undefined ? null : (
        <Link className={`ww-link ww-press ${styles.back}`} to={back.to}>
          <NamedIcon name="chevronLeft" size={20} />
          {back.label}
        </Link>
      )}
      <div className={styles.logo} data-beside={back === undefined ? undefined : ''}>
        {logo}
      </div>
      {children}
    </header>
  )
}

import ListItemButton from '@mui/material/ListItemButton'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type IconName, NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './user-menu.module.css'

interface RowProps {
  readonly icon: IconName
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A line of the menu that does something. */
export function RowButton({ icon, children, onClick }: RowProps) {
  return (
    <ListItemButton component="button" className={styles.row} onClick={onClick}>
      <NamedIcon name={icon} />
      {children}
    </ListItemButton>
  )
}

/** A line of the menu that leads somewhere. */
export function RowLink({ icon, children, ...link }: RowProps & { to: string; state?: unknown }) {
  return (
    <ListItemButton component={Link} className={styles.row} {...link}>
      <NamedIcon name={icon} />
      {children}
    </ListItemButton>
  )
}

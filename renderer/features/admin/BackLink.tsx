import { Link } from 'react-router-dom'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './admin.module.css'

/** The way from one project or device to the list of all. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={styles.back} to={to}>
      <NamedIcon name="chevronLeft" size={20} />
      {label}
    </Link>
  )
}

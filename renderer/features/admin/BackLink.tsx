import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './admin.module.css'

/** The way from one project or device to the list of all. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink className={styles.back} color="inherit" startIcon={<NamedIcon name="chevronLeft" size={20} />} to={to}>
      {label}
    </ButtonLink>
  )
}

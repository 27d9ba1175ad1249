import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { type IconName, NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './user-menu.module.css'

interface Row {
  readonly icon: IconName
}

/** A line of the menu that does something. */
export function RowButton({ icon, ...button }: Row & ComponentProps<typeof Button>) {
  return <Button className={styles.row} color="inherit" startIcon={<NamedIcon name={icon} />} {...button} />
}

/** A line of the menu that leads somewhere. */
export function RowLink({ icon, ...link }: Row & ComponentProps<typeof ButtonLink>) {
  return <ButtonLink className={styles.row} color="inherit" startIcon={<NamedIcon name={icon} />} {...link} />
}

import type { ComponentProps } from 'react'
import styles from './IconButton.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** What the button does; read by screen readers and shown as a tip. */
  readonly label: string
  /** At the end of a header: as far out as the text, for all its 44 px. */
  readonly edge?: 'end' | undefined
}

/** A button that is only an icon: 44 px at least, always with a label. */
export function IconButton({ label, edge, className, ...props }: IconButtonProps) {
  const names = [styles.button, edge === 'end' ? styles.end : '', className ?? '']
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={names.filter((name) => name !== '').join(' ')}
      {...props}
    />
  )
}

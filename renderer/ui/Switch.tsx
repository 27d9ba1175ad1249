import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange'> {
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** Something that is on or off, at once: a checkbox for the browser, so that a label around it switches it too. */
export function Switch({ isOn, onSwitch, className, ...props }: SwitchProps) {
  return (
    <input
      {...props}
      type="checkbox"
      role="switch"
      className={className === undefined ? styles.switch : `${styles.switch} ${className}`}
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onSwitch(event.target.checked)}
    />
  )
}

import MuiSwitch from '@mui/material/Switch'
import type { ComponentProps } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked' | 'onChange' | 'className'> {
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly className?: string | undefined
}

/** Something that is on or off, at once: a checkbox for the browser, so that a label around it switches it too. */
export function Switch({ isOn, onSwitch, className, ref, ...input }: SwitchProps) {
  return (
    <MuiSwitch
      {...(className === undefined ? {} : { className })}
      checked={isOn}
      onChange={(_, isNowOn) => onSwitch(isNowOn)}
      slotProps={{ input: { ...input, ref, 'aria-checked': isOn } }}
    />
  )
}

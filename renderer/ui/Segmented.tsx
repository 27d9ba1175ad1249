import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { KeyboardEvent } from 'react'

interface SegmentedProps<Value extends string> {
  /** What is chosen here; read by screen readers. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** Material moves the focus with the arrow keys; in a group of which one is always chosen the choice goes with it. */
function chooseFocused({ key, target }: KeyboardEvent): void {
  if (key.startsWith('Arrow') && target instanceof HTMLElement) target.click()
}

/** One of a few, side by side: for screen readers and the keyboard a group of radio buttons. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      role="radiogroup"
      aria-label={label}
      value={value}
      // null = the chosen one was touched again.
      onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
      onKeyUp={chooseFocused}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          role="radio"
          aria-checked={option.value === value}
          aria-pressed={undefined}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

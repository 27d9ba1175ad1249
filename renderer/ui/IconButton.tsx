import MuiIconButton from '@mui/material/IconButton'
import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'color'> {
  /** What the button does; read by screen readers and shown as a tip. */
  readonly label: string
  /** At the end of a header: as far out as the text, for all its 44 px. */
  readonly edge?: 'end' | undefined
}

/** A button that is only an icon: 44 px at least, always with a label. */
export function IconButton({ label, edge, ...props }: IconButtonProps) {
  return <MuiIconButton aria-label={label} title={label} edge={edge ?? false} {...props} />
}

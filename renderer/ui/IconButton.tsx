import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton'

interface IconButtonProps extends Omit<MuiIconButtonProps, 'aria-label'> {
  /** What the button does; read by screen readers and shown as a tip. */
  readonly label: string
}

/** A button that is only an icon: 44 px at least, always with a label. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return <MuiIconButton aria-label={label} title={label} color="inherit" {...props} />
}

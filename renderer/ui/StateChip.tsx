import Chip from '@mui/material/Chip'
import { type IconName, NamedIcon } from './icons.tsx'

const COLOURS = {
  open: 'primary',
  accepted: 'success',
  expired: 'error',
  revoked: 'default',
  plain: 'default',
} as const

interface StateChipProps {
  readonly state: keyof typeof COLOURS
  readonly label: string
  /** Of what needs somebody: it has a line around it too. */
  readonly icon?: IconName | undefined
}

/** How something stands, in a word. */
export function StateChip({ state, label, icon }: StateChipProps) {
  return (
    <Chip
      component="span"
      color={COLOURS[state]}
      label={label}
      {...(icon === undefined ? {} : { variant: 'outlined', icon: <NamedIcon name={icon} size={16} /> })}
    />
  )
}

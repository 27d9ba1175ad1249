import { styled } from '@mui/material/styles'
import { useId } from 'react'

interface SegmentedProps<Value extends string> {
  /** What is chosen here; read by screen readers. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 3,
  minWidth: 0,
  border: 0,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.surface.sunken,
  '& label': { position: 'relative', flex: '1 0 auto' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 40,
    padding: theme.spacing(0, 1),
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(0, 1.5) },
    borderRadius: 9,
    fontSize: '0.875rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    transition: 'background-color 120ms, color 120ms',
  },
  '& input:hover + span': { color: theme.vars.palette.text.primary },
  '& input:checked + span': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    boxShadow: '0 1px 3px rgb(0 0 0 / 0.14)',
  },
  '& input:focus-visible + span': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}))

/** One of a few, side by side: real radio buttons, so the arrow keys move through them. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <Group>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Group>
  )
}

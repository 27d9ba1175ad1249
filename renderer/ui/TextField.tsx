import { styled } from '@mui/material/styles'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  /** What is wrong with the value; announced and shown below the field. */
  readonly error?: string | null
  /** What the value has to be like, below the field until it is wrong. */
  readonly hint?: string | undefined
  /** A control at the end of the field, such as "show password". */
  readonly end?: ReactNode
}

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.75),
  '& label': { fontSize: '0.875rem', fontWeight: 600 },
  '& p': { margin: 0, fontSize: '0.8125rem', color: theme.vars.palette.error.main },
  '& small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}))

const Box = styled('div')<{ 'data-invalid': boolean }>(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  boxSizing: 'border-box',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.surface.lineStrong}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
  '&[data-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '& input': {
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    padding: theme.spacing(0, 2),
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    background: 'none',
  },
  // The browser's own yellow would cover the field of a stored login.
  '& input:autofill': {
    boxShadow: `inset 0 0 0 100px ${theme.vars.palette.surface.selected}`,
    WebkitTextFillColor: theme.vars.palette.text.primary,
  },
}))

/** A labelled input with its error below. Uncommon enough in weight to matter: a fifth of Material's own. */
export function TextField({ label, error = null, hint, end, required = false, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Box data-invalid={error !== null}>
        <input
          {...input}
          id={id}
          required={required}
          aria-invalid={error !== null}
          aria-describedby={error !== null ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`}
        />
        {end}
      </Box>
      {error === null && hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {error !== null && <p id={`${id}-error`}>{error}</p>}
    </Field>
  )
}

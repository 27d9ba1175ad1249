import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useSettled } from './use-settled.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  /** What is wrong with the value; announced and shown below the field. */
  readonly error?: string | null
  /** What the value has to be like, below the field until it is wrong. */
  readonly hint?: string | undefined
  /** A control at the end of the field, such as "show password". */
  readonly end?: ReactNode
}

/**
 * A labelled input with its error below. Of Material's parts and not its own `TextField`, which brings the select, the
 * menu and the popover along (ADR 20).
 */
export function TextField({
  label,
  error: newError = null,
  hint,
  end,
  ref,
  disabled = false,
  ...input
}: TextFieldProps) {
  const id = useId()
  const error = useSettled(newError)
  const words = error ?? hint
  return (
    <FormControl error={error !== null} disabled={disabled}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        inputRef={ref}
        endAdornment={end}
        slotProps={{ input: { ...input, 'aria-describedby': words === undefined ? undefined : `${id}-words` } }}
      />
      {words === undefined ? null : <FormHelperText id={`${id}-words`}>{words}</FormHelperText>}
    </FormControl>
  )
}

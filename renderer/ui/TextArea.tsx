import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useSettled } from './use-settled.ts'

interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly rows?: number
  readonly maxLength?: number
  /** What is wrong with the value; announced and shown below the field. */
  readonly error?: string | null
  /** What the value has to be like, or what becomes of it, until it is wrong. */
  readonly hint?: string
  readonly onChange: (value: string) => void
}

/** A labelled field for several lines of text, which grows to four of them by itself (SHL-79). */
export function TextArea({ label, value, rows = 3, maxLength, error: newError = null, hint, onChange }: TextAreaProps) {
  const id = useId()
  const error = useSettled(newError)
  const words = error ?? hint
  return (
    <FormControl error={error !== null}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {/* Its own element grows by CSS; Material's would measure each line by script. */}
      <OutlinedInput
        multiline
        inputComponent="textarea"
        id={id}
        value={value}
        rows={rows}
        slotProps={{ input: { maxLength, 'aria-describedby': words === undefined ? undefined : `${id}-words` } }}
        onChange={(event) => onChange(event.target.value)}
      />
      {words === undefined ? null : <FormHelperText id={`${id}-words`}>{words}</FormHelperText>}
    </FormControl>
  )
}

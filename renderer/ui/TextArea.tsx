import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly rows?: number
  readonly maxLength?: number
  readonly onChange: (value: string) => void
}

/** A labelled field for several lines of text, which grows to four of them by itself (SHL-79). */
export function TextArea({ label, value, rows = 3, maxLength, onChange }: TextAreaProps) {
  const id = useId()
  return (
    <FormControl>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {/* Its own element grows by CSS; Material's would measure each line by script. */}
      <OutlinedInput
        multiline
        inputComponent="textarea"
        id={id}
        value={value}
        rows={rows}
        slotProps={{ input: { maxLength } }}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormControl>
  )
}

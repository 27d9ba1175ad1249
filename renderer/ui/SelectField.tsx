import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface SelectFieldProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  /** What is wrong with the choice; announced and shown below the field. */
  readonly error?: string | null
}

/** One of several, with the system's own list. */
export function SelectField({ label, value, options, onChange, error = null }: SelectFieldProps) {
  const id = useId()
  return (
    <FormControl data-select="" error={error !== null}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        input={<OutlinedInput />}
        value={value}
        inputProps={{ 'aria-describedby': error === null ? undefined : `${id}-error` }}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {error === null ? null : <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}

import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ComponentProps, useId } from 'react'
import { useSettled } from '#renderer/ui/use-settled.ts'
import styles from './prospect.module.css'

interface TextAreaProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  readonly error: string | null
}

/** Several lines of text, three to six in view (PRO-9). */
export function TextArea({ label, error: newError, ref, ...area }: TextAreaProps) {
  const id = useId()
  const error = useSettled(newError)
  return (
    <FormControl error={error !== null} className={styles.area}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        multiline
        inputComponent="textarea"
        id={id}
        rows={3}
        inputRef={ref}
        slotProps={{ input: { ...area, 'aria-describedby': error === null ? undefined : `${id}-error` } }}
      />
      {error === null ? null : <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}

import { useId } from 'react'
import styles from './TextArea.module.css'

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
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

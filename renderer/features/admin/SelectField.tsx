import { useId } from 'react'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './admin.module.css'

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
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <div>
        <select
          id={id}
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <NamedIcon name="chevronDown" size={20} />
      </div>
      {error === null ? null : (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

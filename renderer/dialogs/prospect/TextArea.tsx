import { type ComponentProps, useId } from 'react'
import styles from './prospect.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'rows'> {
  readonly label: string
  readonly error: string | null
}

/** Several lines of text, three to six in view (PRO-9). */
export function TextArea({ label, error, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        rows={3}
        className={styles.area}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      {error === null ? null : (
        <p id={`${id}-error`} className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  )
}

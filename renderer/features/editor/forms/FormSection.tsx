import { type ReactNode, useState } from 'react'
import styles from '../editor.module.css'

/** A part of a form that is drawn when somebody opens it: keys in the rest have less to wait for. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.section} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <div className={styles.fields}>{children}</div> : null}
    </details>
  )
}

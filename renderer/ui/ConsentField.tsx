import FormHelperText from '@mui/material/FormHelperText'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './ConsentField.module.css'
import { Dialog } from './dialog/Dialog.tsx'

interface ConsentFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> {
  readonly label: string
  /** What is wrong; null = nothing. */
  readonly error: string | null
  /** What the button says that opens the text. */
  readonly readLabel: string
  readonly title: string
  /** The text that is agreed to, in paragraphs. */
  readonly children: ReactNode
}

/** A box to tick (AUT-16, AUT-17, PRO-8, PRO-18), and in a dialog the text that it is about. */
export function ConsentField({ label, error, readLabel, title, children, ...input }: ConsentFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="ww-stack ww-gap-20" style={{ gap: 0 }} data-consent="">
      <label className={`ww-row ww-wrap ww-gap-12 ${styles.tick}`} htmlFor={id}>
        {/* The browser's own box, in our colours: forms set it by themselves, and Material's would not show that. */}
        <input
          {...input}
          id={id}
          type="checkbox"
          required
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        <span>{label}</span>
      </label>
      {error === null ? null : (
        <FormHelperText id={`${id}-error`} className={styles.error} error>
          {error}
        </FormHelperText>
      )}
      <Button className={styles.read} onClick={() => setIsOpen(true)}>
        {readLabel}
      </Button>
      {isOpen ? (
        <Dialog title={title} size="medium" onClose={() => setIsOpen(false)}>
          <div className="ww-stack ww-gap-12">{children}</div>
        </Dialog>
      ) : null}
    </div>
  )
}

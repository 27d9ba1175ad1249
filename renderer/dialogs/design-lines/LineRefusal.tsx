import Alert from '@mui/material/Alert'
import { type ReactNode, useEffect, useRef } from 'react'
import { scrollBehavior } from '#renderer/ui/scroll-behavior.ts'
import styles from './DesignLinesDialog.module.css'

interface LineRefusalProps {
  readonly title: string
  /** Why, in paragraphs. */
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** Says why a line was not chosen. The lines stand further down, so it comes into view and takes the focus. */
export function LineRefusal({ title, children, actions }: LineRefusalProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'center', behavior: scrollBehavior() })
  }, [])
  return (
    <Alert ref={box} className={styles.clash} severity="warning" tabIndex={-1}>
      <div className="ww-prose">
        <strong>{title}</strong>
        {children}
        <div className="ww-wrap ww-gap-12">{actions}</div>
      </div>
    </Alert>
  )
}

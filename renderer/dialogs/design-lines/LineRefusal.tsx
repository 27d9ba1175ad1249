import { type ReactNode, useEffect, useRef } from 'react'
import { NamedIcon } from '#renderer/ui/icons.tsx'
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
    <div ref={box} className={styles.clash} role="alert" tabIndex={-1}>
      <NamedIcon name="alert" size={22} />
      <div>
        <strong>{title}</strong>
        {children}
        <div className={styles.clashActions}>{actions}</div>
      </div>
    </div>
  )
}

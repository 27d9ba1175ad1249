import { type ReactNode, useEffect, useRef } from 'react'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './prospect.module.css'

interface DoneScreenProps {
  /** `clock`: it waits for the network. */
  readonly icon: 'check' | 'clock'
  /** What has come of it, read out at once. */
  readonly words: ReactNode
  readonly testId?: string
  readonly children?: ReactNode
}

/** In the place of a form that was sent: what has come of it, and what comes next. */
export function DoneScreen({ icon, words, testId, children }: DoneScreenProps) {
  const screen = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: what has come in its place is read from here.
  useEffect(() => screen.current?.focus(), [])
  return (
    <div ref={screen} tabIndex={-1} className={styles.done} data-testid={testId}>
      <span className={styles.emblem} aria-hidden="true">
        <NamedIcon name={icon} size={30} />
      </span>
      <p role="status">{words}</p>
      {children}
    </div>
  )
}

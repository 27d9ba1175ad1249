import type { ShownState } from './shown-state.ts'
import styles from './state-sign.module.css'

/** Each state has a shape of its own: nothing begun, half full, half a ring, to be looked at, a tick, a lock, an arrow back. */
const SHAPES: Readonly<Record<ShownState, string>> = {
  untouched: 'M8 2.5a5.5 5.5 0 1 0 .01 0M8 1.5a6.5 6.5 0 1 1-.01 0',
  choosing: 'M8 1.5a6.5 6.5 0 1 0 .01 0M8 2.5v11a5.5 5.5 0 0 1 0-11',
  asked: 'M8 1.5a6.5 6.5 0 1 0 .01 0M8 2.8a5.2 5.2 0 1 1-.01 0M4.5 8h7a3.5 3.5 0 0 1-7 0',
  completed: 'M8 1.5a6.5 6.5 0 1 0 .01 0M8 5.5a2.5 2.5 0 1 1-.01 0',
  confirmed: 'M8 1.5a6.5 6.5 0 1 0 .01 0M6.9 11 4 8.1l1-1 1.9 1.9L11 4.9l1 1z',
  ordered:
    'M11.5 6.5h-.7V5a2.8 2.8 0 0 0-5.6 0v1.5h-.7c-.6 0-1 .4-1 1V13c0 .6.4 1 1 1h7c.6 0 1-.4 1-1V7.5c0-.6-.4-1-1-1M6.5 5a1.5 1.5 0 0 1 3 0v1.5h-3z',
  returned: 'M6 3v2.5h3.5a3.5 3.5 0 1 1 0 7H5V11h4.5a2 2 0 1 0 0-4H6v2.5L2.5 6.2z',
  reopened: 'M6 3v2.5h3.5a3.5 3.5 0 1 1 0 7H5V11h4.5a2 2 0 1 0 0-4H6v2.5L2.5 6.2z',
}

interface StateSignProps {
  readonly state: ShownState
  /** In the words of the page. */
  readonly label: string
}

/**
 * How far a unit or order is, by shape, word and colour: the one place that says which state has which. Light: it stands
 * on a page many times.
 */
export function StateSign({ state, label }: StateSignProps) {
  return (
    <span className={styles.sign} data-state={state}>
      <svg width="1rem" height="1rem" viewBox="0 0 16 16" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        <path d={SHAPES[state]} />
      </svg>
      {label}
    </span>
  )
}

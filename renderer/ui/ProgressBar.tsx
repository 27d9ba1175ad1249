import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly progress: number
  /** What it is the progress of, and how far it is in words; absent = it stands beside words that say so. */
  readonly label?: string
  readonly text?: string
  readonly className?: string | undefined
}

/** How far something is, as a bar; thin where it is only a hint beside words. */
export function ProgressBar({ progress, label, text, className = '' }: ProgressBarProps) {
  const spoken =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': Math.floor(progress * 100),
          'aria-valuetext': text,
        }
  return (
    <div className={`${styles.bar} ${label === undefined ? styles.thin : ''} ${className}`} {...spoken}>
      <span style={{ transform: `scaleX(${progress})` }} />
    </div>
  )
}

import LinearProgress from '@mui/material/LinearProgress'

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly progress: number
  /** What it is the progress of, and how far it is in words; absent = it stands beside words that say so. */
  readonly label?: string
  readonly text?: string
  readonly className?: string | undefined
}

/** How far something is, as a bar; thin where it is only a hint beside words. */
export function ProgressBar({ progress, label, text, className }: ProgressBarProps) {
  return (
    <LinearProgress
      variant="determinate"
      value={Math.floor(progress * 100)}
      {...(className === undefined ? {} : { className })}
      {...(label === undefined
        ? { 'aria-hidden': true, role: 'presentation', 'data-thin': '' }
        : { 'aria-label': label, 'aria-valuetext': text })}
    />
  )
}

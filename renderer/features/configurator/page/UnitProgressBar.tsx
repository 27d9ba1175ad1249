import { useTranslation } from 'react-i18next'
import styles from './UnitProgressBar.module.css'

interface UnitProgressBarProps {
  /** From 0 to 1. */
  readonly progress: number
  /** How far it is, in words. */
  readonly text: string
  readonly className?: string | undefined
}

/** How much of the home is decided. It follows every touch, so it is light and moves without a layout (ADR 7, ADR 20). */
export function UnitProgressBar({ progress, text, className = '' }: UnitProgressBarProps) {
  const { t } = useTranslation('configurator')
  return (
    <div
      className={`${styles.bar} ${className}`}
      role="progressbar"
      aria-label={t('sidebar.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(progress * 100)}
      aria-valuetext={text}
    >
      <span className={styles.done} style={{ transform: `scaleX(${progress})` }} />
    </div>
  )
}

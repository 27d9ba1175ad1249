import { LightIcon } from '#renderer/ui/LightIcon.tsx'
import styles from './DetailsButton.module.css'

/** Lies on a card's picture (64 px) and opens the details of what it shows; the card itself stays a radio. */
export function DetailsButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.details} aria-label={label} title={label} onClick={onClick}>
      <span className={styles.mark} aria-hidden="true">
        <LightIcon name="info" size={18} />
      </span>
    </button>
  )
}

import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined'
import styles from './film.module.css'

interface PlayButtonProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: string
}

/** The words on a film's picture that start it; the whole picture does. */
export function PlayButton({ label, onClick, children }: PlayButtonProps) {
  return (
    <button type="button" className={styles.play} aria-label={label} onClick={onClick}>
      <span className={`ww-overlay ${styles.pill}`}>
        <PlayArrowOutlined fontSize="small" />
        <span className="ww-words">{children}</span>
      </span>
    </button>
  )
}

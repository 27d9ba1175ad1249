import LinearProgress from '@mui/material/LinearProgress'
import styles from './prospect.module.css'

/** Something is on its way; read out. */
export function SendingMark({ text }: { text: string }) {
  return (
    <div className={styles.sending}>
      <LinearProgress aria-hidden data-thin="" />
      <p role="status">{text}</p>
    </div>
  )
}

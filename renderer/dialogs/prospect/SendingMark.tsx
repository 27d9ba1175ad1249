import styles from './prospect.module.css'

/** Something is on its way; read out. */
export function SendingMark({ text }: { text: string }) {
  return (
    <div className={styles.sending}>
      <span className={styles.bar} aria-hidden="true" />
      <p role="status">{text}</p>
    </div>
  )
}

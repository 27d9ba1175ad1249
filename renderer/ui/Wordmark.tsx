import styles from './ui.module.css'

/** The product's name as its logo, where neither project nor account has one. */
export function Wordmark({ size = 'small' }: { size?: 'small' | 'large' }) {
  return (
    <span className={styles.wordmark} data-size={size}>
      Wohnwahl
    </span>
  )
}

import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './prospect.module.css'

/** Why nothing was sent; read out when it appears, above the form that is still there. */
export function SendFailure({ text }: { text: string }) {
  return (
    <p className={styles.failure} role="alert">
      <NamedIcon name="alert" size={20} />
      <span>{text}</span>
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import { useUnitState } from '../store/derive.ts'
import styles from './CartBadge.module.css'

/** How many things are decided, on the way to all of them (KSK-11). */
export function CartBadge({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('kiosk')
  const { decidedCount } = useUnitState()
  return (
    <button
      type="button"
      className={styles.badge}
      aria-label={t('stand.cart', { count: decidedCount })}
      data-testid="cart-badge"
      onClick={onPress}
    >
      <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5.500 8.500h13l1 11.500h-15zM8.500 8.500V7a3.500 3.500 0 0 1 7 0v1.500" />
      </svg>
      <span aria-hidden="true">{decidedCount}</span>
    </button>
  )
}

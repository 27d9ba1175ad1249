import { useTranslation } from 'react-i18next'
import { type Configuration, itemState } from '#shared/domain/index.ts'
import { useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './CartBadge.module.css'

/** How many things the visitor has chosen, on the way to all of them (KSK-11). */
export function CartBadge({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('kiosk')
  const count = useUnitValue(chosenCount, null)
  return (
    <button
      type="button"
      className={styles.badge}
      aria-label={t('stand.cart', { count })}
      data-testid="cart-badge"
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5.500 8.500h13l1 11.500h-15zM8.500 8.500V7a3.500 3.500 0 0 1 7 0v1.500" />
      </svg>
      {count === 0 ? null : <span aria-hidden="true">{count}</span>}
    </button>
  )
}

/**
 * Not the count of what is decided: where only one option is left, nobody is asked, and a bag that holds something
 * before anybody has chosen would be the last visitor's.
 */
function chosenCount(configuration: Configuration): number {
  return configuration.prepared.items.filter(({ item }) => {
    const { takesPart, hasBuyerSelection } = itemState(configuration, item.id)
    return takesPart && hasBuyerSelection
  }).length
}

import { useTranslation } from 'react-i18next'
import { StateSign } from '#renderer/parts/unit-state/StateSign.tsx'
import type { OrderRow } from './order.types.ts'

type Standing = Pick<OrderRow, 'state' | 'isReopeningAsked' | 'replacedBy'>

/** How an order stands, in words alone. */
export function useOrderStateWords() {
  const { t } = useTranslation('orders')
  return ({ state, isReopeningAsked, replacedBy }: Standing) =>
    replacedBy === null ? t(`state.${isReopeningAsked ? 'asked' : state}`) : t('state.replaced', { number: replacedBy })
}

/** How an order stands, by word and sign; one that another has replaced says by which. */
export function OrderState({ order }: { order: Standing }) {
  const label = useOrderStateWords()(order)
  if (order.replacedBy !== null) return <span className="ww-muted">{label}</span>
  return <StateSign state={order.isReopeningAsked ? 'asked' : order.state} label={label} />
}

import { useTranslation } from 'react-i18next'
import type { IconName } from '#renderer/ui/icons.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import type { OrderRow } from './order.types.ts'

const LOOKS = {
  completed: { state: 'open', icon: 'clock' },
  confirmed: { state: 'accepted', icon: 'check' },
  ordered: { state: 'accepted', icon: 'lock' },
  returned: { state: 'expired', icon: 'undo' },
  reopened: { state: 'plain', icon: 'undo' },
  asked: { state: 'open', icon: 'mail' },
} as const satisfies Record<string, { state: string; icon: IconName }>

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
  return <StateChip {...LOOKS[order.isReopeningAsked ? 'asked' : order.state]} label={label} />
}

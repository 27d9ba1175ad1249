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

/** How an order stands, by word and sign; one that another has replaced says by which. */
export function OrderState({ order }: { order: Pick<OrderRow, 'state' | 'isReopeningAsked' | 'replacedBy'> }) {
  const { t } = useTranslation('orders')
  if (order.replacedBy !== null)
    return <span className="ww-muted">{t('state.replaced', { number: order.replacedBy })}</span>
  const name = order.isReopeningAsked ? 'asked' : order.state
  return <StateChip {...LOOKS[name]} label={t(`state.${name}`)} />
}

import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { formatList } from '#renderer/i18n/format-in-sentences.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useHolds } from '#renderer/unit/locks/locks.ts'
import { useOpenedItems } from '#renderer/unit/order/opened-items.ts'
import { useReturnedOrder, useUnitOrder } from '#renderer/unit/order/use-orders.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { useGoToOpen } from '../guidance/use-go-to-open.ts'
import styles from './SealedNotice.module.css'

interface OpenedNoticeProps {
  readonly room: Room
  /** null = no item is open. */
  readonly itemId: string | null
}

/** Which items of an order are open again, why, and the way to them; from one to the next the guidance leads (KNW-2). */
export function OpenedNotice({ room, itemId }: OpenedNoticeProps) {
  const { t } = useTranslation('configurator')
  const { t: common } = useTranslation()
  const { prepared } = useOpenUnit().store
  const { openedPart } = useHolds()
  const locale = useLocale()
  const opened = useOpenedItems()
  const goTo = useGoToOpen(room)
  const returned = useReturnedOrder()
  const [first] = opened
  if (first === undefined || openedPart === null) return null
  const titles = opened.flatMap((one) => prepared.item(one.itemId)?.title ?? [])
  const isThere = opened.some((one) => one.itemId === itemId)
  return (
    <Alert className={styles.notice} role="note" severity="warning">
      <strong>{t('opened.title', { items: formatList(titles, locale) })}</strong>
      {returned === null ? null : <Reason orderId={returned.id} />}
      <p>{t('opened.body', { number: openedPart.orderNumber })}</p>
      {isThere ? null : (
        <Button
          className={styles.reopen}
          variant="contained"
          onClick={() => goTo({ itemId: first.itemId, roomId: first.room.id, openInRoom: 0 })}
        >
          {common('order.toItems', { count: opened.length })}
        </Button>
      )}
    </Alert>
  )
}

function Reason({ orderId }: { orderId: string }) {
  const reason = useUnitOrder(orderId).data?.events.at(-1)?.reason ?? ''
  return reason === '' ? null : (
    <p className={styles.reason}>
      <q>{reason}</q>
    </p>
  )
}

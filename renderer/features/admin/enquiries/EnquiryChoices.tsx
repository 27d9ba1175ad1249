import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './enquiries.module.css'
import type { Enquiry } from './use-enquiries.ts'

/** What the prospect has chosen and liked, as it was then; here nothing of it can be changed. */
export function EnquiryChoices({ enquiry, onOpen }: { enquiry: Enquiry; onOpen: () => void }) {
  const { t } = useTranslation('admin-enquiries')
  const { rooms, wishes, isOpenable, isErased } = enquiry
  if (isErased) return null
  return (
    <Paper variant="outlined" className={styles.choices} role="group" aria-labelledby="admin-enquiry-choices">
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.choicesHead}`}>
        <h2 id="admin-enquiry-choices" className="ww-heading">
          {t('choices')}
        </h2>
        {isOpenable ? (
          <Button startIcon={<NamedIcon name="eye" size={20} />} onClick={onOpen}>
            {t('open')}
          </Button>
        ) : null}
      </div>
      {rooms.length === 0 ? (
        <p className={`ww-muted ${styles.none}`}>{t('onlyStandard')}</p>
      ) : (
        <Rooms enquiry={enquiry} />
      )}
      {wishes.length === 0 ? null : (
        <>
          <h3 className={styles.wishes}>{t('wishes', { count: wishes.length })}</h3>
          <ul className={styles.wishList}>
            {wishes.map((wish) => (
              <li key={JSON.stringify([wish.room, wish.item, wish.product])} className={styles.thing}>
                <Thumb url={wish.thumbUrl} size={48} title={wish.product} />
                <span>
                  <small className="ww-muted">{[wish.room, wish.item].filter((part) => part !== '').join(' · ')}</small>
                  {wish.product}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Paper>
  )
}

function Rooms({ enquiry: { rooms, total, totalOnRequest } }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin-enquiries')
  const { price } = useFormat()
  const amounts = [total, ...rooms.flatMap((room) => [room.total, ...room.lines.map((line) => line.total)])]
  return (
    <ExactAmounts amounts={amounts.filter((cents) => cents !== null)}>
      <DataTable
        aria-labelledby="admin-enquiry-choices"
        columns={[t('position'), ...(total === null ? [] : [{ end: t('amount') }])]}
      >
        {rooms.map((room) => (
          <RoomRows key={room.title} room={room} />
        ))}
        {total === null ? null : (
          <TableRow className={styles.sum}>
            <RowHead>
              {t('sum')}
              {totalOnRequest === 0 ? null : <small>{t('onRequestCount', { count: totalOnRequest })}</small>}
            </RowHead>
            <Cell className={styles.amount}>{price(total)}</Cell>
          </TableRow>
        )}
      </DataTable>
    </ExactAmounts>
  )
}

function RoomRows({ room }: { room: Enquiry['rooms'][number] }) {
  const { t } = useTranslation('admin-enquiries')
  const { price } = useFormat()
  return (
    <>
      <TableRow className={styles.room}>
        <RowHead>{room.title || t('unitWide')}</RowHead>
        {room.total === null ? null : <Cell className={styles.amount}>{price(room.total)}</Cell>}
      </TableRow>
      {room.lines.map(({ item, product, total, isOnRequest, thumbUrl }) => (
        <TableRow key={JSON.stringify([item, product])}>
          <RowHead>
            <span className={styles.thing}>
              <Thumb url={thumbUrl} size={48} title={product} />
              <span>
                <small>{item || t('upgrade')}</small>
                {product || t('nothing')}
              </span>
            </span>
          </RowHead>
          {total === null ? null : (
            <Cell className={styles.amount}>
              {isOnRequest ? t('onRequest') : total === 0 ? t('included') : price(total)}
            </Cell>
          )}
        </TableRow>
      ))}
    </>
  )
}

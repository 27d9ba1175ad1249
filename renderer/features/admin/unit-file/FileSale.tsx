import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isReservationOver } from '#shared/domain/sales/unit-sale.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { dayText } from '../day-text.ts'
import { ListFrame } from '../ListFrame.tsx'
import { SaleDialog } from './SaleDialog.tsx'
import styles from './unit-file.module.css'
import type { StaffFile } from './use-unit-file.ts'
import { type UnitSale, useUnitSale } from './use-unit-sale.ts'
import { useSaleWords } from './use-sale-words.ts'

/** How the unit is sold and what was said of that when; who may, changes it (SAL-1 to SAL-3). */
export function FileSale({ file }: { file: StaffFile }) {
  const sale = useUnitSale(file.unit.id)
  return (
    <ListFrame
      isBare
      list={{ ...sale, data: sale.data === undefined ? undefined : { rows: [sale.data] } }}
      empty={{ title: '', body: '' }}
      onAll={null}
    >
      {(rows) =>
        rows.map((one) => (
          <ExactAmounts key="sale" amounts={listAmounts(one)}>
            <div className="ww-stack ww-gap-16">
              <Terms file={file} sale={one} />
              <SaleHistory sale={one} />
            </div>
          </ExactAmounts>
        ))
      }
    </ListFrame>
  )
}

function listAmounts({ price, events }: UnitSale): readonly number[] {
  const steps = events.flatMap((event) => (event.price === null ? [] : [event.price.from, event.price.to]))
  return [price, ...steps].filter((cents) => cents !== null)
}

function Terms({ file, sale }: { file: StaffFile; sale: UnitSale }) {
  const { t } = useTranslation('admin-unit')
  const locale = useLocale()
  const { price } = useFormat()
  const [isChanging, setIsChanging] = useState(false)
  const mayChange = useMay('setSales', file.project.id)
  const { salesStatus, reservedUntil, reservedFor } = sale
  return (
    <Paper variant="outlined" component="section" className={styles.card} aria-labelledby="unit-sale">
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.cardHead}`}>
        <h2 id="unit-sale" className="ww-heading">
          {t('sale.title')}
        </h2>
        {mayChange ? (
          <Button variant="outlined" onClick={() => setIsChanging(true)}>
            {t('sale.change')}
          </Button>
        ) : null}
      </div>
      <dl className={styles.terms}>
        <div>
          <dt className="ww-muted">{t('sale.status')}</dt>
          <dd>{t(`sales.${salesStatus}`)}</dd>
        </div>
        {salesStatus === 'RESERVED' ? (
          <>
            <div>
              <dt className="ww-muted">{t('sale.until')}</dt>
              <dd className="ww-row ww-wrap ww-gap-8">
                {reservedUntil === null ? t('sale.noEnd') : dayText(reservedUntil, locale)}
                {isReservationOver(sale, sale.today) ? <StateChip state="expired" label={t('sale.over')} /> : null}
              </dd>
            </div>
            <div>
              <dt className="ww-muted">{t('sale.for')}</dt>
              <dd>{reservedFor === '' ? t('sale.nobody') : reservedFor}</dd>
            </div>
          </>
        ) : null}
        {sale.showsPrices ? (
          <div>
            <dt className="ww-muted">{t('sale.price')}</dt>
            <dd>{sale.price === null ? t('sale.onRequest') : price(sale.price)}</dd>
          </div>
        ) : null}
        <div>
          <dt className="ww-muted">{t('sale.featured')}</dt>
          <dd>{t(sale.featured ? 'sale.yes' : 'sale.no')}</dd>
        </div>
      </dl>
      {isChanging ? <SaleDialog unit={file.unit} sale={sale} onClose={() => setIsChanging(false)} /> : null}
    </Paper>
  )
}

function SaleHistory({ sale }: { sale: UnitSale }) {
  const { t } = useTranslation('admin-unit')
  const locale = useLocale()
  const words = useSaleWords()
  return (
    <Paper variant="outlined" component="section" className={styles.card} aria-labelledby="unit-sale-history">
      <h2 id="unit-sale-history" className="ww-heading">
        {t('sale.history')}
      </h2>
      {sale.events.length === 0 ? <p className="ww-muted">{t('sale.noHistory')}</p> : null}
      <ol className={styles.history}>
        {sale.events.map((event) => (
          <li key={event.sequence}>
            <div className="ww-rest">
              {words.listChanges(event).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {event.note === '' ? null : <p className="ww-muted">{t('sale.noted', { note: event.note })}</p>}
            </div>
            <small className="ww-muted">
              <time dateTime={event.at}>{momentText(event.at, locale)}</time> · {words.nameAuthor(event)}
            </small>
          </li>
        ))}
      </ol>
    </Paper>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ItemState } from '#shared/domain/configuration/configuration.types.ts'
import type { FixedItems } from '#shared/domain/index.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { getPlace } from '#renderer/unit/locks/lock-reason.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './DeadlinesPage.module.css'

/** So many are shown at once. */
const SHOWN = 3

/** What holds when nothing is done: room, product and price of each, with the way there, and what they come to. */
export function FixedList({ fixed: { items, total, onRequestCount } }: { fixed: FixedItems }) {
  const { t } = useTranslation('deadlines')
  const { flags } = useOpenUnit()
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? items : items.slice(0, SHOWN)
  const hidden = items.length - shown.length
  return (
    <ExactAmounts amounts={[total, ...items.map((item) => item.total)]}>
      <div className={styles.box}>
        <ul aria-label={t('list')}>
          {shown.map((item) => (
            <FixedRow key={item.id} item={item} />
          ))}
        </ul>
        {hidden === 0 ? null : (
          <Button endIcon={<NamedIcon name="chevronDown" size={20} />} onClick={() => setIsAll(true)}>
            {t('more', { count: hidden })}
          </Button>
        )}
        {flags.showPricing ? <Sum count={items.length} cents={total} onRequestCount={onRequestCount} /> : null}
      </div>
    </ExactAmounts>
  )
}

function Sum({ count, cents, onRequestCount }: { count: number; cents: number; onRequestCount: number }) {
  const { t } = useTranslation('deadlines')
  const { price } = useFormat()
  return (
    <p className={styles.sum}>
      <span className="ww-muted">{t('sum', { count })}</span>
      <span>
        <strong>{price(cents, { sign: true })}</strong>
        {onRequestCount === 0 ? null : <small> {t('andOnRequest', { count: onRequestCount })}</small>}
      </span>
    </p>
  )
}

function FixedRow({ item }: { item: ItemState }) {
  const { t } = useTranslation('deadlines')
  const { t: tLocks } = useTranslation('locks')
  const { price } = useFormat()
  const { store, basePath, flags } = useOpenUnit()
  const { prepared } = store
  const known = prepared.item(item.id)
  const product = item.defactoProductId === null ? undefined : prepared.product(item.defactoProductId)
  const room = prepared.room(item.roomId ?? '')
  const place = getPlace(tLocks, prepared, item.id)
  const slug = room?.slug ?? prepared.rooms[0]?.slug
  const said = (
    <>
      <Thumb url={product?.thumbUrl ?? null} size={48} title={product?.title ?? null} trade={known?.trade} />
      <span className={styles.words}>
        <span className="ww-muted">{place}</span>
        <span className={styles.product}>{product?.title ?? t('nothingFitted')}</span>
      </span>
      {flags.showPricing ? (
        <span className={styles.price}>
          {item.isOnRequest ? t('onRequest') : item.total === 0 ? t('included') : price(item.total, { sign: true })}
        </span>
      ) : null}
    </>
  )
  return (
    <li>
      {slug === undefined ? (
        <span className={styles.row}>{said}</span>
      ) : (
        <Link className={styles.row} to={roomPath(basePath, slug, item.id)}>
          {said}
          <NamedIcon name="chevronRight" size={20} />
        </Link>
      )}
    </li>
  )
}

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Total } from '#renderer/parts/prices/Total.tsx'
import type { CatalogueMove, DroppedChoice } from '#renderer/unit/saving/catalogue-move.ts'
import type { Totals } from '#renderer/unit/saving/configuration-storage.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Button } from '#renderer/ui/Button.tsx'
import styles from './CatalogueMoveNotice.module.css'

/**
 * The catalogue has moved on since these choices were made: what that changes, and the button that
 * accepts it (decision 5). Nothing is stored before, but everything can be looked at and chosen.
 */
export function CatalogueMoveNotice({ move }: { move: CatalogueMove }) {
  const { t } = useTranslation('saving-notices')
  const { store, flags } = useOpenUnit()
  const titleId = useId()
  const isAboutPrices = flags.showPricing && !isSame(move.before, move.now)
  const hasGone = move.dropped.length + move.namelessDropped > 0
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <div className="ww-stack ww-gap-8 ww-note ww-main" role="status">
        <h2 className="ww-heading" id={titleId}>
          {t(isAboutPrices ? 'catalogueMove.pricesTitle' : 'catalogueMove.offerTitle')}
        </h2>
        {flags.showPricing ? <Comparison before={move.before} now={move.now} /> : null}
        {hasGone ? <Gone dropped={move.dropped} namelessDropped={move.namelessDropped} /> : null}
        <p>{t(hasGone ? 'catalogueMove.bodyGone' : 'catalogueMove.body')}</p>
      </div>
      <Button variant="contained" onClick={store.acceptCatalogue}>
        {t(isAboutPrices ? 'catalogueMove.acceptPrices' : 'catalogueMove.acceptOffer')}
      </Button>
    </section>
  )
}

function isSame(before: Totals | null, now: Totals): boolean {
  return before !== null && before.total === now.total && before.onRequestCount === now.onRequestCount
}

/** What a comparison of prices is about: both totals of the unit, to the cent where one of them has any (decision 58). */
function Comparison({ before, now }: Pick<CatalogueMove, 'before' | 'now'>) {
  return (
    <ExactAmounts amounts={[now.total, before?.total ?? 0]}>
      <Rows before={before} now={now} />
    </ExactAmounts>
  )
}

/** Each total with what is on request beside it (decision 3), and the difference. */
function Rows({ before, now }: Pick<CatalogueMove, 'before' | 'now'>) {
  const { t } = useTranslation('saving-notices')
  const { price } = useFormat()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('catalogueMove.before')}</dt>
        <dd className="ww-stack ww-figure">
          {before === null ? (
            t('catalogueMove.beforeUnknown')
          ) : (
            <Total cents={before.total} onRequestCount={before.onRequestCount} isSigned />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('catalogueMove.now')}</dt>
        <dd className="ww-stack ww-figure">
          <Total cents={now.total} onRequestCount={now.onRequestCount} isSigned />
        </dd>
      </div>
      {before === null ? null : (
        <div>
          <dt>{t('catalogueMove.difference')}</dt>
          <dd className="ww-stack ww-figure">{price(now.total - before.total, { sign: true })}</dd>
        </div>
      )}
    </dl>
  )
}

function Gone({ dropped, namelessDropped }: Pick<CatalogueMove, 'dropped' | 'namelessDropped'>) {
  const { t } = useTranslation('saving-notices')
  const words = ({ itemTitle, roomTitle }: DroppedChoice) =>
    roomTitle === null ? itemTitle : t('catalogueMove.goneInRoom', { item: itemTitle, room: roomTitle })
  return (
    <div className="ww-stack ww-gap-4">
      <p>{t('catalogueMove.gone')}</p>
      <ul className="ww-list">
        {dropped.map((choice) => (
          <li key={`${choice.roomTitle} ${choice.itemTitle}`}>{words(choice)}</li>
        ))}
        {namelessDropped === 0 ? null : <li>{t('catalogueMove.goneNameless', { count: namelessDropped })}</li>}
      </ul>
    </div>
  )
}

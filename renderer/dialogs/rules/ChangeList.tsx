import { useTranslation } from 'react-i18next'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import { ChangePair } from './ChangePair.tsx'
import type { Changes, ChangeRow } from './change-rows.ts'
import type { PickedAlternative } from './picks.ts'
import styles from './RulesDialog.module.css'
import { type RulesModel, shownOption, type ShownThing } from './rules-model.ts'
import { Swatches } from './Swatches.tsx'
import type { ChangeAmounts } from './use-change-amounts.ts'

/** Up to so many items have their other options in sight at once; with more, each shows them when asked. */
const MOST_IN_SIGHT = 2

interface ChangeListProps {
  readonly model: RulesModel
  readonly changes: Changes
  readonly lists: readonly PickedAlternative[]
  readonly prepared: PreparedCatalogue
  readonly roomId: string
  readonly amounts: ChangeAmounts
  readonly onPick: (pick: OptionRef) => void
}

/** Everything that changes together: the wish, what has to change with it, what follows, and prices of none of them. */
export function ChangeList({ model, changes, lists, prepared, roomId, amounts, onPick }: ChangeListProps) {
  const { t } = useTranslation('rules')
  const show = (itemId: string, productId: string | null) => shownOption(prepared, itemId, productId, roomId)
  const rows = (kind: ChangeRow['kind']) => changes.rows.filter((row) => row.kind === kind)
  const hasAllInSight = lists.filter(({ productIds }) => productIds.length > 1).length <= MOST_IN_SIGHT
  const place = usePlace()
  return (
    <ul className={styles.changes}>
      {rows('wish').map((row) => (
        <ChangePair
          key="wish"
          label={row.item === null ? t('conflicts.wanted') : t('change.wish', { item: place(model.wanted) })}
          now={row.item === null ? null : show(row.item.itemId, row.item.before)}
          then={model.wanted}
          amount={amounts.ofRow(row)}
        />
      ))}
      {lists.map((list) => (
        <Asked
          key={list.itemId}
          list={list}
          row={rows('asked').find(({ item }) => item?.itemId === list.itemId)}
          show={(productId) => show(list.itemId, productId)}
          amounts={amounts}
          isInSight={hasAllInSight}
          onPick={(productId) => onPick({ itemId: list.itemId, productId })}
        />
      ))}
      {rows('follows').map((row) =>
        row.item === null ? null : (
          <ChangePair
            key={row.item.itemId}
            label={t('change.follows', { item: place(show(row.item.itemId, null)) })}
            now={show(row.item.itemId, row.item.before)}
            then={show(row.item.itemId, row.item.after)}
            amount={amounts.ofRow(row)}
          />
        ),
      )}
      {rows('rest').map((row) => (
        <li key="rest" className={`${styles.change} ww-ends ww-note`}>
          <span>{t('change.rest')}</span>
          <span className={styles.amount}>{amounts.ofRow(row)}</span>
        </li>
      ))}
    </ul>
  )
}

interface AskedProps {
  readonly list: PickedAlternative
  /** undefined = the pick changes no more than what can be seen here. */
  readonly row: ChangeRow | undefined
  readonly show: (productId: string | null) => ShownThing
  readonly amounts: ChangeAmounts
  readonly isInSight: boolean
  readonly onPick: (productId: string) => void
}

/** An item that has to change: what it becomes, and below it what it could become instead. */
function Asked({ list, row, show, amounts, isInSight, onPick }: AskedProps) {
  const { t } = useTranslation('rules')
  const place = usePlace()
  const { itemId, productIds, pickedId, proposedProductId } = list
  const now = show(row?.item?.before ?? null)
  const item = place(now)
  const isOnly = productIds.length === 1
  const label = isOnly ? 'change.only' : pickedId === proposedProductId ? 'change.nearest' : 'change.other'
  const swatches = productIds.map((productId) => ({
    productId,
    thing: show(productId),
    amount: amounts.ofOption(itemId, productId),
  }))
  const choices = <Swatches list={list} swatches={swatches} item={item} onPick={onPick} />
  return (
    <ChangePair
      label={t(label, { item })}
      now={now}
      then={pickedId === null ? null : show(pickedId)}
      amount={row === undefined || pickedId === null ? null : amounts.ofRow(row)}
    >
      {isOnly ? null : isInSight ? (
        choices
      ) : (
        <details className={styles.folded} open={pickedId === null || undefined}>
          <summary>{t('change.others', { count: productIds.length - 1 })}</summary>
          {choices}
        </details>
      )}
    </ChangePair>
  )
}

/** An item in words, with its room where that is not the one on screen. */
function usePlace(): (thing: ShownThing) => string {
  const { t } = useTranslation('rules')
  return ({ item, room }) => (room === null ? item : t('placeIn', { item, room }))
}

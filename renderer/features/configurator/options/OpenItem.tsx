import { memo, Suspense, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { Lock } from '#renderer/unit/locks/locks.ts'
import type { Item, Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { roomViews } from '#renderer/parts/pictures/room-views.ts'
import { usePrefetchOptions } from '#renderer/parts/pictures/use-prefetch.ts'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { useItemState, useItemView } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { getLock, useHolds } from '#renderer/unit/locks/locks.ts'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { NextStep } from '../guidance/NextStep.tsx'
import { useIsSmall } from '../page/use-is-small.ts'
import { ChosenOption } from './ChosenOption.tsx'
import { OptionList } from './OptionList.tsx'
import styles from './OpenItem.module.css'
import { QuantityStepper } from './QuantityStepper.tsx'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'

const DeadlineWays = lazyPart<{ lock: Lock }>(async () => (await import('./DeadlineWays.tsx')).DeadlineWays)

/** What an opened item offers: options, quantity, the way back to the standard. */
export const OpenItem = memo(function OpenItem({ item, room }: { item: Item; room: Room }) {
  const { t } = useTranslation('configurator')
  const { quantity: formatQuantity } = useFormat()
  const { store, flags } = useOpenUnit()
  const view = useItemView(item.id)
  const refuse = useRefusalNotice()
  // There the button at the thumb leads on.
  const isSmall = useIsSmall()
  const lock = getLock(useHolds(), [item])
  const { open } = useDialogs()
  usePrefetchOptions(room, item.id)
  const { defactoProductId } = view
  const reasonId = useId()
  const isInPicture = useIsInPicture(room, item.id)
  const isSettable = item.quantityRange !== null && defactoProductId !== null
  const clear = () => {
    const error = store.intents.clearOption({ itemId: item.id })
    // The standard itself clashes: as if it had been touched (RUL-3).
    if (error?.report && item.defaultProductId !== null)
      open('rules', { itemId: item.id, productId: item.defaultProductId })
    else refuse(error)
  }
  return (
    <>
      {item.description === '' ? null : <p className={styles.about}>{item.description}</p>}
      {view.selectable ? null : (
        <div className={styles.frozen}>
          <p id={reasonId}>{lock === null ? t('items.notSelectable') : <LockSign lock={lock} as="reason" />}</p>
          {lock === null ? null : (
            <Suspense>
              <DeadlineWays lock={lock} />
            </Suspense>
          )}
        </div>
      )}
      {isInPicture ? null : <p className="ww-hint">{t('picture.notShown')}</p>}
      <OptionList item={item} view={view} frozenById={view.selectable ? null : reasonId} />
      {isSmall ? null : (
        <Deferred>
          <NextStep room={room} itemId={item.id} />
        </Deferred>
      )}
      <ChosenOption item={item} view={view} />
      {item.quantityRange !== null && isSettable ? (
        <QuantityStepper
          item={item}
          range={item.quantityRange}
          quantity={view.quantity}
          isFrozen={!view.selectable}
          onChange={(quantity) =>
            refuse(store.intents.chooseOption({ itemId: item.id, productId: defactoProductId, quantity }))
          }
        />
      ) : flags.showQuantity && !item.quantityHidden ? (
        <p className="ww-note">
          {t('quantity.label')}: {formatQuantity(view.quantity, item.quantityUnit)}
        </p>
      ) : null}
      <Deferred>
        <ClearButton item={item} onClear={clear} />
      </Deferred>
    </>
  )
})

/** Whether a picture of the room, in whatever view, shows the item; also where there is no picture at all (STG-9). */
function useIsInPicture(room: Room, itemId: string): boolean {
  const { mapping } = useOpenUnit()
  return useMemo(() => {
    if (room.panoramaHotspots?.some(({ subLineItemId }) => subLineItemId === itemId)) return true
    const shownIn = roomViews(room, mapping).map(({ itemIds }) => itemIds)
    return shownIn.every((itemIds) => itemIds.length === 0) || shownIn.some((itemIds) => itemIds.includes(itemId))
  }, [room, mapping, itemId])
}

function ClearButton({ item, onClear }: { item: Item; onClear: () => void }) {
  const { t } = useTranslation('configurator')
  const { prepared } = useOpenUnit().store
  const { hasBuyerSelection, selectable } = useItemState(item.id)
  if (!hasBuyerSelection || !selectable) return null
  const standard = item.defaultProductId === null ? undefined : prepared.product(item.defaultProductId)
  return (
    <button type="button" className={styles.clear} onClick={onClear}>
      <span>{t('items.clear')}</span>
      <small>
        {standard === undefined ? t('items.clearHintNone') : t('items.clearHint', { product: standard.title })}
      </small>
    </button>
  )
}

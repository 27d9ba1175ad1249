import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item, Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { departedLine } from '#shared/domain/index.ts'
import { LightIcon } from '#renderer/ui/LightIcon.tsx'
import { useFavoriteCount } from '#renderer/unit/favorites/use-favorites.ts'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { useIsRoomBegun, useItemState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { AccordionRow } from './AccordionRow.tsx'
import { getLock, useHolds } from '#renderer/unit/locks/locks.ts'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { OpenItem } from './OpenItem.tsx'
import styles from './ItemRow.module.css'

interface ItemRowProps {
  readonly item: Item
  readonly room: Room
  readonly isOpen: boolean
  /** The address names it: bring it into view once. */
  readonly isDeepLink: boolean
  readonly onToggle: (itemId: string, header: HTMLElement) => void
}

/** One decision: what is chosen and what it costs; opened, its options. */
export const ItemRow = memo(function ItemRow({ item, room, isOpen, isDeepLink, onToggle }: ItemRowProps) {
  const { prepared } = useOpenUnit().store
  const { t } = useTranslation('configurator')
  const state = useItemState(item.id)
  const product = state.defactoProductId === null ? undefined : prepared.product(state.defactoProductId)
  const canOpen = item.options.length > 1 || item.quantityRange !== null
  return (
    <AccordionRow
      id={item.id}
      title={item.title}
      chosen={product?.title ?? t('items.nothing')}
      note={
        <Deferred>
          <Departed itemId={item.id} />
        </Deferred>
      }
      thumbUrl={product?.thumbUrl ?? null}
      thumbTitle={product?.title ?? null}
      thumbTrade={product?.trades[0]}
      isOpen={isOpen && canOpen}
      isDeepLink={isDeepLink}
      onToggle={canOpen ? onToggle : null}
      end={
        <>
          <SignedPrice cents={state.total} isOnRequest={state.isOnRequest} />
          <FavoriteMark itemId={item.id} />
          <Deferred>
            <Mark item={item} room={room} canOpen={canOpen} />
          </Deferred>
        </>
      }
    >
      <OpenItem item={item} room={room} />
    </AccordionRow>
  )
})

/** Who leaves the design line is asked once; what leaves it is said at every item (CFG-24). */
function Departed({ itemId }: { itemId: string }) {
  const { t } = useTranslation('configurator')
  const line = useUnitValue<string, string | null>(departedLine, itemId)
  return line === null ? null : <span className={styles.departed}>{t('items.departed', { line })}</span>
}

/** FAV-8. */
function FavoriteMark({ itemId }: { itemId: string }) {
  const { t } = useTranslation('configurator')
  const count = useFavoriteCount(itemId)
  if (count === 0) return null
  return (
    <span className={styles.favorite}>
      <LightIcon name="heartFilled" size={14} />
      <span className="visually-hidden">{t('favorites.count', { count })}</span>
    </span>
  )
}

/** What is open is marked where somebody has begun to decide (GUI-3): before, everything would be. */
function Mark({ item, room, canOpen }: { item: Item; room: Room; canOpen: boolean }) {
  const { t } = useTranslation('configurator')
  const { pending, decided, selectable } = useItemState(item.id)
  const isBegun = useIsRoomBegun(room.id)
  const lock = getLock(useHolds(), [item])
  if (canOpen && lock !== null) return <LockSign lock={lock} as="mark" />
  if (pending)
    return (
      <span className={isBegun ? styles.open : 'visually-hidden'}>
        <span aria-hidden="true" className={styles.dot} />
        {t('items.open')}
      </span>
    )
  if (!decided || !selectable) return null
  return (
    <span className={styles.decided}>
      <LightIcon name="check" size={16} />
      <span className="visually-hidden">{t('items.decided')}</span>
    </span>
  )
}

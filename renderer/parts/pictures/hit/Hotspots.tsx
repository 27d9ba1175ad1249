import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item, Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { findAnchor, type HitMap } from '#shared/domain/look/hit-map.ts'
import { SignedPrice } from '../../prices/Price.tsx'
import { useItemState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './Hotspots.module.css'

interface HotspotsProps {
  readonly room: Room
  readonly map: HitMap
  /** The item that is open among the choices; null = none. */
  readonly openId: string | null
  readonly onPick: (itemId: string) => void
  /** A mark's words are about to be read. */
  readonly onShow: (mark: HTMLElement) => void
}

/**
 * What can be chosen in a picture, as marks on the things themselves, and for keyboards and screen readers as the list
 * of what is here: each opens its item.
 */
export const Hotspots = memo(function Hotspots({ room, map, openId, onPick, onShow }: HotspotsProps) {
  const { prepared } = useOpenUnit().store
  const { t } = useTranslation('configurator')
  const spots = useMemo(
    () =>
      map.itemIds.flatMap((itemId) => {
        const item = prepared.item(itemId)
        const anchor = findAnchor(map, itemId)
        // What belongs to another room (the handles of all doors) is chosen there.
        return item === undefined || anchor === null || item.roomId !== room.id ? [] : [{ item, anchor }]
      }),
    [map, prepared, room.id],
  )
  if (spots.length === 0) return null
  return (
    <ul className={styles.spots} aria-label={t('picture.shown')} data-quiet={openId === null ? undefined : ''}>
      {spots.map(({ item, anchor }) => (
        <li
          key={item.id}
          className={styles.spot}
          style={{ left: `${anchor.x * 100}%`, top: `${anchor.y * 100}%` }}
          data-spot={item.id}
          data-open={item.id === openId || undefined}
        >
          <span className={styles.dot} aria-hidden="true" />
          <Hotspot item={item} isOpen={item.id === openId} onPick={onPick} onShow={onShow} />
        </li>
      ))}
    </ul>
  )
})

interface HotspotProps extends Pick<HotspotsProps, 'onPick' | 'onShow'> {
  readonly item: Item
  /** One looks at it and chooses beside the picture, where its name is: nothing of it may be covered. */
  readonly isOpen: boolean
}

const Hotspot = memo(function Hotspot({ item, isOpen, onPick, onShow }: HotspotProps) {
  const { prepared } = useOpenUnit().store
  const { t } = useTranslation('configurator')
  const { defactoProductId, total, isOnRequest } = useItemState(item.id)
  const show = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    const mark = currentTarget.closest<HTMLElement>('[data-spot]')
    if (mark !== null) onShow(mark)
  }
  const product = defactoProductId === null ? undefined : prepared.product(defactoProductId)
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => onPick(item.id)}
      onPointerEnter={show}
      onFocus={show}
    >
      <span {...(isOpen ? { className: 'visually-hidden' } : { className: styles.label, 'data-label': '' })}>
        <span className={styles.item}>{item.title}</span>{' '}
        <span className={styles.product}>{product?.title ?? t('items.nothing')}</span>{' '}
        <SignedPrice cents={total} isOnRequest={isOnRequest} />
        <span className="visually-hidden">{t('picture.showItem')}</span>
      </span>
    </button>
  )
})

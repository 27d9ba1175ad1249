import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { PictureLayer } from '#shared/domain/look/pictures.ts'
import { Thumb } from '../options/Thumb.tsx'
import { useItemState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './RoomBoard.module.css'
import { useRoomView } from './use-room-view.ts'
import { useShowItem } from './use-show-item.ts'

/** What the picture shows, as a board of samples; a touch opens the item among the choices. */
export const RoomBoard = memo(function RoomBoard({ room }: { room: Room }) {
  const { mapping, store } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const showItem = useShowItem(room)
  const { present } = useRoomView(room)
  const layers = useMemo(() => {
    const picture = mapping?.rooms.find(({ renderId }) => renderId === present.room.renderId)
    // What belongs to another room (the handles of all doors) is chosen there.
    return (picture?.layers ?? []).filter((layer) => store.prepared.item(layer.subLineItemId)?.roomId === room.id)
  }, [mapping, present.room.renderId, room.id, store])
  if (layers.length === 0) return null
  return (
    <section className={styles.board} aria-label={t('picture.shown')}>
      <ul className={styles.samples}>
        {layers.map((layer) => (
          <Sample key={`${layer.category}/${layer.subLineItemId}`} layer={layer} onTouch={showItem} />
        ))}
      </ul>
    </section>
  )
})

interface SampleProps {
  readonly layer: PictureLayer
  readonly onTouch: (itemId: string) => void
}

const Sample = memo(function Sample({ layer, onTouch }: SampleProps) {
  const { prepared } = useOpenUnit().store
  const { t } = useTranslation('configurator')
  const { subLineItemId: itemId, productsById } = layer
  const { takesPart, defactoProductId } = useItemState(itemId)
  const item = prepared.item(itemId)
  const product = defactoProductId === null ? undefined : prepared.product(defactoProductId)
  // Nothing that the picture does not show, as an item that is left out.
  const isSeen = takesPart && product !== undefined && (productsById[product.id] ?? null) !== null
  if (!isSeen || item === undefined) return null
  return (
    <li>
      <button type="button" className={styles.sample} onClick={() => onTouch(itemId)}>
        <Thumb url={product.thumbUrl} size={48} title={product.title} trade={product.trades[0]} />
        <span className={styles.words}>
          <span className={styles.item}>{item.title}</span> <span className={styles.product}>{product.title}</span>{' '}
          <span className="visually-hidden">{t('picture.showItem')}</span>
        </span>
      </button>
    </li>
  )
})

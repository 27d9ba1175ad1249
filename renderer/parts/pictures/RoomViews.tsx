import { memo, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import styles from './RoomViews.module.css'
import { useRoomView } from './use-room-view.ts'

/** Small pictures of a room's views, to go from one to the other (API-84); none for a room with a single one. */
export const RoomViews = memo(function RoomViews({ room }: { room: Room }) {
  const { t } = useTranslation('configurator')
  const { views, present, show, showItem } = useRoomView(room)
  const { subLineItemId: itemId } = useParams()
  // An item that is opened comes into view; afterwards everybody may look where they like.
  useEffect(() => {
    if (itemId !== undefined) showItem(itemId)
  }, [itemId, showItem])
  if (views.length < 2) return null
  return (
    <ul className={styles.views} aria-label={t('picture.views')}>
      {views.map((view, index) => (
        <li key={view.id}>
          <button
            type="button"
            className={styles.view}
            aria-label={t('picture.view', { number: index + 1 })}
            aria-pressed={view === present}
            onClick={() => show(view.id)}
          >
            {view.thumbUrl === null ? null : <img src={view.thumbUrl} alt="" decoding="async" draggable={false} />}
          </button>
        </li>
      ))}
    </ul>
  )
})

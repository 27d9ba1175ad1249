import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { findNeighbours } from '#renderer/unit/address/neighbours.ts'
import { useAfterAnswer } from '#renderer/unit/state/use-after-answer.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { LayeredPicture } from './LayeredPicture.tsx'
import { panoramaSource } from './panorama-source.ts'
import styles from './RoomPicture.module.css'
import { RoomViews } from './RoomViews.tsx'
import { useRoomView } from './use-room-view.ts'
import { usePicture } from './usePicture.ts'
import { removeFirstPicture } from '#renderer/ui/first-picture.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { ZoomArea } from './zoom/ZoomArea.tsx'

/** With three.js, so only where there is a panorama. */
const RoomPanorama = lazy(async () => ({ default: (await import('./RoomPanorama.tsx')).RoomPanorama }))

interface RoomPictureProps {
  readonly room: Room
  /** The rooms of the menu: the pictures of those beside it are kept ready. */
  readonly rooms: readonly Room[]
}

/** A room as it is configured: all round where there is such a picture (IMG-1), else one that can be enlarged (IMG-2). */
export const RoomPicture = memo(function RoomPicture({ room, rooms }: RoomPictureProps) {
  const { mapping } = useOpenUnit()
  const source = useMemo(() => panoramaSource(room, mapping), [room, mapping])
  // Without WebGL, or when its picture cannot be had, the flat one takes its place for good.
  const [hasFailed, setHasFailed] = useState(false)
  if (source === null || hasFailed) return <FlatPicture room={room} rooms={rooms} />
  return (
    <Suspense fallback={<Preview room={room} />}>
      <RoomPanorama key={room.id} room={room} source={source} onFailed={() => setHasFailed(true)} />
    </Suspense>
  )
})

function Preview({ room }: { room: Room }) {
  return (
    <div className={styles.frame} aria-busy="true">
      {room.previewUrl === null ? null : (
        <img className={styles.plain} src={room.previewUrl} alt="" draggable={false} onLoad={removeFirstPicture} />
      )}
    </div>
  )
}

/**
 * The room's picture, and behind it those of the rooms beside it, ready to come to the front: going
 * there is then no more than an exchange of what is on top.
 */
function FlatPicture({ room, rooms }: RoomPictureProps) {
  const { mapping } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const { present } = useRoomView(room)
  const shown = useNearRooms(room, rooms)
  if (present.room.previewUrl === null && !hasLayers(present.room, mapping))
    return (
      <div className={styles.frame}>
        <p className={styles.none}>{t('picture.none')}</p>
      </div>
    )
  return (
    <div className={styles.frame}>
      <ZoomArea label={t('picture.zoomArea', { room: room.title })} subject={`${room.id}/${present.id}`}>
        {shown.map((entry) => (
          <OneRoom key={entry.id} room={entry} isBehind={entry !== room} />
        ))}
      </ZoomArea>
      <RoomViews room={room} />
    </div>
  )
}

/** A room's layered picture in the view that is looked at, or its plain one. */
const OneRoom = memo(function OneRoom({ room: ofRoom, isBehind }: { room: Room; isBehind: boolean }) {
  const { images, mapping, store } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const { id: viewId, room } = useRoomView(ofRoom).present
  const picture = usePicture(room)
  const described = useAfterAnswer(picture)
  const alt = useMemo(() => {
    const choices = (described?.layers ?? []).flatMap(({ itemId, productId }) => {
      const item = store.prepared.item(itemId)
      const product = productId === null ? undefined : store.prepared.product(productId)
      return item && product ? [t('picture.choice', { item: item.title, product: product.title })] : []
    })
    const words = { room: room.title, choices: choices.join(', ') }
    return choices.length > 0 ? t('picture.alt', words) : t('picture.altPlain', words)
  }, [described, store, room.title, t])

  if (picture === null)
    return isBehind ? null : <img className={styles.plain} src={room.previewUrl ?? ''} alt={alt} draggable={false} />
  return (
    <LayeredPicture
      key={viewId}
      picture={picture}
      options={mapping?.rooms.find(({ renderId }) => renderId === room.renderId)?.layers}
      alt={alt}
      alignment={room.configuratorAlignment}
      images={images}
      loadingText={t('picture.loading')}
      isBehind={isBehind}
    />
  )
})

function hasLayers(room: Room, mapping: PictureMapping | null): boolean {
  return mapping?.rooms.some(({ renderId }) => renderId === room.renderId) ?? false
}

/** The room and, once its own picture is there and nothing else is to do, the rooms before and after it, in the order of the menu. */
function useNearRooms(room: Room, rooms: readonly Room[]): readonly Room[] {
  const { mapping, images } = useOpenUnit()
  const [near, setNear] = useState<readonly Room[]>([])
  useEffect(() => {
    const draw = () => {
      const { previous, next } = findNeighbours(rooms, room.id)
      const flat = [previous, next].filter(
        (other) => other !== null && hasLayers(other, mapping) && panoramaSource(other, mapping) === null,
      )
      setNear([room, ...flat.filter((other) => other !== null)])
    }
    let stopIdle = () => {}
    const stopQuiet = images.whenQuiet(() => {
      stopIdle = whenIdle(draw)
    })
    return () => {
      stopQuiet()
      stopIdle()
    }
  }, [room, rooms, mapping, images])
  return useMemo(() => {
    const all = near.includes(room) ? near : [...near, room]
    return all.toSorted((a, b) => rooms.indexOf(a) - rooms.indexOf(b))
  }, [near, room, rooms])
}

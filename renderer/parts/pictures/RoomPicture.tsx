import {
  lazy,
  memo,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { findBox, findItemAt, type HitMap, type Share } from '#shared/domain/look/hit-map.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { findNeighbours } from '#renderer/unit/address/neighbours.ts'
import { useAfterAnswer } from '#renderer/unit/state/use-after-answer.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { LayeredPicture } from './LayeredPicture.tsx'
import { panoramaSource } from './panorama-source.ts'
import { Backdrop } from './Backdrop.tsx'
import styles from './RoomPicture.module.css'
import { findAim } from './hit/aim.ts'
import { useCoveredMarks } from './hit/covered-marks.ts'
import { useFreeArea } from './hit/free-area.ts'
import { Hotspots } from './hit/Hotspots.tsx'
import { fitLabel } from './hit/place-label.ts'
import { useHitMap } from './hit/use-hit-map.ts'
import { RoomViews } from './RoomViews.tsx'
import { useRoomView } from './use-room-view.ts'
import { useShowItem } from './use-show-item.ts'
import { usePicture } from './usePicture.ts'
import { removeFirstPicture } from '#renderer/ui/first-picture.ts'
import { AHEAD_MS, whenIdle } from '#renderer/platform/when-idle.ts'
import { type Pointing, ZoomArea } from './zoom/ZoomArea.tsx'
import type { Point } from './zoom/zoom-gestures.ts'

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
  const { images, mapping } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const { present } = useRoomView(room)
  const picture = usePicture(present.room)
  // Before the rooms beside it: both wait until the picture is there.
  const map = useHitMap(picture, images)
  const shown = useNearRooms(room, rooms)
  const { aimedId, pick } = useAim(room)
  const area = useRef<HTMLDivElement>(null)
  const [show] = useState(() => (mark: HTMLElement) => fitLabel(area.current, mark))
  const pointing = usePointing(room, map, area, pick)
  const part = usePart(map, aimedId)
  useFreeArea(area)
  useCoveredMarks(area, map)
  if (present.room.previewUrl === null && !hasLayers(present.room, mapping))
    return (
      <div className={styles.frame}>
        <p className={styles.none}>{t('picture.none')}</p>
      </div>
    )
  return (
    <div ref={area} className={styles.frame}>
      <ZoomArea
        label={t('picture.zoomArea', { room: room.title })}
        subject={`${room.id}/${present.id}`}
        part={part}
        pointing={pointing}
        onFlight={images.during}
      >
        <div className={styles.screen} />
        {shown.map((entry) => (
          <OneRoom
            key={entry.id}
            room={entry}
            isBehind={entry !== room}
            marks={
              entry !== room || map === null ? null : (
                <Hotspots room={room} map={map} openId={aimedId} onPick={pick} onShow={show} />
              )
            }
          />
        ))}
      </ZoomArea>
      <RoomViews room={room} />
    </div>
  )
}

/**
 * The item that the picture goes to: the open one, or at once the one that was picked here. The rest of the page follows
 * as a transition, between the frames of the flight.
 */
function useAim(room: Room): { aimedId: string | null; pick: (itemId: string) => void } {
  const openId = useParams()['subLineItemId'] ?? null
  const [aim, setAim] = useState({ itemId: openId, openId })
  if (aim.openId !== openId) setAim({ itemId: openId, openId })
  const show = useShowItem(room)
  const pick = useCallback(
    (itemId: string) => {
      setAim((now) => ({ ...now, itemId }))
      startTransition(() => show(itemId))
    },
    [show],
  )
  return { aimedId: aim.itemId, pick }
}

/** A tap on a thing opens its item; under the mouse its mark says what it is. The same object as long as the map is. */
function usePointing(
  room: Room,
  map: HitMap | null,
  area: Readonly<{ current: HTMLDivElement | null }>,
  pick: (itemId: string) => void,
): Pointing {
  const { prepared } = useOpenUnit().store
  return useMemo(() => {
    const findHere = (point: Point, reach: number) => {
      const itemId = map === null ? null : findItemAt(map, point, reach)
      return itemId !== null && prepared.item(itemId)?.roomId === room.id ? itemId : null
    }
    return {
      onTap: (point, reach) => {
        const itemId = findHere(point, reach)
        if (itemId !== null) pick(itemId)
      },
      onHover: (point) => {
        const itemId = point === null ? null : findHere(point, 0)
        // Straight to the page: nothing else follows the mouse.
        for (const spot of area.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
          const isUnder = spot.dataset['spot'] === itemId
          if (isUnder && !spot.hasAttribute('data-under')) fitLabel(area.current, spot)
          spot.toggleAttribute('data-under', isUnder)
        }
      },
    }
  }, [room.id, map, area, pick, prepared])
}

/** Where the open item is, as long as it is open: a choice must not move the camera. */
function usePart(map: HitMap | null, openId: string | null): Share | null {
  const [known, setKnown] = useState<{ itemId: string | null; part: Share | null }>({ itemId: null, part: null })
  const isKnown = known.itemId === openId && (known.part !== null || openId === null || map === null)
  if (isKnown) return known.part
  const part = openId === null || map === null ? null : findBox(map, openId)
  if (known.itemId !== openId || part !== null) setKnown({ itemId: openId, part })
  return part
}

interface OneRoomProps {
  readonly room: Room
  readonly isBehind: boolean
  readonly marks: ReactNode
}

/** A room's layered picture in the view that is looked at, or its plain one. */
const OneRoom = memo(function OneRoom({ room: ofRoom, isBehind, marks }: OneRoomProps) {
  const { images, mapping, store } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const { id: viewId, room } = useRoomView(ofRoom).present
  const picture = usePicture(room)
  const whole = mapping?.rooms.find(({ renderId }) => renderId === room.renderId)
  const aim = useMemo(
    () => (whole === undefined ? undefined : findAim(whole, (id) => store.prepared.item(id)?.roomId === room.id)),
    [whole, store, room.id],
  )
  const described = useAfterAnswer(picture)
  const isOwn = picture?.layers.some(({ itemId, productId }) => !isStandard(store.prepared, itemId, productId)) ?? false
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
      options={whole?.layers}
      alt={alt}
      alignment={room.configuratorAlignment}
      aim={aim}
      images={images}
      isOwn={isOwn}
      backdrop={isBehind ? null : <Backdrop picture={picture} />}
      loadingText={t('picture.loading')}
      isBehind={isBehind}
      marks={marks}
    />
  )
})

function isStandard(prepared: PreparedCatalogue, itemId: string, productId: string | null): boolean {
  return productId === (prepared.item(itemId)?.defaultProductId ?? null)
}

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
      stopIdle = whenIdle(draw, AHEAD_MS)
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

import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { type Configuration, itemState } from '#shared/domain/index.ts'
import { type LookAround, Panorama, type PanoramaPicture, type PanoramaSpot } from '#renderer/scene/panorama/index.ts'
import { removeFirstPicture } from '#renderer/ui/first-picture.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { areShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { useFreeArea } from './hit/free-area.ts'
import type { PanoramaSource } from './panorama-source.ts'
import styles from './RoomPicture.module.css'
import { LOADING_DELAY_MS, useDelayed, usePictureByKey } from './usePicture.ts'
import { useShowItem } from './use-show-item.ts'
import zoomStyles from './zoom/ZoomArea.module.css'

interface RoomPanoramaProps {
  readonly room: Room
  readonly source: PanoramaSource
  readonly onFailed: () => void
}

/** A room all round, with its items to touch (IMG-1). */
export function RoomPanorama({ room, source, onFailed }: RoomPanoramaProps) {
  const { t } = useTranslation('configurator')
  const picture = usePanoramaPicture(source)
  const spots = useSpots(room)
  const showItem = useShowItem(room)
  const area = useRef<HTMLDivElement>(null)
  useFreeArea(area)
  const [shown, setShown] = useState<PanoramaPicture | null>(null)
  const isSettled = shown === picture
  const isLoading = useDelayed(!isSettled, LOADING_DELAY_MS)
  const onShown = useCallback(() => {
    removeFirstPicture()
    setShown(picture)
  }, [picture])
  return (
    <div ref={area} className={styles.frame} aria-busy={isLoading} data-settled={isSettled}>
      <Panorama
        picture={picture}
        previewUrl={picture.previewUrl}
        label={t('picture.panorama', { room: room.title })}
        spots={spots}
        onSpot={showItem}
        onShown={onShown}
        onFailed={onFailed}
        overlay={Overlay}
      />
      {isLoading ? (
        <p className={styles.loading} role="status">
          <span className="visually-hidden">{t('picture.loading')}</span>
        </p>
      ) : null}
    </div>
  )
}

/** What lies over the panorama: how to use it, and the way closer. */
function Overlay({ lookAround }: { lookAround: LookAround }) {
  const { t } = useTranslation('configurator')
  return (
    <>
      <p className={styles.hint} aria-hidden="true">
        {t('picture.panoramaHint')}
      </p>
      <div className={zoomStyles.controls}>
        <IconButton className={zoomStyles.button} label={t('picture.zoomIn')} onClick={() => lookAround.step(1)}>
          <NamedIcon name="zoomIn" size={20} />
        </IconButton>
        <IconButton className={zoomStyles.button} label={t('picture.zoomOut')} onClick={() => lookAround.step(-1)}>
          <NamedIcon name="zoomOut" size={20} />
        </IconButton>
      </div>
    </>
  )
}

/** px; what an image without a size of its own is drawn in. */
const PLAIN_WIDTH = 4096

/** The panorama as configured. Same object while nothing in it changes. */
function usePanoramaPicture(source: PanoramaSource): PanoramaPicture & { readonly previewUrl: string } {
  const layered = usePictureByKey('renderId' in source ? source.renderId : null)
  const url = 'url' in source ? source.url : ''
  return useMemo(() => {
    const size = layered ?? { width: PLAIN_WIDTH, height: PLAIN_WIDTH / 2 }
    const { width, height } = size
    const base = { url: layered?.baseUrl ?? url, x: 0, y: 0, width, height }
    const layers = (layered?.layers ?? []).filter((layer) => !layer.missing)
    return { width, height, images: [base, ...layers], previewUrl: layered?.previewUrl ?? base.url }
  }, [layered, url])
}

/** The room's items that are offered, where the panorama shows them. */
function useSpots(room: Room): readonly PanoramaSpot[] {
  const { store } = useOpenUnit()
  const { subLineItemId } = useParams()
  const { t } = useTranslation('configurator')
  const fitted = useUnitValue<Room, readonly FittedSpot[]>(fittedSpots, room, areShallowEqual)
  return useMemo(
    () =>
      fitted.flatMap(({ itemId, productId, yaw, pitch }) => {
        const item = store.prepared.item(itemId)
        if (item === undefined) return []
        const product = productId === null ? undefined : store.prepared.product(productId)
        const label =
          product === undefined ? item.title : t('picture.choice', { item: item.title, product: product.title })
        return [{ id: itemId, label, yaw, pitch, isActive: itemId === subLineItemId }]
      }),
    [fitted, store, subLineItemId, t],
  )
}

interface FittedSpot {
  readonly itemId: string
  readonly productId: string | null
  readonly yaw: number
  readonly pitch: number
}

function fittedSpots(configuration: Configuration, room: Room): readonly FittedSpot[] {
  return (room.panoramaHotspots ?? []).flatMap(({ subLineItemId: itemId, yaw, pitch }) => {
    if (!configuration.prepared.item(itemId)) return []
    const { takesPart, defactoProductId } = itemState(configuration, itemId)
    return takesPart ? [{ itemId, productId: defactoProductId, yaw, pitch }] : []
  })
}

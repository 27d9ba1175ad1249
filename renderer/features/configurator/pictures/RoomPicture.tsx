import { type CSSProperties, memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue.types.ts'
import type { ShownPicture } from '#shared/domain/pictures.ts'
import { useOpenUnit } from '../store/unit.context.ts'
import type { ImageLoader } from './image-loader.ts'
import { PictureLayer } from './PictureLayer.tsx'
import styles from './RoomPicture.module.css'
import { LOADING_DELAY_MS, useAllSettled, useDelayed, usePicture } from './usePicture.ts'

/** The picture of a room as it is configured; a plain picture, or a quiet placeholder, where there are no layers. */
export const RoomPicture = memo(function RoomPicture({ room }: { room: Room }) {
  const { images, store } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const picture = usePicture(room.id)
  const alt = useMemo(() => {
    const choices = (picture?.layers ?? []).flatMap(({ itemId, productId }) => {
      const item = store.prepared.item(itemId)
      const product = productId === null ? undefined : store.prepared.product(productId)
      return item && product ? [t('picture.choice', { item: item.title, product: product.title })] : []
    })
    const words = { room: room.title, choices: choices.join(', ') }
    return choices.length > 0 ? t('picture.alt', words) : t('picture.altPlain', words)
  }, [picture, store, room.title, t])

  if (picture !== null)
    return (
      <LayeredPicture
        key={room.id}
        picture={picture}
        alt={alt}
        alignment={room.configuratorAlignment}
        images={images}
        loadingText={t('picture.loading')}
      />
    )
  return (
    <div className={styles.frame}>
      {room.previewUrl === null ? (
        <p className={styles.none}>{t('picture.none')}</p>
      ) : (
        <img className={styles.plain} src={room.previewUrl} alt={alt} draggable={false} />
      )}
    </div>
  )
})

interface LayeredPictureProps {
  readonly picture: ShownPicture
  readonly alt: string
  /** Which part stays in view where the frame is narrower than the picture. */
  readonly alignment: Room['configuratorAlignment']
  readonly images: ImageLoader
  readonly loadingText: string
}

/**
 * Preview first; base and layers stacked over it and faded in once all of them have loaded
 * (IMG-4..6). Afterwards only the layer that changes is swapped.
 */
export function LayeredPicture({ picture, alt, alignment, images, loadingText }: LayeredPictureProps) {
  const layers = picture.layers.filter((layer) => !layer.missing)
  const urls = [picture.baseUrl, ...layers.map((layer) => layer.url)]
  const isSettled = useAllSettled(urls, images)
  const isRevealed = useEver(isSettled)
  const isLoading = useDelayed(!isSettled, LOADING_DELAY_MS)
  const shape: CSSProperties & { '--ratio': number } = { '--ratio': picture.width / picture.height }
  return (
    <div className={styles.frame} aria-busy={isLoading} data-settled={isSettled}>
      <div className={styles.canvas} data-align={alignment} style={shape} role="img" aria-label={alt}>
        <img className={styles.full} src={picture.previewUrl} alt="" draggable={false} />
        {isRevealed ? (
          <div className={styles.stack}>
            {images.isReady(picture.baseUrl) ? (
              <img className={styles.full} src={picture.baseUrl} alt="" decoding="sync" draggable={false} />
            ) : null}
            {layers.map((layer) => (
              <PictureLayer
                key={`${layer.category}/${layer.itemId}`}
                layer={layer}
                images={images}
                pictureWidth={picture.width}
                pictureHeight={picture.height}
              />
            ))}
          </div>
        ) : null}
      </div>
      {isLoading ? (
        <p className={styles.loading} role="status">
          <span className="visually-hidden">{loadingText}</span>
        </p>
      ) : null}
    </div>
  )
}

/** Whether it has been true at any time since the component came up. */
function useEver(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition)
  if (condition && !hasBeen) setHasBeen(true)
  return condition || hasBeen
}

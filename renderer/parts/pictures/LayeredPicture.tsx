import { type CSSProperties, type ReactNode, useState } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { PictureLayer as LayerOptions, ShownLayer, ShownPicture } from '#shared/domain/look/pictures.ts'
import { removeFirstPicture } from '#renderer/ui/first-picture.ts'
import type { ImageLoader } from '#renderer/unit/pictures/image-loader.ts'
import { PictureLayer } from './PictureLayer.tsx'
import styles from './RoomPicture.module.css'
import { LOADING_DELAY_MS, useAllSettled, useDelayed } from './usePicture.ts'

interface LayeredPictureProps {
  readonly picture: ShownPicture
  /** All that the picture's layers can show, as the mapping has it. */
  readonly options?: readonly LayerOptions[] | undefined
  readonly alt: string
  /** Which part stays in view where the frame is narrower than the picture. */
  readonly alignment: Room['configuratorAlignment']
  /** Share of the picture's width that comes to the middle of what is free. */
  readonly aim?: number | undefined
  readonly images: ImageLoader
  readonly loadingText: string
  /** The preview shows other choices than the picture: until that is there, it is no more than hinted at (STG-10). */
  readonly isOwn?: boolean
  /** It waits behind another one: nobody sees or hears of it. */
  readonly isBehind?: boolean
  /** What is beside it, where it does not reach. */
  readonly backdrop?: ReactNode
  /** What lies over the picture, in its own measures. */
  readonly marks?: ReactNode
}

/**
 * Preview first; base and layers stacked over it and faded in once all of them have loaded
 * (IMG-4..6). Afterwards only the layer that changes is swapped. What was loaded before it was asked
 * for is there at once, as a whole.
 */
export function LayeredPicture(props: LayeredPictureProps) {
  const {
    picture,
    options,
    alt,
    alignment,
    aim = 0.5,
    images,
    loadingText,
    isOwn = false,
    isBehind = false,
    backdrop = null,
    marks = null,
  } = props
  const layers = picture.layers.filter((layer) => !layer.missing)
  const urls = [picture.baseUrl, ...layers.map((layer) => layer.url)]
  const isSettled = useAllSettled(urls, images)
  const [wasReady] = useState(isSettled)
  const isRevealed = useEver(isSettled)
  const hasBase = isRevealed && images.isReady(picture.baseUrl)
  const isLoading = useDelayed(!isSettled, LOADING_DELAY_MS)
  const shape: CSSProperties & { '--ratio': number; '--aim': number } = {
    '--ratio': picture.width / picture.height,
    '--aim': aim,
  }
  return (
    <div
      className={styles.inner}
      {...(isBehind
        ? { 'aria-hidden': true, 'data-behind': '' }
        : { 'aria-busy': isLoading, 'data-settled': isSettled })}
    >
      <div
        className={styles.canvas}
        data-align={alignment}
        style={shape}
        {...(isBehind ? {} : { role: 'img', 'aria-label': alt, 'data-canvas': '' })}
      >
        {backdrop}
        <img
          className={styles.full}
          src={picture.previewUrl}
          alt=""
          decoding="sync"
          draggable={false}
          data-hint={(isOwn && !isRevealed) || undefined}
          data-covered={hasBase || undefined}
          onLoad={removeFirstPicture}
        />
        {isRevealed ? (
          <div className={styles.stack} data-at-once={wasReady || undefined}>
            {hasBase ? (
              <img className={styles.full} src={picture.baseUrl} alt="" decoding="sync" draggable={false} />
            ) : null}
            {layers.map((layer, index) => (
              <PictureLayer
                key={`${layer.category}/${layer.itemId}`}
                layer={layer}
                options={isBehind ? undefined : listOptions(layer, options)}
                images={images}
                position={index + 1}
                pictureWidth={picture.width}
                pictureHeight={picture.height}
              />
            ))}
          </div>
        ) : null}
      </div>
      {marks === null ? null : (
        <div className={styles.marks} data-align={alignment} style={shape}>
          {marks}
        </div>
      )}
      {isLoading && !isBehind ? (
        <p className={styles.loading} role="status">
          <span className="visually-hidden">{loadingText}</span>
        </p>
      ) : null}
    </div>
  )
}

function listOptions(
  { category, itemId }: ShownLayer,
  options: readonly LayerOptions[] | undefined,
): LayerOptions | undefined {
  return options?.find((layer) => layer.category === category && layer.subLineItemId === itemId)
}

/** Whether it has been true at any time since the component came up. */
function useEver(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition)
  if (condition && !hasBeen) setHasBeen(true)
  return condition || hasBeen
}

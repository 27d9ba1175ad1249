import { memo, useEffect, useState } from 'react'
import type { ShownLayer } from '#shared/domain/pictures.ts'
import type { ImageLoader } from './image-loader.ts'
import styles from './RoomPicture.module.css'

/** ms; a layer that takes another's place fades in so fast (IMG-6). */
const SWAP_MS = 25

interface PictureLayerProps {
  readonly layer: ShownLayer
  readonly images: ImageLoader
  /** Size of the picture that the layer's place refers to, px. */
  readonly pictureWidth: number
  readonly pictureHeight: number
}

/**
 * One layer of a room picture. The old image stays until the new one is decoded; one that was
 * decoded before is there in the very next frame. An image that cannot be had leaves its place
 * empty: the old one would show what is no longer chosen.
 */
export const PictureLayer = memo(function PictureLayer({
  layer,
  images,
  pictureWidth,
  pictureHeight,
}: PictureLayerProps) {
  const { url } = layer
  const [stack, setStack] = useState<{ current: ShownLayer | null; outgoing: ShownLayer | null }>({
    current: images.isReady(url) ? layer : null,
    outgoing: null,
  })
  const isStale = stack.current?.url !== url
  // While rendering, not in an effect: what is decoded already shows in the same frame as the choice.
  if (isStale && images.isReady(url)) setStack({ current: layer, outgoing: stack.current })

  useEffect(() => {
    if (!isStale) return undefined
    let isWanted = true
    void images.load(url).then((outcome) => {
      if (!isWanted) return
      setStack((before) => ({ current: outcome === 'ready' ? layer : null, outgoing: before.current }))
    })
    return () => {
      isWanted = false
    }
  }, [isStale, url, layer, images])

  const { outgoing } = stack
  useEffect(() => {
    if (outgoing === null) return undefined
    const timer = setTimeout(() => setStack((before) => ({ ...before, outgoing: null })), SWAP_MS * 2)
    return () => clearTimeout(timer)
  }, [outgoing])

  const shown = [outgoing, stack.current].filter((entry) => entry !== null)
  return shown.map((entry) => (
    <img
      key={entry.url}
      className={styles.layer}
      data-outgoing={entry === outgoing || undefined}
      src={entry.url}
      alt=""
      // Decoded before it comes here, so this costs nothing and never shows a gap.
      decoding="sync"
      draggable={false}
      style={{
        left: `${(entry.x / pictureWidth) * 100}%`,
        top: `${(entry.y / pictureHeight) * 100}%`,
        width: `${(entry.width / pictureWidth) * 100}%`,
        height: `${(entry.height / pictureHeight) * 100}%`,
      }}
    />
  ))
})

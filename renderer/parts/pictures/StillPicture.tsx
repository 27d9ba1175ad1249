import { type CSSProperties, useMemo, useState } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { getPicture, type ShownPicture } from '#shared/domain/look/pictures.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './StillPicture.module.css'

interface StillPictureProps {
  readonly room: Room
  readonly configuration: Configuration
  /** '' = says nothing that is not said beside it. */
  readonly alt: string
}

/** A room's picture in any configuration, without the current one's fading and zooming. 16:9. */
export function StillPicture({ room, configuration, alt }: StillPictureProps) {
  const { mapping } = useOpenUnit()
  const picture = useMemo(
    () => (mapping === null ? null : getPicture(configuration, mapping, room.id)),
    [mapping, configuration, room.id],
  )
  if (picture === null)
    return (
      <div className={styles.frame}>
        {room.previewUrl === null ? null : <img className={styles.full} src={room.previewUrl} alt={alt} />}
      </div>
    )
  const shape: CSSProperties & { '--ratio': number } = { '--ratio': picture.width / picture.height }
  return (
    <div
      className={styles.frame}
      style={shape}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <img className={styles.full} src={picture.previewUrl} alt="" draggable={false} />
      <Stack key={listUrls(picture).join(' ')} picture={picture} />
    </div>
  )
}

const shownLayers = (picture: ShownPicture) => picture.layers.filter((layer) => !layer.missing)
const listUrls = (picture: ShownPicture) => [picture.baseUrl, ...shownLayers(picture).map(({ url }) => url)]

/** Base and layers over the preview, once all of them are there; what cannot be had is left out. */
function Stack({ picture }: { picture: ShownPicture }) {
  const [settled, setSettled] = useState(0)
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  const image = {
    draggable: false,
    loading: 'lazy',
    decoding: 'async',
    onLoad: () => setSettled((count) => count + 1),
    onError: () => setSettled((count) => count + 1),
  } as const
  return (
    <div className={styles.stack} data-loading={settled < listUrls(picture).length || undefined}>
      <img className={styles.full} src={picture.baseUrl} alt="" {...image} />
      {shownLayers(picture).map((layer) => (
        <img
          key={`${layer.category}/${layer.itemId}`}
          className={styles.layer}
          src={layer.url}
          alt=""
          {...image}
          style={{
            left: percent(layer.x, picture.width),
            top: percent(layer.y, picture.height),
            width: percent(layer.width, picture.width),
            height: percent(layer.height, picture.height),
          }}
        />
      ))}
    </div>
  )
}

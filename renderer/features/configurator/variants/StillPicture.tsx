import { useMemo } from 'react'
import type { Room } from '#shared/domain/catalogue.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { pictureOf } from '#shared/domain/pictures.ts'
import { useOpenUnit } from '../store/unit.context.ts'
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
    () => (mapping === null ? null : pictureOf(configuration, mapping, room.id)),
    [mapping, configuration, room.id],
  )
  if (picture === null)
    return (
      <div className={styles.frame}>
        {room.previewUrl === null ? null : <img className={styles.full} src={room.previewUrl} alt={alt} />}
      </div>
    )
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <div
      className={styles.frame}
      style={{ aspectRatio: picture.width / picture.height }}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <img className={styles.full} src={picture.previewUrl} alt="" draggable={false} />
      <img className={styles.full} src={picture.baseUrl} alt="" draggable={false} />
      {picture.layers
        .filter((layer) => !layer.missing)
        .map((layer) => (
          <img
            key={`${layer.category}/${layer.itemId}`}
            className={styles.layer}
            src={layer.url}
            alt=""
            draggable={false}
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

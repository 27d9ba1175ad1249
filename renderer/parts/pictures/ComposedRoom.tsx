import { useEffect, useState } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { combinedUrl, getPicture, type PictureMapping } from '#shared/domain/look/pictures.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './ComposedRoom.module.css'
import { StillPicture } from './StillPicture.tsx'

interface ComposedRoomProps {
  readonly room: Room
  readonly configuration: Configuration | undefined
  readonly className: string | undefined
  readonly alt: string
}

/** Address of a room's picture in a configuration, composed by the portal; null = there is none. */
export function composedUrl(mapping: PictureMapping | null, room: Room, configuration: Configuration): string | null {
  const picture = mapping === null ? null : getPicture(configuration, mapping, room.id)
  if (mapping === null || picture === null || room.renderId === null) return room.previewUrl
  return combinedUrl(mapping.mergerUrl, room.renderId, picture)
}

interface Shown {
  readonly url: string
  readonly roomId: string
}

/**
 * A room in any configuration, as one picture of the portal's, or composed here where that cannot be had; never as
 * another one. What it showed before stays until the next is there as a whole.
 */
export function ComposedRoom({ room, configuration, className, alt }: ComposedRoomProps) {
  const { images, mapping } = useOpenUnit()
  const url = configuration === undefined ? null : composedUrl(mapping, room, configuration)
  const [shown, setShown] = useState<Shown | null>(null)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (url !== null && url !== shown?.url && images.isReady(url)) setShown({ url, roomId: room.id })
  useEffect(() => {
    if (url === null || images.isReady(url)) return undefined
    let isWanted = true
    void images.load(url).then((outcome) => {
      if (!isWanted) return
      if (outcome === 'ready') setShown({ url, roomId: room.id })
      else setBrokenUrl(url)
    })
    return () => {
      isWanted = false
    }
  }, [url, images, room])
  if (configuration !== undefined && url !== null && url === brokenUrl)
    return (
      <span className={`${styles.layers} ${className ?? ''}`}>
        <StillPicture room={room} configuration={configuration} alt={alt} />
      </span>
    )
  if (shown === null) return <span className={className} />
  return <img className={className} src={shown.url} alt={alt} decoding="sync" draggable={false} />
}

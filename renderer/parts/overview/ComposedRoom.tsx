import { useEffect, useState } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { combinedUrl, getPicture, type PictureMapping } from '#shared/domain/look/pictures.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

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

/** A room in any configuration, as one picture. What it showed before stays until the next is there as a whole. */
export function ComposedRoom({ room, configuration, className, alt }: ComposedRoomProps) {
  const { images, mapping } = useOpenUnit()
  const url = configuration === undefined ? null : composedUrl(mapping, room, configuration)
  const [shown, setShown] = useState<{ readonly url: string; readonly roomId: string } | null>(null)
  if (url !== null && url !== shown?.url && images.isReady(url)) setShown({ url, roomId: room.id })
  useEffect(() => {
    if (url === null || images.isReady(url)) return undefined
    let isWanted = true
    void images.load(url).then((outcome) => {
      // The portal may be busy composing, or away: then the room as it is by itself.
      const next = outcome === 'ready' ? url : room.previewUrl
      if (isWanted && next !== null) setShown({ url: next, roomId: room.id })
    })
    return () => {
      isWanted = false
    }
  }, [url, images, room])
  if (shown === null) return <span className={className} />
  return <img className={className} src={shown.url} alt={alt} decoding="sync" draggable={false} />
}

import { useMemo, useState } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { roomPreview, type RoomPreview } from '#renderer/parts/overview/room-preview.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './Banner.module.css'

interface PreviewOf {
  readonly mapping: PictureMapping | null
  readonly room: Room
}

/** A room as it is chosen, as soon as it is there: never the standard one before it. */
export function OwnRoom({ room }: { room: Room }) {
  const { mapping } = useOpenUnit()
  const id = useMemo(() => ({ mapping, room }), [mapping, room])
  const { standardUrl, chosenUrl } = useUnitValue<PreviewOf, RoomPreview>(readPreview, id, isShallowEqual)
  const [shownUrl, setShownUrl] = useState<string | null>(null)
  const url = chosenUrl ?? standardUrl
  if (url === null) return null
  return (
    <img
      key={url}
      className={styles.own}
      src={url}
      alt=""
      decoding="async"
      data-shown={shownUrl === url || undefined}
      onLoad={() => setShownUrl(url)}
    />
  )
}

function readPreview(configuration: Configuration, { mapping, room }: PreviewOf): RoomPreview {
  return roomPreview(configuration, mapping, room)
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roomPreview } from '#renderer/parts/overview/room-preview.ts'
import { StillPicture } from '#renderer/parts/pictures/StillPicture.tsx'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import styles from './CartRoom.module.css'

/** A room as it is chosen, never as another one: composed by the server, or here where that cannot be had. */
export function CartPicture({ room }: { room: Room }) {
  const { t } = useTranslation('checkout')
  const { mapping } = useOpenUnit()
  const configuration = useConfiguration()
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const { standardUrl, chosenUrl } = roomPreview(configuration, mapping, room)
  const alt = t('list.picture', { room: room.title })
  const url = chosenUrl ?? standardUrl
  if (url === null) return null
  return (
    <div className={styles.picture}>
      {brokenUrl === url ? (
        <div className={styles.composed}>
          <StillPicture room={room} configuration={configuration} alt={alt} />
        </div>
      ) : (
        <img src={url} alt={alt} loading="lazy" decoding="async" onError={() => setBrokenUrl(url)} />
      )}
    </div>
  )
}

import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { StillPicture } from '#renderer/parts/pictures/still-picture.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { RoomCards } from '#renderer/parts/overview/RoomCards.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import styles from './OverviewDialog.module.css'

/** All rooms with their pictures, how far they are and what they cost (KSK-7); going to one closes it. */
export function OverviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kiosk')
  // Another one with every step, also to the room that is open already.
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) onClose()
  }, [key, onClose])
  return (
    <Dialog title={t('overview.title')} subtitle={t('overview.subtitle')} size="full" onClose={onClose}>
      <div className={styles.rooms}>
        <RoomCards Chosen={ChosenPicture} />
      </div>
    </Dialog>
  )
}

/** Of the layers that lie on this machine: the portal, which composes such pictures for others, may be away. */
function ChosenPicture({ room }: { readonly room: Room }) {
  const configuration = useConfiguration()
  return (
    <Suspense>
      <StillPicture room={room} configuration={configuration} alt="" />
    </Suspense>
  )
}

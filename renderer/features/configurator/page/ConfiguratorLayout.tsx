import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue.types.ts'
import { UserMenu } from '#renderer/features/session/index.ts'
import { DialogHost } from '../dialogs/DialogHost.tsx'
import { OptionsMenu } from '../options/OptionsMenu.tsx'
import { RoomPicture } from '../pictures/RoomPicture.tsx'
import { usePrefetchPreviews } from '../pictures/use-prefetch.ts'
import { RoomMenu } from '../rooms/RoomMenu.tsx'
import { RoomSteps } from '../rooms/RoomSteps.tsx'
import { RoomSwitcher } from '../rooms/RoomSwitcher.tsx'
import { useOpenUnit } from '../store/unit.context.ts'
import { CatalogueNotice } from './CatalogueNotice.tsx'
import band from './band.module.css'
import { CompletedNotice } from './CompletedNotice.tsx'
import styles from './ConfiguratorLayout.module.css'
import { SavingMark } from './SavingMark.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SmallTopBar } from './SmallTopBar.tsx'
import { useIsSmall } from './use-is-small.ts'

export interface ConfiguratorLayoutProps {
  readonly room: Room
  /** The rooms of the menu. */
  readonly rooms: readonly Room[]
  /** Item that the address opens. */
  readonly deepLinkItemId: string | null
  readonly logoUrl: string | null
  readonly projectName: string
  readonly onSwitchUnit: (() => void) | undefined
}

/** A room: picture, choices, totals and the way to the other rooms, for wide and for small screens. */
export const ConfiguratorLayout = memo(function ConfiguratorLayout(props: ConfiguratorLayoutProps) {
  const { t } = useTranslation('configurator')
  const { name } = useOpenUnit()
  const isSmall = useIsSmall()
  const { room } = props
  usePrefetchPreviews(props.rooms)
  useEffect(() => {
    const before = document.title
    document.title = t('page.documentTitle', { room: room.title, unit: name })
    return () => {
      document.title = before
    }
  }, [room.title, name, t])
  return (
    <>
      <p className="visually-hidden" role="status">
        {room.title}
      </p>
      {isSmall ? <SmallLayout {...props} /> : <WideLayout {...props} />}
      <DialogHost room={room} />
    </>
  )
})

/** CFG-6: sidebar, rooms above the picture, choices. */
function WideLayout({ room, rooms, deepLinkItemId, logoUrl, projectName, onSwitchUnit }: ConfiguratorLayoutProps) {
  const { t } = useTranslation('configurator')
  return (
    <div className={styles.wide}>
      <a className={styles.skip} href="#options">
        {t('page.skipToOptions')}
      </a>
      <Sidebar room={room} rooms={rooms} logoUrl={logoUrl} projectName={projectName} />
      <main className={styles.stage}>
        <div className={band.band}>
          <RoomMenu rooms={rooms} activeId={room.id} />
        </div>
        <div className={styles.picture}>
          <RoomPicture room={room} />
        </div>
        <div className={styles.caption}>
          <h1>{room.title}</h1>
          {room.description === '' ? null : <p>{room.description}</p>}
        </div>
      </main>
      <section className={styles.choices} id="options" tabIndex={-1} aria-label={t('page.options')}>
        <div className={band.band} data-of="choices">
          <h2>{t('page.options')}</h2>
          <SavingMark />
          <UserMenu onSwitchUnit={onSwitchUnit} />
        </div>
        {/* A new room begins at its top. */}
        <div key={room.id} className={styles.scroller} data-scroller="">
          <CompletedNotice />
          <OptionsMenu room={room} deepLinkItemId={deepLinkItemId} />
        </div>
      </section>
    </div>
  )
}

/** CFG-3..5: top bar with total, room switcher, picture, choices, the way on. */
function SmallLayout({ room, rooms, deepLinkItemId, onSwitchUnit }: ConfiguratorLayoutProps) {
  const { t } = useTranslation('configurator')
  useTopOfRoom(room.id)
  return (
    <div className={styles.small}>
      <a className={styles.skip} href="#options">
        {t('page.skipToOptions')}
      </a>
      <SmallTopBar onSwitchUnit={onSwitchUnit} />
      <main>
        <RoomSwitcher rooms={rooms} room={room} />
        <div className={styles.smallPicture}>
          <RoomPicture room={room} />
        </div>
        <section className={styles.smallChoices} id="options" tabIndex={-1} aria-label={t('page.options')}>
          <h2 className="visually-hidden">{t('page.options')}</h2>
          <CompletedNotice />
          <OptionsMenu key={room.id} room={room} deepLinkItemId={deepLinkItemId} />
        </section>
        <div className={styles.actions}>
          <CatalogueNotice />
          <RoomSteps rooms={rooms} roomId={room.id} />
        </div>
      </main>
    </div>
  )
}

/** A new room begins at its top; the first one where the browser or a deep link put it. */
function useTopOfRoom(roomId: string): void {
  const shown = useRef(roomId)
  useLayoutEffect(() => {
    if (shown.current === roomId) return
    shown.current = roomId
    window.scrollTo(0, 0)
  }, [roomId])
}

import { lazy, memo, Suspense, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { DialogHost } from '#renderer/dialogs/DialogHost.tsx'
import { DialogStart } from '#renderer/dialogs/DialogStart.tsx'
import { HistoryButtons } from '../history/HistoryButtons.tsx'
import { OptionsMenu } from '../options/OptionsMenu.tsx'
import { RoomPicture } from '#renderer/parts/pictures/RoomPicture.tsx'
import { usePrefetchPreviews, usePrefetchRooms } from '#renderer/parts/pictures/use-prefetch.ts'
import { RoomMenu } from '../rooms/RoomMenu.tsx'
import { RoomSteps } from '../rooms/RoomSteps.tsx'
import { RoomSwitcher } from '../rooms/RoomSwitcher.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import band from './band.module.css'
import { CompletedNotice } from './CompletedNotice.tsx'
import styles from './ConfiguratorLayout.module.css'
import { DisclaimerToast } from './DisclaimerToast.tsx'
import { ConfiguratorHostContext } from '#renderer/unit/address/host.context.ts'
import type { ConfiguratorLayoutProps } from './configurator-layout.types.ts'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { SavingMark } from './SavingMark.tsx'
import { SavingNotices } from '#renderer/parts/saving/SavingNotices.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SmallTopBar } from './SmallTopBar.tsx'
import { RoomCompanions, Stage } from './Stage.tsx'
import { useAfterPicture } from './use-after-picture.ts'
import { useIsSmall } from './use-is-small.ts'

/** Only in a shell that asks for it. */
const KioskLayout = lazyPart(async () => (await import('../kiosk-layout/KioskLayout.tsx')).KioskLayout)
export const preloadKioskLayout = KioskLayout.preload

const Together = lazy(async () => ({ default: (await import('../collaboration/Collaboration.tsx')).Together }))

/** A room: picture, choices, totals and the way to the other rooms, for wide and for small screens. */
export const ConfiguratorLayout = memo(function ConfiguratorLayout(props: ConfiguratorLayoutProps) {
  const { t } = useTranslation('configurator')
  const { name, isLocal } = useOpenUnit()
  const isSmall = useIsSmall()
  const { stand } = useContext(ConfiguratorHostContext)
  const { room } = props
  usePrefetchPreviews(props.rooms)
  usePrefetchRooms(room, props.rooms)
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
      {isSmall ? (
        <SmallLayout {...props} />
      ) : stand === undefined ? (
        <WideLayout {...props} />
      ) : (
        <KioskLayout {...props} {...stand} />
      )}
      <DialogStart room={room} rooms={props.rooms} isItemNamed={props.deepLinkItemId !== null} />
      <DialogHost room={room} />
      {isLocal ? null : (
        <Suspense fallback={null}>
          <Together />
        </Suspense>
      )}
    </>
  )
})

/** CFG-6: sidebar, rooms above the picture, choices. */
function WideLayout({ room, rooms, deepLinkItemId, logoUrl, projectName }: ConfiguratorLayoutProps) {
  const { t } = useTranslation('configurator')
  const shown = useAfterPicture(room, deepLinkItemId)
  return (
    <div className={styles.wide}>
      <a className={styles.skip} href="#options">
        {t('page.skipToOptions')}
      </a>
      <Sidebar room={room} rooms={rooms} logoUrl={logoUrl} projectName={projectName} />
      <Stage room={room} rooms={rooms} shown={shown}>
        <div className={band.band}>
          <Deferred>
            <RoomMenu rooms={rooms} activeId={room.id} />
          </Deferred>
        </div>
      </Stage>
      <section className={styles.choices} id="options" tabIndex={-1} aria-label={t('page.options')}>
        <div className={band.band} data-of="choices">
          <div className={styles.choicesTitle}>
            <h2 className="ww-heading">{t('page.options')}</h2>
            <Deferred>
              <SavingMark />
            </Deferred>
          </div>
          <HistoryButtons room={room} />
          <UserMenu />
        </div>
        {/* A new room begins at its top. */}
        <div key={shown.room.id} className={styles.scroller} data-scroller="">
          <CompletedNotice />
          <OptionsMenu room={shown.room} deepLinkItemId={shown.deepLinkItemId} />
        </div>
        {shown.room === room ? null : <div className={styles.veil} />}
      </section>
    </div>
  )
}

/** CFG-3..5: top bar with total, room switcher, picture, choices, the way on. */
function SmallLayout({ room, rooms, deepLinkItemId }: ConfiguratorLayoutProps) {
  const { t } = useTranslation('configurator')
  const shown = useAfterPicture(room, deepLinkItemId)
  useTopOfRoom(room.id)
  return (
    <div className={styles.small}>
      <a className={styles.skip} href="#options">
        {t('page.skipToOptions')}
      </a>
      <SmallTopBar />
      <main className="ww-column ww-rest">
        <Deferred>
          <RoomSwitcher rooms={rooms} room={room} />
        </Deferred>
        <div className={styles.smallPicture}>
          <RoomPicture room={room} rooms={rooms} />
        </div>
        <section className={styles.smallChoices} id="options" tabIndex={-1} aria-label={t('page.options')}>
          <div className={styles.smallTitle}>
            <h2 className="ww-heading">{t('page.options')}</h2>
            <HistoryButtons room={room} />
          </div>
          <CompletedNotice />
          <OptionsMenu key={shown.room.id} room={shown.room} deepLinkItemId={shown.deepLinkItemId} />
          <Suspense fallback={null}>
            <RoomCompanions room={shown.room} />
          </Suspense>
          {shown.room === room ? null : <div className={styles.veil} />}
        </section>
        <div className={styles.actions}>
          <DisclaimerToast room={room} />
          <SavingNotices />
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

import { memo, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { Together } from '../collaboration/Collaboration.tsx'
import { DialogHost } from '#renderer/dialogs/DialogHost.tsx'
import { DialogStart } from '#renderer/dialogs/DialogStart.tsx'
import { HistoryButtons } from '../history/HistoryButtons.tsx'
import { OptionsMenu } from '../options/OptionsMenu.tsx'
import { RoomPicture } from '#renderer/parts/pictures/RoomPicture.tsx'
import { usePrefetchPreviews, usePrefetchRooms } from '#renderer/parts/pictures/use-prefetch.ts'
import { DateLine } from '../guidance/DateLine.tsx'
import { NextButton, useNextStep } from '../guidance/NextStep.tsx'
import { RoomMenu } from '../rooms/RoomMenu.tsx'
import { RoomSteps } from '../rooms/RoomSteps.tsx'
import { RoomSwitcher } from '../rooms/RoomSwitcher.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { CloseLink } from './CloseLink.tsx'
import { CompletedNotice } from './CompletedNotice.tsx'
import styles from './ConfiguratorLayout.module.css'
import { DisclaimerToast } from './DisclaimerToast.tsx'
import { ConfiguratorHostContext } from '#renderer/unit/address/host.context.ts'
import type { ConfiguratorLayoutProps } from './configurator-layout.types.ts'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { SavingNotices } from '#renderer/parts/saving/SavingNotices.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SmallTopBar } from './SmallTopBar.tsx'
import { Choices, Notices, Stage } from './Stage.tsx'
import { useAfterPicture } from './use-after-picture.ts'
import { useIsSmall } from './use-is-small.ts'
import wayStyles from './WayLink.module.css'

/** Only in a shell that asks for it. */
const KioskLayout = lazyPart(async () => (await import('../kiosk-layout/KioskLayout.tsx')).KioskLayout)
export const preloadKioskLayout = KioskLayout.preload

/** A room: picture, choices, totals and the way to the other rooms, for wide and for small screens. */
export const ConfiguratorLayout = memo(function ConfiguratorLayout(props: ConfiguratorLayoutProps) {
  const { t } = useTranslation('configurator')
  const { name, isLocal } = useOpenUnit()
  const isSmall = useIsSmall()
  const { stand } = useContext(ConfiguratorHostContext)
  const { room } = props
  usePrefetchPreviews(props.rooms)
  usePrefetchRooms(room, props.rooms)
  useTitle(t('page.documentTitle', { room: room.title, unit: name }))
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
      {isLocal ? null : <Together />}
    </>
  )
})

/** CFG-6: the picture as the stage; on it sidebar, rooms and choices. */
function WideLayout({ room, rooms, deepLinkItemId, logoUrl, projectName }: ConfiguratorLayoutProps) {
  const { t } = useTranslation('configurator')
  const shown = useAfterPicture(room, deepLinkItemId)
  return (
    <div className={styles.wide}>
      <a className={styles.skip} href="#options">
        {t('page.skipToOptions')}
      </a>
      <header className={styles.top} data-over="top">
        <div className={styles.way}>
          <CloseLink className={styles.close} label={t('page.toDashboard')}>
            <NamedIcon name="chevronLeft" size={22} />
          </CloseLink>
          <ProjectLogo className={styles.logo} url={logoUrl} alt={projectName} />
        </div>
        <div className={styles.rooms}>
          <Deferred>
            <RoomMenu rooms={rooms} activeId={room.id} />
          </Deferred>
        </div>
        <div className={styles.tools}>
          <HistoryButtons room={room} />
          <UserMenu />
        </div>
      </header>
      <Sidebar className={styles.summary} room={room} rooms={rooms} />
      <main className={styles.content}>
        <Stage room={room} rooms={rooms} shown={shown} />
        <Choices className={styles.choices} room={room} shown={shown} isPanel />
      </main>
    </div>
  )
}

/** CFG-3..5, STG-2: top bar with total, picture with the way from room to room, a sheet of choices, the way on. */
function SmallLayout({ room, rooms, deepLinkItemId }: ConfiguratorLayoutProps) {
  const { t } = useTranslation('configurator')
  const shown = useAfterPicture(room, deepLinkItemId)
  const [isTall, setIsTall] = useState(false)
  return (
    <div className={styles.small} data-tall={isTall || undefined}>
      <a className={styles.skip} href="#options">
        {t('page.skipToOptions')}
      </a>
      <SmallTopBar />
      <main className={styles.smallRoom}>
        <div className={styles.smallPicture} data-picture="">
          <div className={styles.smallRooms} data-over="top">
            <Deferred>
              <RoomSwitcher rooms={rooms} room={room} />
            </Deferred>
          </div>
          <RoomPicture room={room} rooms={rooms} />
          <div className={styles.smallFoot}>
            <Notices room={shown.room} />
            <div className={styles.smallTools} data-over="bottom">
              <DisclaimerToast room={room} isBrief />
              <div className={styles.smallHistory}>
                <HistoryButtons room={room} />
              </div>
            </div>
          </div>
        </div>
        <section className={styles.sheet} id="options" tabIndex={-1} aria-label={t('page.options')}>
          <h2 className="visually-hidden">{t('page.options')}</h2>
          <button
            type="button"
            className={styles.handle}
            aria-label={t('page.moreChoices')}
            aria-pressed={isTall}
            onClick={() => setIsTall(!isTall)}
          />
          <DateLine />
          {/* A new room begins at its top. */}
          <div key={shown.room.id} className={styles.scroller} data-scroller="">
            <CompletedNotice room={shown.room} itemId={shown.deepLinkItemId} />
            <OptionsMenu room={shown.room} deepLinkItemId={shown.deepLinkItemId} />
          </div>
          {shown.room === room ? null : <div className={styles.veil} />}
        </section>
        <div className={styles.actions}>
          <SavingNotices />
          <Deferred>
            <SmallSteps rooms={rooms} room={room} itemId={deepLinkItemId} />
          </Deferred>
        </div>
      </main>
    </div>
  )
}

interface SmallStepsProps {
  readonly rooms: readonly Room[]
  readonly room: Room
  /** The item that is open; null = none. */
  readonly itemId: string | null
}

/** The way on at the thumb: from an open item to the next decision that is open, else to the next room. */
function SmallSteps({ rooms, room, itemId }: SmallStepsProps) {
  const step = useNextStep(room, itemId)
  const next = step === null ? undefined : <NextButton room={room} step={step} className={wayStyles.primary} />
  return <RoomSteps rooms={rooms} roomId={room.id} instead={next} />
}

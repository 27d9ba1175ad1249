import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { RoomCompanions } from '#renderer/dialogs/bundles/RoomCompanions.tsx'
import { NoticePlace } from '#renderer/notifications/index.ts'
import { RoomPicture } from '#renderer/parts/pictures/RoomPicture.tsx'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { DateLine } from '../guidance/DateLine.tsx'
import { OptionsMenu } from '../options/OptionsMenu.tsx'
import { CompletedNotice } from './CompletedNotice.tsx'
import styles from './ConfiguratorLayout.module.css'
import { DisclaimerToast } from './DisclaimerToast.tsx'
import { SavingMark } from './SavingMark.tsx'
import { isShownWhole } from './shown-whole.ts'
import type { useAfterPicture } from './use-after-picture.ts'

/** What the parts that come after the picture show. */
type Shown = ReturnType<typeof useAfterPicture>

interface StageProps {
  readonly room: Room
  readonly rooms: readonly Room[]
  readonly shown: Shown
}

/** The room's picture, which fills the layout that it is in, and what is said of it in its corner (STG-1). */
export function Stage({ room, rooms, shown }: StageProps) {
  const { flags } = useOpenUnit()
  return (
    <>
      <div className={styles.stage} data-whole={isShownWhole(flags, room) || undefined}>
        <RoomPicture room={room} rooms={rooms} />
      </div>
      <div className={styles.note}>
        <Notices room={shown.room} />
        <DisclaimerToast room={room} />
      </div>
    </>
  )
}

/** All that is said in passing in a room, over its picture. */
export function Notices({ room }: { readonly room: Room }) {
  return (
    <NoticePlace className={styles.notices}>
      <RoomCompanions room={room} />
    </NoticePlace>
  )
}

interface ChoicesProps {
  readonly room: Room
  readonly shown: Shown
  /** Its place in the layout. */
  readonly className: string | undefined
  /** It lies on the picture by itself, and not as a part of what does. */
  readonly isPanel?: boolean
  /** Above the room's name. */
  readonly above?: ReactNode
  /** Beside it. */
  readonly children?: ReactNode
}

/** Which room it is, that what is chosen is stored, what the room is about, and what there is to choose in it. */
export function Choices({ room, shown, className, isPanel = false, above, children }: ChoicesProps) {
  const { t } = useTranslation('configurator')
  return (
    <section
      className={className}
      id="options"
      tabIndex={-1}
      aria-label={t('page.options')}
      data-over={isPanel ? 'right' : undefined}
    >
      <div className={styles.head}>
        {above}
        <h1 className="ww-title">{room.title}</h1>
        <Deferred>
          <SavingMark />
        </Deferred>
        {children}
        {room.description === '' ? null : <p className="ww-hint">{room.description}</p>}
      </div>
      <DateLine />
      {/* A new room begins at its top. */}
      <div key={shown.room.id} className={styles.scroller} data-scroller="">
        <h2 className="visually-hidden">{t('page.options')}</h2>
        <CompletedNotice room={shown.room} itemId={shown.deepLinkItemId} />
        <OptionsMenu room={shown.room} deepLinkItemId={shown.deepLinkItemId} />
      </div>
      {shown.room === room ? null : <div className={styles.veil} />}
    </section>
  )
}

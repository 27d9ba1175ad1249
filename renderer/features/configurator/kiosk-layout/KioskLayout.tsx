import { useTranslation } from 'react-i18next'
import { SavingNotices } from '#renderer/parts/saving/SavingNotices.tsx'
import type { KioskFrame } from '#renderer/unit/address/host.context.ts'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { HistoryButtons } from '../history/HistoryButtons.tsx'
import type { ConfiguratorLayoutProps } from '../page/configurator-layout.types.ts'
import layout from '../page/ConfiguratorLayout.module.css'
import { PriceIndication } from '../page/PriceIndication.tsx'
import { Choices, Stage } from '../page/Stage.tsx'
import { UnitTotal } from '../page/Totals.tsx'
import { useAfterPicture } from '../page/use-after-picture.ts'
import { RoomSteps } from '../rooms/RoomSteps.tsx'
import { CartBadge } from './CartBadge.tsx'
import { KioskActions } from './KioskActions.tsx'
import styles from './KioskLayout.module.css'
import { KioskRoomMenu } from './KioskRoomMenu.tsx'

/**
 * A room on a large screen that people stand before (KSK-7 to KSK-13): the stage of wide screens, on it at the left the
 * rooms, at the right whose home it is, the choices, what they cost and what else there is to do. Upright screens have
 * rooms and choices below the picture.
 */
export function KioskLayout({ room, rooms, deepLinkItemId, bar, onOverview }: ConfiguratorLayoutProps & KioskFrame) {
  const { t } = useTranslation('configurator')
  const { name } = useOpenUnit()
  const shown = useAfterPicture(room, deepLinkItemId)
  return (
    <div className={styles.stand}>
      <a className={layout.skip} href="#options">
        {t('page.skipToOptions')}
      </a>
      {bar}
      <div className={styles.menu} data-over="left">
        <Deferred>
          <KioskRoomMenu rooms={rooms} activeId={room.id} onOverview={onOverview} />
        </Deferred>
      </div>
      <main className={layout.content}>
        <Stage room={room} rooms={rooms} shown={shown} />
      </main>
      <aside className={styles.side} aria-label={name} data-over="right">
        <Choices className={styles.choices} room={room} shown={shown} above={<UnitName />}>
          <div className="ww-row">
            <HistoryButtons room={room} />
            <Deferred>
              <CartBadge onPress={onOverview} />
            </Deferred>
          </div>
        </Choices>
        <div className={styles.sums}>
          <SavingNotices />
          <div className="ww-between ww-gap-12">
            <UnitTotal />
            <RoomSteps rooms={rooms} roomId={room.id} short />
          </div>
          <Deferred>
            <PriceIndication />
          </Deferred>
        </div>
        <KioskActions />
      </aside>
    </div>
  )
}

/** Whose home it is (KSK-11). */
function UnitName() {
  const { name, typeLabel } = useOpenUnit()
  return (
    <p className="ww-hint">
      {typeLabel}: <strong>{name}</strong>
    </p>
  )
}

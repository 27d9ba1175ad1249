import { useTranslation } from 'react-i18next'
import { HistoryButtons } from '../history/HistoryButtons.tsx'
import { OptionsMenu } from '../options/OptionsMenu.tsx'
import { SavingNotices } from '#renderer/parts/saving/SavingNotices.tsx'
import type { ConfiguratorLayoutProps } from '../page/configurator-layout.types.ts'
import type { KioskFrame } from '#renderer/unit/address/host.context.ts'
import { PriceIndication } from '../page/PriceIndication.tsx'
import { SavingMark } from '../page/SavingMark.tsx'
import { Stage } from '../page/Stage.tsx'
import { UnitTotal } from '../page/Totals.tsx'
import { useAfterPicture } from '../page/use-after-picture.ts'
import { RoomSteps } from '../rooms/RoomSteps.tsx'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { CartBadge } from './CartBadge.tsx'
import { KioskActions } from './KioskActions.tsx'
import { KioskRoomMenu } from './KioskRoomMenu.tsx'
import layout from '../page/ConfiguratorLayout.module.css'
import styles from './KioskLayout.module.css'

/**
 * A room on a large screen that people stand before (KSK-7 to KSK-13): rooms at the left, the picture, at the right
 * whose home it is, the choices, what they cost and what else there is to do. Upright screens have the picture on top.
 */
export function KioskLayout(props: ConfiguratorLayoutProps & KioskFrame) {
  const { room, rooms, deepLinkItemId, brand, tools, foot, onOverview } = props
  const { t } = useTranslation('configurator')
  const { name } = useOpenUnit()
  const shown = useAfterPicture(room, deepLinkItemId)
  return (
    <div className={styles.stand}>
      <a className={layout.skip} href="#options">
        {t('page.skipToOptions')}
      </a>
      <header className={styles.bar}>
        {brand}
        <div className={styles.tools} data-tools="">
          {tools}
        </div>
      </header>
      <div className={styles.menu}>
        <Deferred>
          <KioskRoomMenu rooms={rooms} activeId={room.id} onOverview={onOverview} />
        </Deferred>
        <div className={styles.foot}>{foot}</div>
      </div>
      <Stage className={styles.stage} room={room} rooms={rooms} shown={shown} />
      <aside className={styles.side} aria-label={name}>
        <UnitHead onOverview={onOverview} />
        <section className={styles.choices} id="options" tabIndex={-1} aria-label={t('page.options')}>
          <div className={styles.choicesHead}>
            <h2 className="ww-heading">{t('page.options')}</h2>
            <Deferred>
              <SavingMark isShort />
            </Deferred>
            <HistoryButtons room={room} />
          </div>
          {/* A new room begins at its top. */}
          <div key={shown.room.id} className={layout.scroller} data-scroller="">
            <OptionsMenu room={shown.room} deepLinkItemId={shown.deepLinkItemId} />
          </div>
          {shown.room === room ? null : <div className={layout.veil} />}
        </section>
        <div className={styles.sums}>
          <SavingNotices />
          <div className={styles.prices}>
            <UnitTotal />
            <Deferred>
              <PriceIndication />
            </Deferred>
          </div>
          <RoomSteps rooms={rooms} roomId={room.id} />
        </div>
        <KioskActions />
      </aside>
    </div>
  )
}

/** Whose home it is, and how much is chosen (KSK-11). */
function UnitHead({ onOverview }: { onOverview: () => void }) {
  const { name, typeLabel } = useOpenUnit()
  return (
    <div className={styles.unit}>
      <div>
        <span className="ww-note">{typeLabel}</span>
        <p className={styles.unitName}>{name}</p>
      </div>
      <Deferred>
        <CartBadge onPress={onOverview} />
      </Deferred>
    </div>
  )
}

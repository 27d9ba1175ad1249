import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConfiguratorGroup, Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useRoomState, useShownItemIds } from '#renderer/unit/state/derive.ts'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Assistant } from './Assistant.tsx'
import { BundleRows } from './BundleRows.tsx'
import { DesignLineRows } from './DesignLineRows.tsx'
import { groupItems } from '../guidance/group-items.ts'
import { LeaveRoom } from '../guidance/LeaveRoom.tsx'
import { ItemRow } from './ItemRow.tsx'
import styles from './OptionsMenu.module.css'
import groupStyles from './RowGroup.module.css'
import { useIsSmall } from '../page/use-is-small.ts'
import { useOpenItem } from './use-open-item.ts'

const NO_GROUPS: readonly ConfiguratorGroup[] = []

/** Everything that can be chosen in a room: its items, one open at a time, and its upgrades (UPG-27). */
export const OptionsMenu = memo(function OptionsMenu({
  room,
  deepLinkItemId,
}: {
  room: Room
  deepLinkItemId: string | null
}) {
  const { store, basePath, flags } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const itemIds = useShownItemIds(room.id)
  const roomGroups = flags.showConfigurationGroups ? room.configuratorGroups : NO_GROUPS
  const groups = useMemo(() => groupItems(roomGroups, itemIds), [roomGroups, itemIds])
  const { openId, toggle } = useOpenItem(basePath, room.slug, deepLinkItemId)
  // Only what the page was entered with scrolls into view, not what is opened by touch.
  const [entryId] = useState(deepLinkItemId)
  const bundles = <BundleRows room={room} openId={openId} />
  // A sheet is short: what it begins with is what one can choose at once.
  const isSmall = useIsSmall()
  const designLines = <DesignLineRows room={room} />
  return (
    <div className={styles.menu}>
      {isSmall ? null : designLines}
      {flags.configurationAssistant ? (
        <Deferred>
          <Assistant room={room} openItemId={openId} />
        </Deferred>
      ) : null}
      {room.positionUpgradeBundles === 'TOP' ? bundles : null}
      {itemIds.length === 0 ? <NothingHere roomId={room.id} /> : null}
      {groups.map((group) => (
        <section key={group.id} className={groupStyles.group} aria-label={group.title ?? undefined}>
          {group.title !== null ? (
            <h3 className={groupStyles.title}>{group.title}</h3>
          ) : groups.length > 1 ? (
            <h3 className={groupStyles.title}>{t('items.other')}</h3>
          ) : null}
          <ul className={groupStyles.rows}>
            {group.itemIds.map((itemId) => {
              const item = store.prepared.item(itemId)
              if (item === undefined) return null
              return (
                <ItemRow
                  key={itemId}
                  item={item}
                  room={room}
                  isOpen={openId === itemId}
                  isDeepLink={entryId === itemId}
                  onToggle={toggle}
                />
              )
            })}
          </ul>
        </section>
      ))}
      {room.positionUpgradeBundles === 'BOTTOM' ? bundles : null}
      {/* Not where a touch on the way through the items could hit it. */}
      {openId === null ? (
        <Deferred>
          <LeaveRoom key={room.id} room={room} />
        </Deferred>
      ) : null}
      {isSmall ? designLines : null}
      {room.disclaimerText === '' ? null : <p className={styles.disclaimer}>{room.disclaimerText}</p>}
    </div>
  )
})

/** The room has no item that takes part (ENG-28): it is locked, or shown empty on purpose (ENG-29). */
function NothingHere({ roomId }: { roomId: string }) {
  const { t } = useTranslation('configurator')
  const { locked } = useRoomState(roomId)
  return (
    <div className={styles.nothing}>
      <strong>{t('rooms.lockedTitle')}</strong>
      {locked ? <p className="ww-said">{t('rooms.lockedBody')}</p> : null}
    </div>
  )
}

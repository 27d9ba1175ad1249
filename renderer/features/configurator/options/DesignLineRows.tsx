import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignLineGroup, Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration, PreparedCatalogue } from '#shared/domain/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './DesignLineRows.module.css'

/** The room's design lines, with its own label and hint (DSL-20): each leads to the selection. */
export const DesignLineRows = memo(function DesignLineRows({ room }: { room: Room }) {
  const { prepared } = useOpenUnit().store
  const groups = useMemo(() => groupsOfRoom(prepared, room), [prepared, room])
  if (groups.length === 0) return null
  const label = room.labelDesignLines
  return (
    <div className="ww-stack ww-gap-8">
      {groups.map((group) => (
        <DesignLineRow
          key={group.id}
          group={group}
          room={room}
          title={label === '' ? group.title : groups.length === 1 ? label : `${label}: ${group.title}`}
        />
      ))}
      {room.hintDesignLines === '' ? null : <p className="ww-hint">{room.hintDesignLines}</p>}
    </div>
  )
})

function DesignLineRow({ group, room, title }: { group: DesignLineGroup; room: Room; title: string }) {
  const { t } = useTranslation('configurator')
  const { open } = useDialogs()
  const subject = useMemo(() => ({ group, roomId: room.id }), [group, room.id])
  const line = useUnitValue(lineTitle, subject)
  return (
    <button
      type="button"
      className={styles.row}
      aria-haspopup="dialog"
      onClick={() => open('designLines', { groupId: group.id })}
    >
      <NamedIcon name="swatches" size={22} />
      <span className="ww-stack ww-rest">
        <span className="ww-hint">{title}</span>
        <strong className="ww-strong ww-words">{line ?? t('designLine.none')}</strong>
      </span>
      <NamedIcon name="chevronRight" size={20} />
    </button>
  )
}

/** Groups that have a product for an item of the room. */
function groupsOfRoom(prepared: PreparedCatalogue, room: Room): readonly DesignLineGroup[] {
  const items = prepared.itemsOfRoom[prepared.roomIndexById.get(room.id) ?? -1] ?? []
  return prepared.catalogue.designLineGroups.filter((group) => {
    const products = new Set(group.designLines.flatMap(({ productIds }) => productIds))
    return items.some((index) => prepared.items[index]?.item.options.some(({ productId }) => products.has(productId)))
  })
}

interface Subject {
  readonly group: DesignLineGroup
  readonly roomId: string
}

function lineTitle(configuration: Configuration, { group, roomId }: Subject): string | null {
  const selection = configuration.designLineSelections.find(
    (entry) => entry.designLineGroupId === group.id && entry.projectRoomId === roomId,
  )
  return group.designLines.find(({ id }) => id === selection?.designLineId)?.title ?? null
}

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { getLogo } from '#renderer/session/index.ts'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpeningAtHand } from '#renderer/dialogs/openings/use-opening-at-hand.ts'
import { useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ConfiguratorLayout } from './ConfiguratorLayout.tsx'
import { type ConfiguratorHost, ConfiguratorHostContext } from '#renderer/unit/address/host.context.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { UnknownRoom } from './UnknownRoom.tsx'

/**
 * The configurator of the open unit, one page per room (CFG-1), in both portals. Finds the room that the address
 * names, by slug or id (decision 32); without one, the first (NAV-20). A shell around it may switch rooms and
 * close it in its own way (CFG-12, CFG-15).
 */
export function ConfiguratorPage({ onRoomSwitch, onClose, stand, moreActions }: ConfiguratorHost) {
  const { roomId, subLineItemId = null } = useParams()
  const { store, basePath, project } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const shownIds = useShownRoomIds()
  const rooms = useMemo(() => shownIds.flatMap((id) => store.prepared.room(id) ?? []), [shownIds, store])
  const host = useMemo(
    () => ({ onRoomSwitch, onClose, stand, moreActions }),
    [onRoomSwitch, onClose, stand, moreActions],
  )
  const first = rooms[0]
  const room = roomId === undefined ? undefined : store.prepared.room(roomId)
  useOpeningAtHand(room ?? first, subLineItemId !== null)

  if (first === undefined)
    return (
      <MessageScreen
        icon={<NamedIcon name="home" size={32} />}
        title={t('rooms.noneTitle')}
        body={t('rooms.noneBody')}
      />
    )
  if (roomId === undefined) return <Navigate to={roomPath(basePath, first.slug)} replace />
  if (room === undefined) return <UnknownRoom first={first} />
  return (
    <ConfiguratorHostContext value={host}>
      <ConfiguratorLayout
        room={room}
        rooms={rooms}
        deepLinkItemId={subLineItemId}
        logoUrl={getLogo(project)}
        projectName={project.name}
      />
    </ConfiguratorHostContext>
  )
}

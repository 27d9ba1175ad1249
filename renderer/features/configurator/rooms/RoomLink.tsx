import { type AriaAttributes, type ReactNode, useContext } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { ConfiguratorHostContext } from '#renderer/unit/address/host.context.ts'
import { dateIn, withDate } from '#renderer/unit/address/date-address.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

interface RoomLinkProps {
  readonly room: Room
  readonly className: string | undefined
  /** Where the link's words do not say which room. */
  readonly label?: string
  readonly current?: AriaAttributes['aria-current']
  readonly children: ReactNode
}

/** Goes to a room: to its own URL (CFG-11), or as the shell around the configurator wants (CFG-12). */
export function RoomLink({ room, className, label, current, children }: RoomLinkProps) {
  const { basePath } = useOpenUnit()
  const { search } = useLocation()
  const { onRoomSwitch } = useContext(ConfiguratorHostContext)
  return (
    <Link
      className={className}
      to={withDate(roomPath(basePath, room.slug), dateIn(search))}
      aria-label={label}
      aria-current={current}
      onClick={(event) => {
        if (onRoomSwitch === undefined) return
        event.preventDefault()
        onRoomSwitch(room, null)
      }}
    >
      {children}
    </Link>
  )
}

import { createContext, type ReactNode } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { IconName } from '#renderer/ui/icons.tsx'

/** Something to do with the unit that only the shell around the configurator knows. */
export interface HostAction {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  readonly onRun: () => void
}

/** What stands around the stage where people stand before a large screen. */
export interface KioskFrame {
  /** Above: the ways back and out, whose project it is, how things stand. */
  readonly bar: ReactNode
  /** Shows all rooms with what is chosen in them. */
  readonly onOverview: () => void
}

/**
 * What a shell around the configurator, such as the kiosk, does itself instead of the addresses of the
 * portal: going to another room, perhaps to an item in it (CFG-12), and leaving (CFG-15).
 */
export interface ConfiguratorHost {
  readonly onRoomSwitch?: ((room: Room, itemId: string | null) => void) | undefined
  readonly onClose?: (() => void) | undefined
  /** The layout of wide screens for a stand, instead of the portal's. */
  readonly stand?: KioskFrame | undefined
  /** More to do with the unit. */
  readonly moreActions?: readonly HostAction[] | undefined
}

export const ConfiguratorHostContext = createContext<ConfiguratorHost>({})

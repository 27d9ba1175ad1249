import { createContext } from 'react'
import type { Room } from '#shared/domain/catalogue.types.ts'

/**
 * What a shell around the configurator, such as the kiosk, does itself instead of the addresses of the
 * portal: going to another room, perhaps to an item in it (CFG-12), and leaving (CFG-15).
 */
export interface ConfiguratorHost {
  readonly onRoomSwitch?: ((room: Room, itemId: string | null) => void) | undefined
  readonly onClose?: (() => void) | undefined
}

export const ConfiguratorHostContext = createContext<ConfiguratorHost>({})

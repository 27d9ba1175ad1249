import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { DisplayFlags } from '#renderer/unit/state/display-flags.ts'

/** Whether wide screens show all of the room's picture where it has another shape than its frame (SHL-60), or fill it (IMG-12). */
export function isShownWhole(flags: Pick<DisplayFlags, 'dynamicConfiguratorImageDimensions'>, room: Room): boolean {
  return flags.dynamicConfiguratorImageDimensions && room.configuratorBehaviour === 'dynamic'
}

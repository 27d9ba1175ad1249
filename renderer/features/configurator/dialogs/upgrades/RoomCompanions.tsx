import type { Room } from '#shared/domain/catalogue.types.ts'
import { AllRoomsOffer } from './AllRoomsOffer.tsx'
import { useFloorPlanUpgrades } from './use-floor-plan-upgrades.ts'

interface RoomCompanionsProps {
  readonly room: Room
  /** The address opens an item. */
  readonly isItemNamed: boolean
}

/** What speaks up by itself in a room; loaded after it is shown. */
export function RoomCompanions({ room, isItemNamed }: RoomCompanionsProps) {
  useFloorPlanUpgrades(room, isItemNamed)
  return <AllRoomsOffer roomId={room.id} />
}

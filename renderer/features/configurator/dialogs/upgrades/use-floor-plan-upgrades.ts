import { useEffect } from 'react'
import type { Room } from '#shared/domain/catalogue.types.ts'
import { bundleGroups, unitState } from '#shared/domain/index.ts'
import { previewOf } from '../../pictures/preview-of.ts'
import { useOpenUnit } from '../../store/unit.context.ts'
import { afterFirstLook } from '../first-look.ts'
import { useDialogs, useOpenDialog } from '../use-dialogs.ts'
import { groupOfRoom } from './initial-group.ts'

interface Visit {
  readonly roomId: string
  /** The upgrades are still to open. */
  readonly isDue: boolean
}

/** The room that each unit was last seen in, by its id: turning a phone or opening it again is no new visit. */
const visits = new Map<string, Visit>()

/**
 * Opens the upgrades by themselves when a floor-plan room is entered (UPG-21), once the room has been seen: once per
 * visit, and not when the address names a dialog or an item, nothing is offered in the room, or nothing can be chosen
 * any more.
 */
export function useFloorPlanUpgrades(room: Room, isItemNamed: boolean): void {
  const { store, unit, images, mapping } = useOpenUnit()
  const { id: unitId } = unit
  const { open } = useDialogs()
  const isDialogOpen = useOpenDialog() !== null
  useEffect(() => {
    const roomId = room.id
    const before = visits.get(unitId)
    const isOfVisit = before?.roomId === roomId ? before.isDue : isFloorPlan(room)
    // Whoever has opened an item reads it.
    const isDue = isOfVisit && !isDialogOpen && !isItemNamed
    visits.set(unitId, { roomId, isDue })
    if (!isDue) return undefined
    return afterFirstLook({ images, pictureUrl: previewOf(room, mapping) }, () => {
      visits.set(unitId, { roomId, isDue: false })
      const { configuration } = store.state.getState()
      const group = groupOfRoom(bundleGroups(configuration, roomId), roomId)
      if (group === undefined || unitState(configuration).completed) return
      open('upgrades', { groupId: group.id })
    })
  }, [room, isDialogOpen, isItemNamed, unitId, store, images, mapping, open])
}

function isFloorPlan({ mode }: Room): boolean {
  return mode === 'FLOORPLAN_SELECTION'
}

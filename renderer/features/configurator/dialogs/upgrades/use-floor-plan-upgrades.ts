import { useEffect } from 'react'
import type { Room } from '#shared/domain/catalogue.types.ts'
import { bundleGroups, unitState } from '#shared/domain/index.ts'
import { useOpenUnit } from '../../store/unit.context.ts'
import type { UnitStore } from '../../store/unit.store.ts'
import { afterFirstLook } from '../first-look.ts'
import { useDialogs, useOpenDialog } from '../use-dialogs.ts'
import { groupOfRoom } from './initial-group.ts'

interface Visit {
  readonly roomId: string
  /** The upgrades are still to open. */
  readonly isDue: boolean
}

/** The room that each unit was last seen in: turning a phone is no new visit. */
const visits = new WeakMap<UnitStore, Visit>()

/**
 * Opens the upgrades by themselves when a floor-plan room is entered (UPG-21), once the room has been seen: once per
 * visit, and not when the address names a dialog or an item, nothing is offered in the room, or nothing can be chosen
 * any more.
 */
export function useFloorPlanUpgrades(room: Room, isItemNamed: boolean): void {
  const { store, images } = useOpenUnit()
  const { open } = useDialogs()
  const isDialogOpen = useOpenDialog() !== null
  useEffect(() => {
    const roomId = room.id
    const before = visits.get(store)
    const isOfVisit = before?.roomId === roomId ? before.isDue : isFloorPlan(room) && !isItemNamed
    const isDue = isOfVisit && !isDialogOpen
    visits.set(store, { roomId, isDue })
    if (!isDue) return undefined
    return afterFirstLook({ images, pictureUrl: room.previewUrl }, () => {
      visits.set(store, { roomId, isDue: false })
      const { configuration } = store.state.getState()
      const group = groupOfRoom(bundleGroups(configuration, roomId), roomId)
      if (group === undefined || unitState(configuration).completed) return
      open('upgrades', { groupId: group.id })
    })
  }, [room, isDialogOpen, isItemNamed, store, images, open])
}

function isFloorPlan({ mode }: Room): boolean {
  return mode === 'FLOORPLAN_SELECTION'
}

import { useEffect } from 'react'
import type { Room } from '#shared/domain/catalogue.types.ts'
import { bundleGroups, unitState } from '#shared/domain/index.ts'
import { useOpenUnit } from '../../store/unit.context.ts'
import type { UnitStore } from '../../store/unit.store.ts'
import { useDialogs, useOpenDialog } from '../use-dialogs.ts'
import { groupOfRoom } from './initial-group.ts'

/** The room that each unit was last seen in: turning a phone is no new visit. */
const lastRoom = new WeakMap<UnitStore, string>()

/**
 * Opens the upgrades by themselves when a floor-plan room is entered (UPG-21): once per visit, and not when the
 * address names a dialog or an item, nothing is offered in the room, or nothing can be chosen any more.
 */
export function useFloorPlanUpgrades(room: Room, isItemNamed: boolean): void {
  const { store } = useOpenUnit()
  const { open } = useDialogs()
  const dialog = useOpenDialog()
  useEffect(() => {
    if (lastRoom.get(store) === room.id) return
    lastRoom.set(store, room.id)
    if (room.mode !== 'FLOORPLAN_SELECTION' || dialog !== null || isItemNamed) return
    const { configuration } = store.state.getState()
    const group = groupOfRoom(bundleGroups(configuration, room.id), room.id)
    if (group === undefined || unitState(configuration).completed) return
    open('upgrades', { groupId: group.id })
  }, [room, dialog, isItemNamed, store, open])
}

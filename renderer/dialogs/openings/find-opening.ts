import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { BundleGroupView } from '#shared/domain/configuration/configuration.types.ts'
import { bundleGroups, type Configuration, opensDesignLineSelection } from '#shared/domain/index.ts'
import type { DialogParams } from '#renderer/unit/dialogs/dialogs.types.ts'
import { groupOfRoom } from '../bundles/initial-group.ts'

/** A dialog that opens by itself over a room. */
export type Opening =
  | { readonly name: 'designLines' }
  | { readonly name: 'upgrades'; readonly params: DialogParams<'upgrades'> }

export type OpeningName = Opening['name']

interface Situation {
  readonly designLinesSelection20: boolean
  /** A design line came with the address (DSL-7). */
  readonly cameByQuery: boolean
  /** The address opens an item: who came for that reads it. */
  readonly isItemNamed: boolean
  /** What was answered or closed in this visit (decision 70). */
  readonly isOver: (name: OpeningName) => boolean
}

/**
 * What opens by itself when somebody goes into a room: the selection of design lines where some room has none yet (DSL-5
 * to DSL-7), else in a room of the floor plan its upgrades, unless one is chosen (UPG-21). One at most, and nothing once
 * the unit is completed.
 */
export function findOpening(configuration: Configuration, room: Room, situation: Situation): Opening | null {
  const { isItemNamed, isOver } = situation
  if (configuration.circumstances.completed) return null
  if (!isOver('designLines') && opensDesignLineSelection(configuration, situation)) return { name: 'designLines' }
  if (isItemNamed || isOver('upgrades') || room.mode !== 'FLOORPLAN_SELECTION') return null
  const groups = bundleGroups(configuration, room.id)
  // What decides the rest comes first.
  const group = groups.find(isPreselection) ?? groupOfRoom(groups, room.id)
  return group === undefined || group.locked || isAnswered(group)
    ? null
    : { name: 'upgrades', params: { groupId: group.id } }
}

function isPreselection({ bundles }: BundleGroupView): boolean {
  return bundles.some(({ actsAsPreselection }) => actsAsPreselection)
}

/** What is switched off again has been answered, too. */
function isAnswered({ selected, bundles }: BundleGroupView): boolean {
  return selected || bundles.some(({ hasBuyerActivation }) => hasBuyerActivation)
}

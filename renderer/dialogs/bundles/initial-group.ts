import type { BundleGroupView, BundleView } from '#shared/domain/configuration/configuration.types.ts'
import type { DialogParams } from '#renderer/unit/dialogs/dialogs.types.ts'

/**
 * The group to show: the one that the address names (UPG-22), or that of the upgrade that it names; else the first
 * that concerns just the room behind the dialog, the first that concerns it among others, the first.
 */
export function initialGroup(
  groups: readonly BundleGroupView[],
  { groupId, bundleId }: DialogParams<'upgrades'>,
  roomId: string,
): BundleGroupView | undefined {
  return (
    groups.find(({ id }) => id === groupId) ??
    groups.find(({ bundles }) => bundles.some(({ id }) => id === bundleId)) ??
    groupOfRoom(groups, roomId) ??
    groups[0]
  )
}

/** The group that speaks for a room: one that concerns no other, else the first that concerns it. */
export function groupOfRoom(groups: readonly BundleGroupView[], roomId: string): BundleGroupView | undefined {
  const isOwn = (bundle: BundleView) => bundle.roomIds.length === 1 && bundle.roomIds[0] === roomId
  return (
    groups.find(({ bundles }) => bundles.every(isOwn)) ??
    groups.find(({ bundles }) => bundles.some(({ roomIds }) => roomIds.includes(roomId)))
  )
}

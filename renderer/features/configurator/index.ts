export { changeStatus, type StatusOutcome } from './actions/change-status.ts'
export { useMayComplete, useMayReopen } from './actions/use-may-complete.ts'
export { SavingNotices } from './page/SavingNotices.tsx'
export { useOrderWords } from './actions/use-order-words.ts'
export { useConfiguration } from './dialogs/use-configuration.ts'
export { useDialogs } from './dialogs/use-dialogs.ts'
export { preloadStand } from './page/ConfiguratorLayout.tsx'
export { ConfiguratorPage } from './page/ConfiguratorPage.tsx'
export type { ConfiguratorHost, HostAction } from './page/host.context.ts'
export { checkoutPath, dashboardPath, homePath, roomPath } from './page/paths.ts'
export {
  hasOtherChoices,
  restoreLocally,
  type SavedElsewhere,
  savedSelections,
} from './saving/restore-locally.ts'
export { displayFlags } from './store/display-flags.ts'
export { preloadUnit } from './page/use-configurator-data.ts'
export { type UnitInSight, UnitLayout } from './page/UnitLayout.tsx'
export { type Lock, lockedTrades, lockOf, lockOfBundle } from './options/locks.ts'
export { LockSign } from './options/LockSign.tsx'
export { Thumb } from './options/Thumb.tsx'
export { SignedPrice } from './prices/Price.tsx'
export { type ZeroReason, zeroReason } from './prices/price-text.ts'
export { useRoomState, useShownRoomIds, useUnitState } from './store/derive.ts'
export {
  isShallowEqual,
  type OpenUnit,
  OpenUnitContext,
  useCatalogueMove,
  useOpenUnit,
  useUnitValue,
} from './store/unit.context.ts'
export { StillPicture } from './variants/still-picture.ts'
export type { UnitData } from './store/unit-data.types.ts'

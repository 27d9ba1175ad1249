export { applyChange, restoreChange, type Restored } from './intents/apply-change.ts'
export { applyRoomBookEvent } from './catalogue/apply-room-book-event.ts'
export { assertNever } from './kernel/assert-never.ts'
export { bundleGroups } from './bundles/bundle-views.ts'
export { canonicalJson } from './kernel/canonical-json.ts'
export { cartUpgrades, type CartUpgrade } from './bundles/cart-upgrades.ts'
export { changesBetween, type ChangeReason, type ItemChange } from './views/changes-between.ts'
export { chooseDesignLine, type DesignLineChoice } from './intents/choose-design-line.ts'
export {
  changeToMine,
  findOverlap,
  type Overlap,
  type OverlapCluster,
  withTheirs,
} from './selections/change-overlap.ts'
export {
  chooseOption,
  chooseOptions,
  clearOption,
  reportConflict,
  type Choice,
} from './intents/choose-option.ts'
export {
  compareConfigurations,
  type BundleDifference,
  type ComparedItem,
  type ComparedTotals,
  type ConfigurationComparison,
  type DesignLineDifference,
  type ItemDifference,
  type RoomDifference,
} from './views/compare-configurations.ts'
export { selectionsOf, type Configuration } from './configuration/configuration.ts'
export { differingPlaces } from './selections/design-line-lists.ts'
export {
  applyToSelections,
  areNoSelections,
  areSameSelections,
  composeChanges,
  copySelections,
  diffSelections,
  invertChange,
  isChangeInForce,
  isNoChange,
  normaliseSelections,
  rebaseChange,
  withoutEntries,
} from './selections/selection-algebra.ts'
export { changeStatus, type ConfigurationStatus } from './selections/configuration-status.ts'
export { explainPrice } from './views/explain-price.ts'
export type { PriceExplanation, PricedProduct, PriceLine, PriceSubject } from './views/explain-price.types.ts'
export { compareDisplayNumbers } from './catalogue/display-number.ts'
export type { Intent } from './intents/intent.ts'
export { itemState, itemView, lineItemState } from './views/item-views.ts'
export { prepareCatalogue } from './catalogue/prepare-catalogue.ts'
export type { PreparedCatalogue } from './catalogue/prepared-catalogue.types.ts'
export {
  changePreviewSelection,
  type PreviewSelection,
  type PreviewSelectionAction,
} from './views/preview-selection.ts'
export type { RoomBookEvent } from './catalogue/room-book-events.types.ts'
export { applySearchResultEvent, type SearchResultEvent, type SearchResults } from './views/search-results.ts'
export { configure, withCircumstances } from './configuration/configure.ts'
export { activateLineItem, toggleBundle } from './intents/switch-bundle.ts'
export {
  cart,
  conflictsOf,
  hasOneTotal,
  isReactivatable,
  roomItemIds,
  roomState,
  sectionTotal,
  subSectionTotal,
  unitState,
  type BrokenRule,
  type Cart,
  type CartRoom,
} from './views/unit-views.ts'
export {
  type AllRoomsChoice,
  type AllRoomsOffer,
  chooseInAllRooms,
  offerInAllRooms,
  type OtherRoomOffer,
} from './intents/choose-in-all-rooms.ts'
export { composeIntents } from './intents/compose-intents.ts'
export {
  chooseDesignLineByName,
  type DesignLineGroupView,
  type DesignLineRoomInfo,
  type DesignLineView,
  designLineGroups,
  GLOBAL_STATUS,
  hasEveryDesignLine,
  opensDesignLineSelection,
} from './views/design-line-views.ts'

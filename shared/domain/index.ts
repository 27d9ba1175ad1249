export { applyChange, restoreChange, type Restored } from './apply-change.ts'
export { applyRoomBookEvent } from './apply-room-book-event.ts'
export { assertNever } from './assert-never.ts'
export { bundleGroups } from './bundle-views.ts'
export { canonicalJson } from './canonical-json.ts'
export { cartUpgrades, type CartUpgrade } from './cart-upgrades.ts'
export { changesBetween, type ChangeReason, type ItemChange } from './changes-between.ts'
export { chooseDesignLine, type DesignLineChoice } from './choose-design-line.ts'
export {
  changeToMine,
  findOverlap,
  mergeChanges,
  moveDesignLines,
  type Overlap,
  type OverlapCluster,
  withTheirs,
} from './change-overlap.ts'
export {
  chooseOption,
  chooseOptions,
  clearOption,
  reportConflict,
  type Choice,
} from './choose-option.ts'
export {
  compareConfigurations,
  type BundleDifference,
  type ComparedItem,
  type ComparedTotals,
  type ConfigurationComparison,
  type DesignLineDifference,
  type ItemDifference,
  type RoomDifference,
} from './compare-configurations.ts'
export { selectionsOf, type Configuration } from './configuration.ts'
export { changeStatus, type ConfigurationStatus } from './configuration-status.ts'
export { explainPrice } from './explain-price.ts'
export type { PriceExplanation, PricedProduct, PriceLine, PriceSubject } from './explain-price.types.ts'
export { compareDisplayNumbers } from './display-number.ts'
export type { Intent } from './intent.ts'
export { changeTo, invertChange, isChangeInForce } from './invert-change.ts'
export { itemState, itemView, lineItemState } from './item-views.ts'
export { prepareCatalogue } from './prepare-catalogue.ts'
export type { PreparedCatalogue } from './prepared-catalogue.types.ts'
export { changePreviewSelection, type PreviewSelection, type PreviewSelectionAction } from './preview-selection.ts'
export type { RoomBookEvent } from './room-book-events.types.ts'
export { applySearchResultEvent, type SearchResultEvent, type SearchResults } from './search-results.ts'
export { configure, withCircumstances } from './revise.ts'
export { activateLineItem, toggleBundle } from './switch-bundle.ts'
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
} from './unit-views.ts'
export {
  type AllRoomsChoice,
  type AllRoomsOffer,
  chooseInAllRooms,
  offerInAllRooms,
  type OtherRoomOffer,
} from './choose-in-all-rooms.ts'
export { composeIntents } from './compose-intents.ts'
export {
  chooseDesignLineByName,
  type DesignLineGroupView,
  type DesignLineRoomInfo,
  type DesignLineView,
  designLineGroups,
  GLOBAL_STATUS,
  hasEveryDesignLine,
  opensDesignLineSelection,
} from './design-line-views.ts'

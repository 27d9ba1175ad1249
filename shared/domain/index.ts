export { applyChange } from './apply-change.ts'
export { applyRoomBookEvent } from './apply-room-book-event.ts'
export { assertNever } from './assert-never.ts'
export { bundleGroups } from './bundle-views.ts'
export { canonicalJson } from './canonical-json.ts'
export { chooseDesignLine, type DesignLineChoice } from './choose-design-line.ts'
export {
  chooseOption,
  chooseOptions,
  clearOption,
  narrowAlternatives,
  reportConflict,
  type Choice,
} from './choose-option.ts'
export { selectionsOf, type Configuration } from './configuration.ts'
export { changeStatus, type ConfigurationStatus } from './configuration-status.ts'
export { compareDisplayNumbers } from './display-number.ts'
export type { Intent } from './intent.ts'
export { itemState, itemView, lineItemState } from './item-views.ts'
export { prepareCatalogue, type PreparedCatalogue } from './prepare-catalogue.ts'
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
export { chooseInAllRooms } from './choose-in-all-rooms.ts'
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

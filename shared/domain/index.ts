/*
 * The engine's front door. Its chapters, each knowing only those before it:
 * - kernel: sums in cents, tables of numbers, sets of indexes, canonical JSON; nothing of homes
 * - catalogue: what a unit can be fitted with, read once into indexes, with prices, rules and what looks alike laid out
 * - selections: what buyers say, and all arithmetic with it, without a catalogue
 * - configuration: what both make together: the state of every item, with sums; what is locked
 * - rules: what clashes with a wish, and the ways out
 * - bundles: upgrades: which are on, which stay so, and what they cost
 * - intents: everything that changes a configuration, as one answer or one refusal
 * - budget: what to change so that a unit costs no more than its buyer wants
 * - views: what people read off a configuration: totals, carts, comparisons, explanations
 * - look: pictures, styles and texts of a project
 * - orders: what becomes of a completed configuration
 * - roles: who of the account's own people may do what
 * - sales: how units are sold
 * - deadlines: by when buyers decide, and what becomes of what they leave open
 */

export { assertNever } from './kernel/assert-never.ts'
export { canonicalJson } from './kernel/canonical-json.ts'

export { measureLikeness, TONES, getTone, type Tone } from './catalogue/likeness.ts'
export { prepareCatalogue } from './catalogue/prepare-catalogue.ts'
export type { PreparedCatalogue } from './catalogue/prepared-catalogue.types.ts'
export { PRICE_CLASSES, type PriceClass } from './catalogue/price-class.ts'

export {
  changeToMine,
  findOverlap,
  type Overlap,
  type OverlapCluster,
  withTheirs,
} from './selections/change-overlap.ts'
export { changeStatus, type ConfigurationStatus } from './selections/configuration-status.ts'
export { differingPlaces } from './selections/design-line-lists.ts'
export {
  applyToSelections,
  areNoSelections,
  areSameSelections,
  composeChanges,
  copyChange,
  copySelections,
  diffSelections,
  invertChange,
  isChangeInForce,
  isNoChange,
  normaliseSelections,
  rebaseChange,
  withoutEntries,
} from './selections/selection-algebra.ts'
export { type MadeChange, takeBackChanges } from './selections/take-back.ts'

export { getSelections, type Configuration } from './configuration/configuration.ts'
export { configure } from './configuration/configure.ts'
export { findHold } from './configuration/locked-items.ts'
export { isRoomBegun, pendingItemIds } from './configuration/pending-items.ts'

export { bundleGroups } from './bundles/bundle-views.ts'
export { listCartBundles, type CartBundle } from './bundles/cart-bundles.ts'

export { applyChange, restoreChange, type Restored } from './intents/apply-change.ts'
export { chooseDesignLine, type DesignLineChoice } from './intents/choose-design-line.ts'
export {
  type AllRoomsOffer,
  chooseInAllRooms,
  offerInAllRooms,
  type OtherRoomOffer,
} from './intents/choose-in-all-rooms.ts'
export { chooseOption, clearOption, reportConflict } from './intents/choose-option.ts'
export { composeIntents } from './intents/compose-intents.ts'
export type { Intent } from './intents/intent.ts'
export { leaveAsItIs } from './intents/leave-as-it-is.ts'
export { activateLineItem, toggleBundle } from './intents/switch-bundle.ts'

export { applySavings } from './budget/apply-savings.ts'
export { orderSavings, withoutChanges } from './budget/order-savings.ts'
export { planSavings } from './budget/plan-savings.ts'
export type {
  BudgetChange,
  BundleChange,
  OptionChange,
  SavingsPlan,
  SavingsProposal,
  SavingsWish,
} from './budget/savings.types.ts'

export { unexpectedEffect } from './views/bundle-effect.ts'
export { changesBetween, type ItemChange } from './views/changes-between.ts'
export {
  compareConfigurations,
  type ComparedItem,
  type ConfigurationComparison,
} from './views/compare-configurations.ts'
export { hasEveryDesignLine, opensDesignLineSelection } from './views/design-line-completion.ts'
export {
  chooseDesignLineByName,
  type DesignLineGroupView,
  type DesignLineView,
  designLineGroups,
} from './views/design-line-views.ts'
export { departedLine, type LineForItem, lineForItem } from './views/departures.ts'
export { explainPrice } from './views/explain-price.ts'
export type { PriceExplanation, PricedProduct, ExplanationRow, PriceSubject } from './views/explain-price.types.ts'
export { findFacets, type Facet, type FacetValue } from './views/find-facets.ts'
export { itemState, itemView, lineItemState } from './views/item-views.ts'
export { listProposedParts, type PartBlock, priceParts, type ProposedPart, takeParts } from './views/proposed-parts.ts'
export { type ConflictSummary, summariseConflicts } from './views/summarise-conflict.ts'
export {
  cart,
  differsFromStandard,
  hasOneTotal,
  isReactivatable,
  roomItemIds,
  roomState,
  sectionTotal,
  subSectionTotal,
  unitState,
} from './views/unit-views.ts'

export { listOpenedItems, type OpenedItem } from './orders/opened-items.ts'
export { compareOrders, type OrderedPosition, type PositionDifference } from './orders/compare-orders.ts'
export {
  type BuyerStep,
  getBuyerStep,
  isEnded,
  isWaitingForTeam,
  listStaffSteps,
  ORDER_STATES,
  type OrderEventKind,
  type OrderRules,
  type OrderStanding,
  type OrderState,
  standAfter,
  STAFF_STEPS,
  type StaffStep,
  opensOnlyItems,
} from './orders/order-states.ts'

export {
  changeSale,
  type ChosenParts,
  type ImportedSale,
  importSale,
  isReservationOver,
  isSameSale,
  type SaleChanges,
  type SaleFault,
  type SaleTerms,
  type UnitSale,
} from './sales/unit-sale.ts'

export {
  type ArrangedDocument,
  type DocumentSection,
  groupByRoom,
  groupByType,
  keepNewest,
} from './documents/arrange-documents.ts'
export {
  DOCUMENT_ROLES,
  DOCUMENT_VISIBILITIES,
  type DocumentGroup,
  type DocumentRole,
  type DocumentVisibility,
  getDocumentRole,
} from './documents/document-roles.ts'

export {
  addDays,
  dayFromMilestone,
  daysBetween,
  DEADLINE_STATUSES,
  type DeadlineStatus,
  getDeadlineStatus,
  getOpenStatus,
  isTooFar,
  listDueReminders,
} from './deadlines/deadline-states.ts'
export { type FixedItems, listFixedItems } from './deadlines/fixed-items.ts'

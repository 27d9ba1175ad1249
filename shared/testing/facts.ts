import {
  type Configuration,
  bundleGroups,
  cart,
  itemView,
  lineItemState,
  roomState,
  sectionTotal,
  subSectionTotal,
  unitState,
} from '#shared/domain/index.ts'
import { findConflicts } from './broken-rules.ts'
import { allItems, allLineItems, allSubSections } from './reference/situation.ts'
import type { ReferenceConfiguration } from './reference-engine.ts'

/** Everything that a configuration says, as plain data in a fixed order: for comparing. */
export interface Facts {
  readonly unit: unknown
  readonly unitWide: unknown
  readonly rooms: unknown
  readonly sections: unknown
  readonly subSections: unknown
  readonly lineItems: unknown
  readonly items: unknown
  readonly bundles: unknown
  readonly conflicts: unknown
}

/** What the engine says, through its public reading functions. */
export function engineFacts(configuration: Configuration): Facts {
  const { catalogue } = configuration.prepared
  const unit = unitState(configuration)
  const { rooms: cartRooms, unitWide } = cart(configuration)
  return {
    unit: [unit.total, unit.onRequestCount, unit.decidedCount, unit.pendingCount, unit.progress],
    unitWide: [unitWide.itemsTotal, unitWide.basePrice, unitWide.total],
    rooms: catalogue.rooms.map(({ id }) => {
      const room = roomState(configuration, id)
      const inCart = cartRooms.find((candidate) => candidate.roomId === id)
      return {
        id,
        sums: [room.itemsTotal, room.basePrice, room.total],
        cart: [inCart?.itemsTotal, inCart?.basePrice, inCart?.total],
        counts: [room.onRequestCount, room.decidedCount, room.pendingCount, room.progress],
        flags: [room.locked, room.complete, room.sealed, room.shown],
      }
    }),
    sections: catalogue.roomBook.sections.map(({ id }) => [id, sectionTotal(configuration, id)]),
    subSections: allSubSections(catalogue).map(({ id }) => [id, subSectionTotal(configuration, id)]),
    lineItems: allLineItems(catalogue).map(({ id }) => {
      const line = lineItemState(configuration, id)
      const flags = [line.activated, line.replaced, line.counts, line.buyerSelectionPending]
      return { id, flags, total: line.total, defaultTotal: line.defaultTotal }
    }),
    items: allItems(catalogue).map(({ item: { id } }) => engineItem(configuration, id)),
    bundles: Object.fromEntries(
      bundleGroups(configuration, null)
        .flatMap((group) => group.bundles)
        .map((bundle) => [bundle.id, bundleFacts(bundle)] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ),
    conflicts: findConflicts(configuration).map(pairText).toSorted(),
  }
}

function engineItem(configuration: Configuration, itemId: string): unknown {
  const item = itemView(configuration, itemId)
  return {
    id: itemId,
    flags: [item.takesPart, item.selectable, item.takesPart && item.decided, item.pending, item.hasBuyerSelection],
    fitted: [item.defactoProductId, item.quantity, item.total, item.isOnRequest, item.isValid],
    options: item.options.map(optionFacts),
  }
}

/** What the naive implementation says, in the same form. */
export function referenceFacts(reference: ReferenceConfiguration): Facts {
  const { catalogue } = reference.situation
  const { unit, unitWide } = reference
  return {
    unit: [unit.total, unit.onRequestCount, unit.decidedCount, unit.pendingCount, unit.progress],
    unitWide: [unitWide.itemsTotal, unitWide.basePrice, unitWide.total],
    rooms: [...reference.rooms.values()].map((room) => ({
      id: room.id,
      sums: [room.itemsTotal, room.basePrice, room.total],
      cart: [room.itemsTotal, room.basePrice, room.total],
      counts: [room.onRequestCount, room.decidedCount, room.pendingCount, room.progress],
      flags: [room.locked, room.complete, room.sealed, room.shown],
    })),
    sections: [...reference.sections],
    subSections: [...reference.subSections],
    lineItems: [...reference.lineItems.values()].map((line) => {
      const flags = [line.activated, line.replaced, line.counts, line.pending]
      return { id: line.id, flags, total: line.total, defaultTotal: line.defaultTotal }
    }),
    items: allItems(catalogue).map(({ item: { id, cancelled } }) => referenceItem(reference, id, cancelled)),
    bundles: Object.fromEntries(
      [...reference.bundles.values()]
        .map((bundle) => [bundle.id, bundleFacts(bundle)] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ),
    conflicts: reference.conflicts.map(pairText).toSorted(),
  }
}

function referenceItem(reference: ReferenceConfiguration, itemId: string, cancelled: boolean): unknown {
  const item = reference.items.get(itemId)
  if (item === undefined) throw new Error(`The reference has no item ${itemId}`)
  return {
    id: itemId,
    flags: [item.takesPart, item.selectable, item.takesPart && item.decided, item.pending, item.hasBuyerSelection],
    fitted: [item.defactoProductId, item.quantity, item.total, item.flagged && !cancelled, item.isValid],
    options: item.options.map(optionFacts),
  }
}

function optionFacts(option: {
  readonly productId: string
  readonly total: number
  readonly relativeTotal: number
  readonly quantity: number
  readonly isOnRequest: boolean
  readonly valid: boolean
  readonly recommended: boolean
  readonly selected: boolean
}): unknown {
  const { productId, total, relativeTotal, quantity, isOnRequest, valid, recommended, selected } = option
  return [productId, total, relativeTotal, quantity, { isOnRequest, valid, recommended, selected }]
}

function bundleFacts(bundle: {
  readonly groupId: string
  readonly active: boolean
  readonly selectable: boolean
  readonly surcharge: number
  readonly alreadyChosen: number
  readonly held: boolean
}): unknown {
  const { groupId, active, selectable, held, surcharge, alreadyChosen } = bundle
  return { groupId, flags: [active, selectable, held], prices: [surcharge, alreadyChosen] }
}

function pairText(pair: { readonly ruleId: string; readonly whenItemId: string; readonly thenItemId: string }): string {
  return `${pair.ruleId}: ${pair.whenItemId} > ${pair.thenItemId}`
}

import {
  ItemField,
  LineItemField,
  Progress,
  RoomField,
  isActivated,
  isSelectable,
  takesPart,
  type Configuration,
  type ReadableState,
} from './configuration.ts'
import { NumberTableDraft } from '../kernel/number-table.ts'
import { fromThousandths } from '../kernel/money.ts'
import type { PreparedCatalogue, PreparedItem, PreparedOption } from '../catalogue/prepared-catalogue.types.ts'
import { NONE, prepareOption } from '../catalogue/prepare-catalogue.ts'
import type { Circumstances, DesignLineSelection } from '../selections/selections.types.ts'
import { countValidOptions } from './validity.ts'

/**
 * The next configuration in the making. Every method keeps the sums on all levels right by
 * difference, so that only what changes is touched. Amounts are integers: differences are exact.
 */
export class Draft implements ReadableState {
  readonly prepared: PreparedCatalogue
  circumstances: Circumstances
  designLineSelections: readonly DesignLineSelection[]
  readonly itemTable: NumberTableDraft
  readonly lineItemTable: NumberTableDraft
  readonly #roomTable: NumberTableDraft
  readonly #subSectionTable: NumberTableDraft
  readonly #sectionTable: NumberTableDraft
  #total: number
  #onRequest: number
  #decided: number
  #pending: number

  constructor(base: Configuration) {
    this.prepared = base.prepared
    this.circumstances = base.circumstances
    this.designLineSelections = base.designLineSelections
    this.itemTable = new NumberTableDraft(base.itemTable)
    this.lineItemTable = new NumberTableDraft(base.lineItemTable)
    this.#roomTable = new NumberTableDraft(base.roomTable)
    this.#subSectionTable = new NumberTableDraft(base.subSectionTable)
    this.#sectionTable = new NumberTableDraft(base.sectionTable)
    this.#total = base.figures.total
    this.#onRequest = base.figures.onRequest
    this.#decided = base.figures.decided
    this.#pending = base.figures.pending
  }

  done(): Configuration {
    return {
      prepared: this.prepared,
      circumstances: this.circumstances,
      designLineSelections: this.designLineSelections,
      itemTable: this.itemTable.done(),
      lineItemTable: this.lineItemTable.done(),
      roomTable: this.#roomTable.done(),
      subSectionTable: this.#subSectionTable.done(),
      sectionTable: this.#sectionTable.done(),
      figures: { total: this.#total, onRequest: this.#onRequest, decided: this.#decided, pending: this.#pending },
    }
  }

  /** Brings "counts" of a line item up to date; says whether it changed. */
  recount(lineItemIndex: number): boolean {
    const { lineItem } = this.prepared.lineItems[lineItemIndex]!
    const replaced = this.lineItemTable.get(lineItemIndex, LineItemField.replacers) > 0
    const counts = !lineItem.cancelled && !replaced && isActivated(this, lineItemIndex) ? 1 : 0
    if (counts === this.lineItemTable.get(lineItemIndex, LineItemField.counts)) return false
    this.#count(lineItemIndex, counts === 1 ? 1 : -1)
    this.lineItemTable.set(lineItemIndex, LineItemField.counts, counts)
    return true
  }

  /** Adds (sign 1) or takes away (-1) what a line item contributes to every level. */
  #count(lineItemIndex: number, sign: 1 | -1): void {
    const line = this.prepared.lineItems[lineItemIndex]!
    const { lineItem } = line
    this.#addToSections(lineItemIndex, sign * this.lineItemTable.get(lineItemIndex, LineItemField.total))
    this.#roomTable.add(line.roomIndex, RoomField.basePrice, -sign * lineItem.replacementTotal)
    for (let item = line.firstItem; item < line.firstItem + line.itemCount; item++) {
      const entry = this.prepared.items[item]!
      const onRequest = this.itemTable.get(item, ItemField.onRequest)
      this.#roomTable.add(entry.roomIndex, RoomField.itemsTotal, sign * this.itemTable.get(item, ItemField.total))
      if (lineItem.optional) this.#roomTable.add(entry.roomIndex, RoomField.basePrice, sign * entry.defaultTotal)
      this.#roomTable.add(entry.roomIndex, RoomField.onRequest, sign * onRequest)
      this.#onRequest += sign * onRequest
    }
    if (!lineItem.visible) return
    for (const room of line.roomIndexes) this.#roomTable.add(room, RoomField.openLineItems, sign)
  }

  #addToSections(lineItemIndex: number, cents: number): void {
    const subSection = this.prepared.lineItems[lineItemIndex]!.subSectionIndex
    this.#subSectionTable.add(subSection, 0, cents)
    this.#sectionTable.add(this.prepared.sectionOfSubSection[subSection]!, 0, cents)
    this.#total += cents
  }

  /** Fits a value to an item (its number of options = nothing) and carries the amounts through. */
  fit(entry: PreparedItem, value: number): void {
    const { index, lineItemIndex, roomIndex } = entry
    const option = this.#optionAt(entry, value)
    const total = option === undefined ? -entry.defaultTotal : option.relativeTotal
    const onRequest = option?.isOnRequest === true && !entry.item.cancelled ? 1 : 0
    const difference = total - this.itemTable.get(index, ItemField.total)
    const moreOnRequest = onRequest - this.itemTable.get(index, ItemField.onRequest)
    this.itemTable.set(index, ItemField.defacto, value)
    this.itemTable.set(index, ItemField.total, total)
    this.itemTable.set(index, ItemField.onRequest, onRequest)
    this.lineItemTable.add(lineItemIndex, LineItemField.total, difference)
    if (this.lineItemTable.get(lineItemIndex, LineItemField.counts) === 0) return
    this.#addToSections(lineItemIndex, difference)
    this.#roomTable.add(roomIndex, RoomField.itemsTotal, difference)
    this.#roomTable.add(roomIndex, RoomField.onRequest, moreOnRequest)
    this.#onRequest += moreOnRequest
  }

  #optionAt(entry: PreparedItem, value: number): PreparedOption | undefined {
    const standing = entry.options[value]
    const quantity = this.itemTable.get(entry.index, ItemField.quantity)
    if (standing === undefined || quantity === NONE) return standing
    if (this.itemTable.get(entry.index, ItemField.chosen) !== value) return standing
    return prepareOption(entry.item, standing.option, fromThousandths(quantity), entry.defaultTotal)
  }

  /** Brings the decision state of an item, and the progress of room and unit, up to date. */
  restate(itemIndex: number): void {
    const before = this.itemTable.get(itemIndex, ItemField.progress)
    const after = this.#computeProgress(itemIndex)
    if (before === after) return
    const { roomIndex, lineItemIndex } = this.prepared.items[itemIndex]!
    this.itemTable.set(itemIndex, ItemField.progress, after)
    const decided = Number(after === Progress.decided) - Number(before === Progress.decided)
    const pending = Number(after === Progress.pending) - Number(before === Progress.pending)
    this.#roomTable.add(roomIndex, RoomField.decided, decided)
    this.#roomTable.add(roomIndex, RoomField.pending, pending)
    this.lineItemTable.add(lineItemIndex, LineItemField.pending, pending)
    this.#decided += decided
    this.#pending += pending
  }

  #computeProgress(itemIndex: number): number {
    if (!takesPart(this, itemIndex)) return Progress.none
    const decided =
      this.itemTable.get(itemIndex, ItemField.chosen) !== NONE ||
      this.circumstances.simplifiedConfiguration ||
      countValidOptions(this, itemIndex) === 1
    if (decided) return Progress.decided
    return isSelectable(this, itemIndex) ? Progress.pending : Progress.none
  }
}

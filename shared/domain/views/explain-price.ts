import { assertNever } from '../kernel/assert-never.ts'
import { isPricedAsItStands, isReplaced, listPricedLineItems } from '../bundles/bundle-prices.ts'
import { isBundleActive } from '../bundles/bundle-activity.ts'
import { bundleViewAt } from '../bundles/bundle-views.ts'
import { getActivation, type Configuration, ItemField, LineItemField } from '../configuration/configuration.ts'
import type { PriceExplanation, PricedProduct, ExplanationRow, PriceSubject } from './explain-price.types.ts'
import { itemStateAt } from './item-views.ts'
import { fromThousandths } from '../kernel/money.ts'
import type { PreparedItem, PreparedLineItem } from '../catalogue/prepared-catalogue.types.ts'
import { NONE, prepareOption } from '../catalogue/prepare-catalogue.ts'
import { cart, roomState } from './unit-views.ts'

/**
 * The chain of amounts that leads to a price on screen: of an option, an item, an upgrade, a room or the whole unit
 * (domain.md "Worked examples"). The lines add up to the figure exactly, in cents; amounts of zero are left out unless
 * they are on request. null = the catalogue does not have the subject.
 */
export function explainPrice(configuration: Configuration, subject: PriceSubject): PriceExplanation | null {
  const { prepared } = configuration
  switch (subject.kind) {
    case 'option': {
      const entry = prepared.items[prepared.itemIndexById.get(subject.itemId) ?? NONE]
      const option = entry?.optionIndexByProductId.get(subject.productId)
      if (entry === undefined || option === undefined) return null
      return explained(subject, listOptionRows(configuration, entry, option, subject.at === 'buyer'))
    }
    case 'item': {
      const entry = prepared.items[prepared.itemIndexById.get(subject.itemId) ?? NONE]
      if (entry === undefined) return null
      const { itemTable } = configuration
      const fitted = itemTable.get(entry.index, ItemField.defacto)
      const isBuyers = itemTable.get(entry.index, ItemField.chosen) === fitted
      return explained(subject, listOptionRows(configuration, entry, fitted, isBuyers))
    }
    case 'bundle':
      return explainBundle(configuration, subject)
    case 'base':
      return explainBase(configuration, subject)
    case 'room': {
      const room = subject.roomId === null ? prepared.rooms.length : prepared.roomIndexById.get(subject.roomId)
      return room === undefined ? null : explained(subject, roomLines(configuration, room))
    }
    case 'unit':
      return explained(subject, unitLines(configuration))
    default:
      return assertNever(subject)
  }
}

function explained(subject: PriceSubject, lines: readonly ExplanationRow[]): PriceExplanation {
  return { subject, cents: lines.reduce((sum, line) => sum + line.cents, 0), lines: lines.filter(isTold) }
}

/** Nothing is told of what costs nothing. */
function isTold(line: ExplanationRow): boolean {
  if (line.cents !== 0) return true
  switch (line.kind) {
    case 'product':
    case 'standard':
      return true
    case 'item':
      return line.isOnRequest
    case 'room':
      return line.onRequestCount > 0
    case 'credit':
    case 'replacement':
    case 'base':
      return false
    default:
      return assertNever(line)
  }
}

/** An option (an index of the item's; any other = nothing is fitted), less its standard. */
function listOptionRows(
  configuration: Configuration,
  entry: PreparedItem,
  option: number,
  atBuyersQuantity: boolean,
): readonly ExplanationRow[] {
  if (entry.item.cancelled) return []
  const thousandths = atBuyersQuantity ? configuration.itemTable.get(entry.index, ItemField.quantity) : NONE
  const quantity = thousandths === NONE ? null : fromThousandths(thousandths)
  const lines: ExplanationRow[] = []
  const product = pricedProduct(entry, option, quantity)
  if (product !== null) lines.push({ kind: 'product', ...product })
  const standard = pricedProduct(entry, entry.defaultOption, null)
  if (standard !== null) {
    const isOptional = configuration.prepared.lineItems[entry.lineItemIndex]!.lineItem.optional
    lines.push({ kind: 'credit', ...standard, paidWith: isOptional ? 'upgrade' : 'purchase', cents: -standard.cents })
  }
  return lines
}

function pricedProduct(
  entry: PreparedItem,
  optionIndex: number,
  buyerQuantity: number | null,
): (PricedProduct & { readonly cents: number }) | null {
  const { item } = entry
  const option = item.options[optionIndex]
  if (option === undefined) return null
  const { total, unitPrice, quantity, isOnRequest } = prepareOption(item, option, buyerQuantity, 0)
  return {
    itemId: item.id,
    productId: option.productId,
    priceMode: option.priceMode,
    unitCents: unitPrice,
    quantity,
    quantityUnit: item.quantityUnit,
    quantityHidden: item.quantityHidden,
    isMinimumPrice: option.isMinimumPrice,
    isOnRequest,
    cents: total,
  }
}

/**
 * The card's figure: standards and credits, then what the upgrade's own products cost more, or what is fitted instead
 * of them; of dynamic ones and standards the choices as they stand.
 */
function explainBundle(
  configuration: Configuration,
  subject: Extract<PriceSubject, { kind: 'bundle' }>,
): PriceExplanation | null {
  const { prepared } = configuration
  const bundleIndex = prepared.bundleIndexById.get(subject.bundleId)
  const bundle = prepared.bundles[bundleIndex ?? NONE]
  if (bundleIndex === undefined || bundle === undefined) return null
  const { surcharge, active, actsAsPreselection } = bundleViewAt(configuration, bundleIndex)
  const isActive = active && !actsAsPreselection
  const told = isActive
    ? listPricedLineItems(configuration, bundle)
    : bundle.lineItemIndexes.map((index) => prepared.lineItems[index]!)
  const lines = told.flatMap((line) => [
    ...getItems(configuration, line).flatMap((entry) => makeStandardRow(line, entry)),
    ...makeReplacementRow(line),
  ])
  const choices =
    isActive && isPricedAsItStands(configuration, bundle)
      ? told.flatMap((line) => getItems(configuration, line)).map((entry) => itemLineItem(configuration, entry))
      : bundle.products.map((product) => {
          const entry = prepared.items[product.itemIndex]!
          return isActive && isReplaced(configuration, product)
            ? itemLineItem(configuration, entry)
            : productLine(entry, product.option)
        })
  return { ...explained(subject, [...lines, ...choices]), cents: surcharge }
}

function explainBase(
  configuration: Configuration,
  subject: Extract<PriceSubject, { kind: 'base' }>,
): PriceExplanation | null {
  const { prepared } = configuration
  const room = subject.roomId === null ? prepared.rooms.length : prepared.roomIndexById.get(subject.roomId)
  const indexes = subject.lineItemIds.map((id) => prepared.lineItemIndexById.get(id))
  if (room === undefined) return null
  const lines = indexes.flatMap((index) => {
    const line = prepared.lineItems[index ?? NONE]
    return line === undefined ? [] : listBaseRows(configuration, line, room)
  })
  return explained(subject, lines)
}

/** What a line item adds to the base price of a room. */
function listBaseRows(configuration: Configuration, line: PreparedLineItem, room: number): readonly ExplanationRow[] {
  const own = getItems(configuration, line).filter((entry) => entry.roomIndex === room)
  return [
    ...own.flatMap((entry) => makeStandardRow(line, entry)),
    ...(line.roomIndex === room ? makeReplacementRow(line) : []),
  ]
}

function getItems(configuration: Configuration, line: PreparedLineItem): readonly PreparedItem[] {
  return configuration.prepared.items.slice(line.firstItem, line.firstItem + line.itemCount)
}

/** The standard of something optional is not part of the purchase price. */
function makeStandardRow({ lineItem }: PreparedLineItem, entry: PreparedItem): readonly ExplanationRow[] {
  if (!lineItem.optional || entry.item.cancelled) return []
  const standard = pricedProduct(entry, entry.defaultOption, null)
  return standard === null ? [] : [{ kind: 'standard', ...standard }]
}

function makeReplacementRow({ lineItem }: PreparedLineItem): readonly ExplanationRow[] {
  if (lineItem.replacementTotal === 0) return []
  return [
    {
      kind: 'replacement',
      lineItemId: lineItem.id,
      replacedLineItemIds: lineItem.replacesLineItemIds,
      cents: -lineItem.replacementTotal,
    },
  ]
}

/** An item as it stands. */
function itemLineItem(configuration: Configuration, { index, item }: PreparedItem): ExplanationRow {
  const { defactoProductId, isOnRequest, total } = itemStateAt(configuration, index)
  return {
    kind: 'item',
    itemId: item.id,
    productId: defactoProductId,
    isOnRequest,
    cents: total,
    subject: { kind: 'item', itemId: item.id },
  }
}

/** A product that an upgrade chooses, at the catalogue's quantity. */
function productLine({ item, options }: PreparedItem, option: number): ExplanationRow {
  const { option: chosen, relativeTotal, isOnRequest } = options[option]!
  const { productId } = chosen
  return {
    kind: 'item',
    itemId: item.id,
    productId,
    isOnRequest,
    cents: relativeTotal,
    subject: { kind: 'option', itemId: item.id, productId, at: 'catalogue' },
  }
}

/** What counts in a room: choices, and the base prices of what is activated there, an upgrade's together. */
function roomLines(configuration: Configuration, room: number): readonly ExplanationRow[] {
  const { prepared, lineItemTable } = configuration
  const lines: ExplanationRow[] = []
  const activated = new Map<string, PreparedLineItem[]>()
  for (const line of prepared.lineItems) {
    const isHere = line.roomIndex === room || line.roomIndexes.includes(room)
    if (!isHere || lineItemTable.get(line.index, LineItemField.counts) === 0) continue
    if (line.lineItem.optional) {
      const key = coveringBundle(configuration, line.index) ?? ''
      const together = key === '' ? `line ${line.lineItem.id}` : key
      activated.set(together, [...(activated.get(together) ?? []), line])
    } else if (line.roomIndex === room) lines.push(...makeReplacementRow(line))
    for (const entry of getItems(configuration, line)) {
      if (entry.roomIndex === room && !entry.item.cancelled) lines.push(itemLineItem(configuration, entry))
    }
  }
  const roomId = prepared.rooms[room]?.id ?? null
  const bases = [...activated.values()].map((together) => baseLine(configuration, together, room, roomId))
  return [...bases, ...lines]
}

function baseLine(
  configuration: Configuration,
  together: readonly PreparedLineItem[],
  room: number,
  roomId: string | null,
): ExplanationRow {
  const lineItemIds = together.map(({ lineItem }) => lineItem.id)
  return {
    kind: 'base',
    bundleId: coveringBundle(configuration, together[0]!.index),
    lineItemIds,
    cents: sum(together.flatMap((line) => listBaseRows(configuration, line, room))),
    subject: { kind: 'base', lineItemIds, roomId },
  }
}

/** The upgrade a line item is activated with: the one it was switched on through, else any that is active. */
function coveringBundle(configuration: Configuration, lineItemIndex: number): string | null {
  const { prepared } = configuration
  const candidates = prepared.bundlesOfLineItem[lineItemIndex]!.filter(
    (index) => prepared.bundles[index]!.bundle !== null && isBundleActive(configuration, index),
  )
  const named = getActivation(configuration, lineItemIndex)?.upgradeBundleId
  const own = candidates.find((index) => prepared.bundles[index]!.id === named) ?? candidates[0]
  return own === undefined ? null : prepared.bundles[own]!.id
}

function unitLines(configuration: Configuration): readonly ExplanationRow[] {
  const { rooms, unitWide } = cart(configuration)
  return [...rooms, unitWide].map(({ roomId, total, items }) => ({
    kind: 'room',
    roomId,
    onRequestCount:
      roomId === null
        ? items.filter((item) => item.isOnRequest).length
        : roomState(configuration, roomId).onRequestCount,
    cents: total,
    subject: { kind: 'room', roomId },
  }))
}

function sum(lines: readonly ExplanationRow[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0)
}

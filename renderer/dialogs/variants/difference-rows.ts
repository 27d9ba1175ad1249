import type { ComparedItem, ConfigurationComparison, PreparedCatalogue } from '#shared/domain/index.ts'
import { getOtherQuantity, type Quantity } from '#renderer/parts/differences/other-quantity.ts'

/** What stands in one half of a row. */
export interface DifferenceSide {
  /** What is fitted; null = see `absence`. */
  readonly title: string | null
  /** Why nothing is named. */
  readonly absence: 'notThere' | 'nothing' | 'noLine' | null
  readonly quantity: Quantity | null
  /** Cents more than the standard; null = not said here. */
  readonly cents: number | null
  readonly isOnRequest: boolean
}

export interface DifferenceRow {
  readonly key: string
  readonly title: string
  readonly left: DifferenceSide
  readonly right: DifferenceSide
}

export interface DifferenceGroup {
  /** null = the whole unit. */
  readonly roomId: string | null
  readonly title: string | null
  readonly rows: readonly DifferenceRow[]
}

const NOWHERE: DifferenceSide = { title: null, absence: 'notThere', quantity: null, cents: null, isOnRequest: false }

/**
 * A comparison as lines to read, room by room: design lines, upgrades, items. An item that only one side has comes
 * with an upgrade, whose price is on the upgrade's own line; so it names no price.
 */
export function differenceGroups(
  prepared: PreparedCatalogue,
  comparison: ConfigurationComparison,
): readonly DifferenceGroup[] {
  const byRoom = new Map<string | null, DifferenceRow[]>()
  const add = (roomId: string | null, row: DifferenceRow) => byRoom.set(roomId, [...(byRoom.get(roomId) ?? []), row])
  addDesignLines(prepared, comparison, add)
  for (const { bundleId, roomIds, side, surcharge, isOnRequest } of comparison.bundles) {
    const title = bundleTitle(prepared, bundleId)
    const there = { ...NOWHERE, absence: null, title, cents: surcharge, isOnRequest }
    const [left, right] = side === 'left' ? [there, NOWHERE] : [NOWHERE, there]
    add(roomIds.length === 1 ? (roomIds[0] ?? null) : null, { key: `bundle ${bundleId}`, title: '', left, right })
  }
  for (const { itemId, roomId, left, right } of comparison.items) {
    const showsPrice = left !== null && right !== null
    add(roomId, {
      key: `item ${itemId}`,
      title: prepared.item(itemId)?.title ?? '',
      left: itemSide(prepared, itemId, left, right, showsPrice),
      right: itemSide(prepared, itemId, right, left, showsPrice),
    })
  }
  const order = [...prepared.catalogue.rooms].sort((a, b) => a.position - b.position)
  return [...order.map(({ id, title }) => ({ roomId: id, title })), { roomId: null, title: null }].flatMap((group) => {
    const rows = byRoom.get(group.roomId)
    return rows === undefined ? [] : [{ ...group, rows }]
  })
}

/** A line of the whole unit is chosen for every room: one row says it. */
function addDesignLines(
  prepared: PreparedCatalogue,
  { designLines }: ConfigurationComparison,
  add: (roomId: string | null, row: DifferenceRow) => void,
): void {
  const said = new Set<string>()
  for (const { roomId, groupId, left, right } of designLines) {
    const group = prepared.catalogue.designLineGroups.find(({ id }) => id === groupId)
    if (group === undefined) continue
    const key = group.scope === 'unit' ? `lines ${groupId} ${left} ${right}` : `lines ${groupId} ${roomId}`
    if (said.has(key)) continue
    said.add(key)
    const getSide = (lineId: string | null): DifferenceSide => {
      const title = group.designLines.find(({ id }) => id === lineId)?.title ?? null
      return { ...NOWHERE, title, absence: title === null ? 'noLine' : null }
    }
    add(group.scope === 'unit' ? null : roomId, { key, title: group.title, left: getSide(left), right: getSide(right) })
  }
}

function itemSide(
  prepared: PreparedCatalogue,
  itemId: string,
  here: ComparedItem | null,
  there: ComparedItem | null,
  showsPrice: boolean,
): DifferenceSide {
  if (here === null) return NOWHERE
  const product = here.productId === null ? undefined : prepared.product(here.productId)
  return {
    title: product?.title ?? null,
    absence: product === undefined ? 'nothing' : null,
    quantity: getOtherQuantity(prepared, itemId, here, there),
    cents: showsPrice ? here.total : null,
    isOnRequest: here.isOnRequest,
  }
}

function bundleTitle(prepared: PreparedCatalogue, bundleId: string): string {
  return (
    prepared.catalogue.upgradeBundles.find(({ id }) => id === bundleId)?.title ??
    prepared.lineItem(bundleId)?.title ??
    ''
  )
}

import fc from 'fast-check'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { Catalogue, Item } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Intent, WantedOption } from './reference/intents.ts'
import { allItems, allLineItems } from './reference/situation.ts'

/** An intent before it is known which catalogue it is about: numbers, read modulo what there is. */
export interface RawIntent {
  readonly kind: 'choose' | 'chooseTwo' | 'clear' | 'activate' | 'bundle' | 'line'
  readonly first: number
  readonly second: number
  readonly quantity: number | null
  readonly flag: boolean
}

const rawIntent: fc.Arbitrary<RawIntent> = fc.record({
  kind: fc.constantFrom(
    'choose' as const,
    'choose' as const,
    'choose' as const,
    'bundle' as const,
    'bundle' as const,
    'line' as const,
    'activate' as const,
    'clear' as const,
    'chooseTwo' as const,
  ),
  // Often small, so that a sequence comes back to the same thing.
  first: fc.oneof(fc.nat(3), fc.nat(999)),
  second: fc.nat(999),
  quantity: fc.option(fc.nat(11), { nil: null, freq: 2 }),
  flag: fc.boolean(),
})

/** Sequences of intents; `intentFor` says what each means for a catalogue. */
export function rawIntents(maxLength = 8, minLength = 0): fc.Arbitrary<readonly RawIntent[]> {
  return fc.array(rawIntent, { minLength, maxLength, size: 'max' })
}

/** Sequences that only switch line items and bundles; the first line items on. */
export function switchingIntents(maxLength = 8, minLength = 0): fc.Arbitrary<readonly RawIntent[]> {
  return rawIntents(maxLength, minLength).map((raws) =>
    raws.map((raw, index) => ({
      ...raw,
      kind: index % 3 === 2 ? ('bundle' as const) : ('activate' as const),
      flag: raw.flag || index < 6,
    })),
  )
}

/** Deliberately unknown: what an index means when there is nothing to index, or when it is 999. */
const UNKNOWN = 'unknown'

function pickId<T>(list: readonly T[], index: number, getId: (entry: T) => string): string {
  const entry = index === 999 ? undefined : list[index % Math.max(list.length, 1)]
  return entry === undefined ? UNKNOWN : getId(entry)
}

/** Reads a raw intent for a catalogue; it may be one that has to be refused. */
export function intentFor(catalogue: Catalogue, raw: RawIntent): Intent {
  const kind = hasSubject(catalogue, raw) ? raw.kind : 'choose'
  switch (kind) {
    case 'choose':
      return { kind: 'chooseOptions', choices: [choiceFor(catalogue, raw, raw.first)] }
    case 'chooseTwo': {
      const one = choiceFor(catalogue, raw, raw.first)
      const two = choiceFor(catalogue, { ...raw, quantity: null }, raw.first + 1)
      return { kind: 'chooseOptions', choices: one.itemId === two.itemId ? [one] : [one, two] }
    }
    case 'clear':
      return { kind: 'clearOption', itemId: pickId(allItems(catalogue), raw.first, ({ item }) => item.id) }
    case 'activate':
      return {
        kind: 'activateLineItem',
        lineItemId: pickId(lineItemsToActivate(catalogue, raw), raw.first, (lineItem) => lineItem.id),
        activated: raw.flag,
      }
    case 'bundle':
      return {
        kind: 'toggleBundle',
        bundleId: pickId(bundleIds(catalogue), raw.first, (id) => id),
        keepLocked: raw.second % 2 === 1,
      }
    case 'line': {
      const lines = catalogue.designLineGroups.flatMap((group) => group.designLines.map((line) => ({ group, line })))
      return {
        kind: 'chooseDesignLine',
        designLineGroupId: pickId(lines, raw.first, ({ group }) => group.id),
        designLineId: pickId(lines, raw.first, ({ line }) => line.id),
        roomId: raw.flag ? null : pickId(catalogue.rooms, raw.second, (room) => room.id),
        keepLocked: raw.first % 2 === 1,
      }
    }
    default:
      return assertNever(kind)
  }
}

/** Without bundles, lines or optional line items, an intent about them is read as a choice. */
function hasSubject(catalogue: Catalogue, raw: RawIntent): boolean {
  if (raw.kind === 'bundle') return bundleIds(catalogue).length > 0
  if (raw.kind === 'line') return catalogue.designLineGroups.length > 0
  if (raw.kind === 'activate') return lineItemsToActivate(catalogue, raw).length > 0
  return true
}

/** Mostly optional ones; a tenth of the time any line item, to be refused. */
function lineItemsToActivate(catalogue: Catalogue, raw: RawIntent) {
  const all = allLineItems(catalogue)
  return raw.second % 10 === 0 ? all : all.filter((lineItem) => lineItem.optional)
}

function bundleIds(catalogue: Catalogue): string[] {
  const named = new Set(catalogue.upgradeBundles.flatMap((bundle) => bundle.lineItemIds))
  const alone = allLineItems(catalogue).filter((lineItem) => lineItem.optional && !named.has(lineItem.id))
  return [...catalogue.upgradeBundles.map((bundle) => bundle.id), ...alone.map((lineItem) => lineItem.id)]
}

function choiceFor(catalogue: Catalogue, raw: RawIntent, index: number): WantedOption {
  const choosable = allItems(catalogue).filter(({ item }) => item.options.length > 1 || item.quantityRange !== null)
  const { item } = choosable[index % Math.max(choosable.length, 1)] ?? {}
  if (item === undefined) return { itemId: UNKNOWN, productId: UNKNOWN, quantity: null }
  return {
    itemId: item.id,
    productId: pickId(item.options, raw.second, (option) => option.productId),
    quantity: quantityFor(item, raw),
  }
}

/** Mostly a quantity that the item allows; sometimes one off the grid, out of range or not allowed. */
function quantityFor(item: Item, raw: RawIntent): number | null {
  if (raw.quantity === null) return null
  if (item.quantityRange === null) return raw.second % 10 === 0 ? raw.quantity : null
  const { min, max, step } = item.quantityRange
  if (raw.quantity === 11) return max + step
  if (raw.quantity === 10) return min + step / 2
  return Math.min(max, min + raw.quantity * step)
}

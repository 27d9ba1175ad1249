import fc from 'fast-check'
import type { Catalogue, QuantityRange } from '#shared/domain/catalogue/catalogue.types.ts'
import {
  type BuyerSelection,
  type Circumstances,
  type DesignLineSelection,
  type LineItemActivation,
  OPEN_CIRCUMSTANCES,
  type Selections,
  type SelectionsChange,
} from '#shared/domain/selections/selections.types.ts'
import { anyCatalogue, anyCircumstances, consistentCatalogue } from './catalogue-arbitrary.ts'
import { allItems, allLineItems } from './reference/situation.ts'
import { clashingLinesCatalogue } from './ruled-catalogue-arbitrary.ts'
import { aLockedTrade } from './selection-builders.ts'

/** A write before it is known which catalogue it is about: numbers, read modulo what there is. */
export interface RawWrite {
  readonly choices: readonly { readonly item: number; readonly option: number; readonly quantity: number | null }[]
  readonly activations: readonly { readonly line: number; readonly word: number; readonly named: boolean }[]
  readonly lines: { readonly line: number; readonly room: number; readonly alone: boolean } | null
}

/** `writeFor` says what it means for a catalogue. */
export const rawWrite: fc.Arbitrary<RawWrite> = fc.record({
  choices: fc.array(
    fc.record({ item: fc.nat(99), option: fc.nat(99), quantity: fc.option(fc.nat(9), { nil: null, freq: 2 }) }),
    { maxLength: 3 },
  ),
  activations: fc.array(fc.record({ line: fc.nat(99), word: fc.nat(4), named: fc.boolean() }), { maxLength: 2 }),
  lines: fc.option(fc.record({ line: fc.nat(99), room: fc.nat(99), alone: fc.boolean() }), { nil: null, freq: 2 }),
})

export interface WritesOnCatalogue {
  readonly catalogue: Catalogue
  /** For the second half of the writes. */
  readonly circumstances: Circumstances
  /** The groups of bundles are locked half-way, with some of them on. */
  readonly closes: boolean
  readonly raws: readonly RawWrite[]
}

/** Sequences of writes on catalogues of every kind, often with locked groups; half of each under other circumstances. */
export function writesOnCatalogues(): fc.Arbitrary<WritesOnCatalogue> {
  return fc.record({
    catalogue: fc
      .tuple(fc.oneof(anyCatalogue(), anyCatalogue(), consistentCatalogue(), clashingLinesCatalogue()), fc.boolean())
      .map(([catalogue, isClosed]) => (isClosed ? withLockedGroups(catalogue) : catalogue)),
    circumstances: laterCircumstances(),
    closes: fc.boolean(),
    raws: fc.array(rawWrite, { minLength: 2, maxLength: 8, size: 'max' }),
  })
}

/** Half of them with a locked trade. */
export function laterCircumstances(): fc.Arbitrary<Circumstances> {
  return fc.oneof(anyCircumstances(), lockedCircumstances)
}

const lockedCircumstances: fc.Arbitrary<Circumstances> = fc
  .constantFrom('PRK', 'HLS', 'ELT')
  .map((trade) => ({ ...OPEN_CIRCUMSTANCES, lockedTrades: [aLockedTrade(trade)] }))

/** With every group of bundles locked. */
export function withLockedGroups(catalogue: Catalogue): Catalogue {
  const upgradeBundleGroups = catalogue.upgradeBundleGroups.map((group) => ({ ...group, locked: true }))
  return { ...catalogue, upgradeBundleGroups }
}

/** Reads a raw write for a catalogue and what is stored; it may be one that has to be refused. */
export function writeFor(catalogue: Catalogue, stored: Selections, raw: RawWrite): SelectionsChange {
  return {
    buyerSelections: Object.fromEntries(raw.choices.map((choice) => choiceFor(catalogue, choice))),
    buyerLineItemActivations: Object.fromEntries(
      raw.activations.flatMap((activation) => activationFor(catalogue, activation)),
    ),
    buyerDesignLineSelections: raw.lines === null ? null : linesFor(catalogue, stored, raw.lines),
  }
}

/** One in thirty has an unknown product, two in ten take the selection away. */
function choiceFor(
  catalogue: Catalogue,
  { item, option, quantity }: RawWrite['choices'][number],
): [string, BuyerSelection | null] {
  const items = allItems(catalogue)
  const entry = items[item % Math.max(items.length, 1)]?.item
  if (entry === undefined) return ['unknown', null]
  if (option % 10 < 2) return [entry.id, null]
  const { productId = 'unknown' } = entry.options[option % (entry.options.length + (option % 30 === 2 ? 1 : 0))] ?? {}
  const range = entry.quantityRange
  const own = range === null || quantity === null ? null : quantityFor(range, quantity)
  return [entry.id, { productId, quantity: own }]
}

/** One in ten is out of range. */
function quantityFor({ min, max, step }: QuantityRange, steps: number): number {
  return steps === 9 ? max + step : Math.min(min + steps * step, max)
}

/** Mostly of optional line items, and through a bundle that brings it where there is one. */
function activationFor(
  catalogue: Catalogue,
  { line, word, named }: RawWrite['activations'][number],
): [string, LineItemActivation | null][] {
  const all = allLineItems(catalogue)
  const optional = all.filter((lineItem) => lineItem.optional)
  const lines = line % 20 === 0 ? all : optional
  const lineItem = lines[line % Math.max(lines.length, 1)]
  if (lineItem === undefined) return []
  if (word === 4) return [[lineItem.id, null]]
  const bundle = named
    ? catalogue.upgradeBundles.find(({ lineItemIds }) => lineItemIds.includes(lineItem.id))
    : undefined
  return [[lineItem.id, { activated: word < 3, upgradeBundleId: bundle?.id ?? null }]]
}

/** A line for one room, or for all, beside what is stored; sometimes none at all. */
function linesFor(
  catalogue: Catalogue,
  { buyerDesignLineSelections }: Selections,
  { line, room, alone }: NonNullable<RawWrite['lines']>,
): DesignLineSelection[] {
  const lines = catalogue.designLineGroups.flatMap((group) => group.designLines.map((entry) => ({ group, entry })))
  const picked = lines[line % (lines.length + 1)]
  if (picked === undefined) return []
  const rooms = alone ? catalogue.rooms.slice(room % catalogue.rooms.length).slice(0, 1) : catalogue.rooms
  return [
    ...buyerDesignLineSelections,
    ...rooms.map(({ id }) => ({
      projectRoomId: id,
      designLineGroupId: picked.group.id,
      designLineId: picked.entry.id,
    })),
  ]
}

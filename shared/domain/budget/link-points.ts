import type { Edge } from '../catalogue/constraints.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { type Configuration, ItemField, takesPart } from '../configuration/configuration.ts'
import type { ItemPoint, Link, Subject, Variable } from './savings-model.types.ts'
import type { BundleState } from './bundle-states.ts'

/** What decides whether two items go together. */
export type Place = Pick<ItemPoint, 'role' | 'value'>

/** Items of a configuration and how two of them go together. */
export interface Fitting {
  readonly configuration: Configuration
  /** Items that may come to stand otherwise; all others are as they are. */
  readonly variable: ReadonlySet<number>
  /** Items that have nothing fitted, and may get their design line's product (`fillableItems`). */
  readonly fillable: ReadonlySet<number>
}

/**
 * Whether an item at a point goes with the item of its edge at another. Two items that stay as they are do, whatever the
 * rules: what is broken already is not the plan's business.
 */
export function fitsPair(fitting: Fitting, item: number, at: Place, edge: Edge, otherAt: Place): boolean {
  if (at.value === null || otherAt.value === null) return true
  if (at.role === 'now' && otherAt.role === 'now') return true
  const { other, allowed, leaves } = edge
  const { words } = fitting.configuration.prepared.network
  if (!hasBit(leaves, at.value * words[other]! + (otherAt.value >>> 5), otherAt.value)) return false
  return (
    staysEmpty(fitting, item, at, allowed, words[item]!, otherAt.value) &&
    staysEmpty(fitting, other, otherAt, leaves, words[other]!, at.value)
  )
}

/** Whether a fillable item that is to stay as it is does so beside a value: if its line's product does not go with that. */
function staysEmpty(
  { configuration, fillable }: Fitting,
  item: number,
  { role }: Place,
  allowed: Uint32Array,
  words: number,
  otherValue: number,
): boolean {
  if (role !== 'now' || !fillable.has(item)) return true
  const designLineOption = configuration.itemTable.get(item, ItemField.designLineOption)
  return !hasBit(allowed, otherValue * words + (designLineOption >>> 5), designLineOption)
}

/**
 * Items in which nothing is fitted, since their design line's product gave way to what may change: as soon as it goes
 * with the rest they get it, and nobody can choose nothing instead.
 */
export function fillableItems(configuration: Configuration, variable: ReadonlySet<number>): ReadonlySet<number> {
  const { prepared, itemTable, designLineSelections } = configuration
  if (designLineSelections.length === 0) return new Set()
  const { edges, words } = prepared.network
  const fillable = prepared.items.filter(({ index, item }) => {
    const designLineOption = itemTable.get(index, ItemField.designLineOption)
    if (designLineOption === NONE || itemTable.get(index, ItemField.defacto) !== item.options.length) return false
    if (!takesPart(configuration, index)) return false
    return edges[index]!.every(({ other, allowed }) => {
      if (variable.has(other) || !takesPart(configuration, other)) return true
      const value = itemTable.get(other, ItemField.defacto)
      return hasBit(allowed, value * words[index]! + (designLineOption >>> 5), designLineOption)
    })
  })
  return new Set(fillable.map(({ index }) => index))
}

function hasBit(table: Uint32Array, word: number, value: number): boolean {
  return (table[word]! & (1 << (value & 31))) !== 0
}

/** The subjects with their links: only pairs of which some points do not go together are linked. */
export function linkSubjects(fitting: Fitting, subjects: readonly Subject[]): readonly Variable[] {
  const { edges } = fitting.configuration.prepared.network
  const links: Link[][] = subjects.map(() => [])
  const placeOf = new Map<number, number>()
  subjects.forEach((subject, at) => {
    if (subject.kind === 'item') placeOf.set(subject.item, at)
  })
  const link = (one: number, two: number, fits: Uint8Array | null) => {
    if (fits === null) return
    const [height, width] = [subjects[one]!.points.length, subjects[two]!.points.length]
    links[one]!.push({ other: two, fits, width })
    links[two]!.push({ other: one, fits: flipped(fits, height, width), width: height })
  }
  subjects.forEach((subject, one) => {
    if (subject.kind === 'bundles') {
      for (const item of new Set(subject.cluster.states.flatMap(({ standings }) => [...standings.keys()]))) {
        const two = placeOf.get(item)
        const other = subjects[two ?? NONE]
        if (two !== undefined && other?.kind === 'item') link(one, two, listFitsOfBundles(subject, other))
      }
      return
    }
    for (const edge of edges[subject.item]!) {
      const two = placeOf.get(edge.other)
      const other = subjects[two ?? NONE]
      if (two !== undefined && two > one && other?.kind === 'item')
        link(one, two, listFitsOfItems(fitting, subject, edge, other))
    }
  })
  return subjects.map((subject, at) => ({ subject, links: links[at]! }))
}

type ItemSubject = Extract<Subject, { kind: 'item' }>

/** null = all points go together. */
function listFitsOfItems(fitting: Fitting, one: ItemSubject, edge: Edge, two: ItemSubject): Uint8Array | null {
  const [{ points }, { points: others }] = [one, two]
  const words = fitting.configuration.prepared.network.words[two.item]!
  const isPlain = !fitting.fillable.has(one.item) && !fitting.fillable.has(two.item)
  const fits = new Uint8Array(points.length * others.length)
  let at = 0
  let count = 0
  for (const point of points) {
    for (const other of others) {
      // The rules by themselves say it nearly always.
      const isRuled = isPlain && point.value !== null && other.value !== null
      const isAllowed = isRuled && hasBit(edge.leaves, point.value * words + (other.value >>> 5), other.value)
      if (isAllowed || fitsPair(fitting, one.item, point, edge, other)) {
        fits[at] = 1
        count++
      }
      at++
    }
  }
  return count === fits.length ? null : fits
}

function listFitsOfBundles(
  { cluster: { states } }: Extract<Subject, { kind: 'bundles' }>,
  { item, points }: ItemSubject,
) {
  return Uint8Array.from(
    states.flatMap((state) => points.map((point) => (fitsState(state, item, points, point) ? 1 : 0))),
  )
}

function flipped(fits: Uint8Array, height: number, width: number): Uint8Array {
  const other = new Uint8Array(fits.length)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) other[column * height + row] = fits[row * width + column]!
  return other
}

/** Whether a point of an item is one of a state of its bundles. */
function fitsState(state: BundleState, item: number, points: readonly ItemPoint[], point: ItemPoint): boolean {
  const [now] = points
  const standing = state.standings.get(item)
  if (point.role === 'now') return standing === undefined
  if (point.role === 'follows') {
    if (standing === undefined) return false
    return standing === null ? point.value === null : point.value === standing.value && point.total === standing.total
  }
  if (standing === undefined) return now?.value !== null
  // Chosen in an item that comes back, it saves against what first comes back with it.
  const first = now?.value === null ? points.find(({ value }) => value !== null) : undefined
  if (standing === null || standing.value === point.value) return false
  return first === undefined || (first.value === standing.value && first.total === standing.total)
}

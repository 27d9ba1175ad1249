import { findRows, fold, splitSearch } from '../units/search-units.ts'
import type { Section } from '../sections.ts'
import type { UnitRow } from '../units/unit-rows.ts'

/** A page of the administration, by its name in the reader's language. */
export interface FoundSection extends Pick<Section, 'name' | 'home' | 'icon'> {
  readonly title: string
}

/** Something that a search leads to. */
export type Found =
  | { readonly kind: 'section'; readonly key: string; readonly section: FoundSection }
  | { readonly kind: 'unit'; readonly key: string; readonly row: UnitRow }
  | {
      readonly kind: 'person'
      readonly key: string
      readonly row: UnitRow
      readonly name: string
      readonly email: string
    }
  | {
      readonly kind: 'order'
      readonly key: string
      readonly row: UnitRow
      readonly id: string
      readonly number: string
    }

/** Of each kind; who means something else types on. */
const MOST = 6

/** Sections, units, people and orders that fit all words of a search, in this order; nothing for an empty one. */
export function findThings(
  rows: readonly UnitRow[],
  sections: readonly FoundSection[],
  search: string,
): readonly Found[] {
  const words = splitSearch(search)
  if (words.length === 0) return []
  const fits = (text: string) => words.every((word) => fold(text).includes(word))
  const found = findRows(rows, search)
  const places = sections
    .filter(({ title }) => fits(title))
    .map((section): Found => ({ kind: 'section', key: `section ${section.name}`, section }))
  const units = found.map((row): Found => ({ kind: 'unit', key: `unit ${row.unit.id}`, row }))
  const people = found.flatMap((row) =>
    [...row.unit.buyers, ...row.unit.invited]
      .filter(({ name, email }) => fits(`${name} ${email}`))
      .map(({ name, email }): Found => ({ kind: 'person', key: `${row.unit.id} ${email}`, row, name, email })),
  )
  const orders = found.flatMap((row): Found[] => {
    const { order } = row.unit
    return order !== null && fits(order.number) ? [{ kind: 'order', key: order.id, row, ...order }] : []
  })
  return [places, units, people, orders].flatMap((kind) => kind.slice(0, MOST))
}

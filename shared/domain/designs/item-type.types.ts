import type { Fields } from './field.types.ts'

/**
 * Where an item may stand: `page` among the page's own, `row` as a card of a content row, `stack` within a stack card.
 */
export type Place = 'page' | 'row' | 'stack'

/** What there is to know of a type of item, once for page, form, check, completion and reference. */
export interface ItemType {
  /** As a design names it. */
  readonly name: string
  /** Names that designs from elsewhere have for it. */
  readonly aliases?: readonly string[]
  /** Of the icons that the interface has. */
  readonly icon: string
  readonly places: readonly Place[]
  /** Portals that show it; absent = both. */
  readonly portals?: readonly ('bp' | 'mp')[]
  readonly fields: Fields
  /** Parts whose looks one may change (DSH-38), beside `root`. */
  readonly parts: readonly string[]
  /** Where others stand in it: `items` or `params.items`; absent = it holds none. */
  readonly children?: { readonly at: 'items' | 'params.items'; readonly place: Place }
  /** It is drawn as a card: with `props.card` and `props.showTitle`. */
  readonly isCard?: true
  /** There is no sense in a second one on a page. */
  readonly isOnce?: true
}

/** Keeps the literal types, so that a component is typed by its fields. */
export function defineItem<const T extends ItemType>(type: T): T {
  return type
}

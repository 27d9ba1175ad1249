import type { PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import { type Tone, TONES, getTone } from '../catalogue/likeness.ts'
import { PRICE_CLASSES, type PriceClass, getPriceClasses } from '../catalogue/price-class.ts'

/** One value of a facet, and the options that have it, in the catalogue's order. */
export interface FacetValue<Key> {
  readonly key: Key
  readonly count: number
  readonly productIds: readonly string[]
}

/** What the options of an item can be divided by. */
export type Facet =
  /** `title`: the material in the catalogue's language. In the order in which the options first name them. */
  | { readonly kind: 'material'; readonly values: readonly (FacetValue<string> & { readonly title: string })[] }
  /** From light to dark. */
  | { readonly kind: 'tone'; readonly values: readonly FacetValue<Tone>[] }
  /** From cheap to dear. */
  | { readonly kind: 'price'; readonly values: readonly FacetValue<PriceClass>[] }

/**
 * The facets that divide the options of an item: those of which at least two values occur (LIKE-5). An option of which a
 * facet is not known is in none of its values. Throws on an id that the catalogue does not have.
 */
export function findFacets(prepared: PreparedCatalogue, itemId: string): readonly Facet[] {
  const entry = prepared.items[prepared.itemIndexById.get(itemId) ?? NONE]
  if (entry === undefined) throw new Error(`The catalogue has no item ${itemId}`)
  const products = entry.item.options.map(({ productId }) => prepared.product(productId))
  const classes = getPriceClasses(entry)
  const productIdsBy = <Key>(keys: readonly Key[], wanted: Key) =>
    entry.item.options.filter((_, index) => keys[index] === wanted).map(({ productId }) => productId)
  const values = <Key>(order: readonly Key[], keys: readonly (Key | null)[]): FacetValue<Key>[] =>
    order
      .map((key) => ({ key, productIds: productIdsBy(keys, key) }))
      .filter(({ productIds }) => productIds.length > 0)
      .map(({ key, productIds }) => ({ key, count: productIds.length, productIds }))

  const titles = new Map<string, string>()
  for (const product of products) {
    const { material } = product ?? {}
    if (material && !titles.has(material.key)) titles.set(material.key, material.title)
  }
  const materials = values(
    [...titles.keys()],
    products.map((product) => product?.material?.key ?? null),
  )
  const facets: readonly Facet[] = [
    { kind: 'material', values: materials.map((value) => ({ ...value, title: titles.get(value.key) ?? '' })) },
    { kind: 'tone', values: values(TONES, products.map(getTone)) },
    { kind: 'price', values: values(PRICE_CLASSES, classes) },
  ]
  return facets.filter((facet) => facet.values.length > 1)
}

import fc from 'fast-check'
import type { Catalogue, Product } from '#shared/domain/catalogue/catalogue.types.ts'

const hex = fc.nat(0xffffff).map((bits) => `#${bits.toString(16).padStart(6, '0')}`)

/** Any colour at all. */
export const anyColors: fc.Arbitrary<Pick<Product, 'color'>> = hex.map((color) => ({ color }))

/** Few colours and materials, so that many are alike, and some are not known. */
export const fewAppearances: fc.Arbitrary<Pick<Product, 'color' | 'material'>> = fc.record({
  color: fc.constantFrom('#c9a173', '#c9a173', '#9b9a97', '#f4f3ef', null, undefined),
  material: fc.constantFrom({ key: 'wood', title: 'Holz' }, { key: 'tile', title: 'Fliese' }, null, undefined),
})

/** The same catalogues, each product with an appearance of its own. */
export function withAppearances(
  catalogues: fc.Arbitrary<Catalogue>,
  appearance: fc.Arbitrary<Pick<Product, 'color' | 'material'>>,
): fc.Arbitrary<Catalogue> {
  return catalogues.chain((catalogue) => {
    const { products } = catalogue
    return fc
      .array(appearance, { minLength: products.length, maxLength: products.length })
      .map((all) => ({ ...catalogue, products: products.map((product, index) => ({ ...product, ...all[index] })) }))
  })
}

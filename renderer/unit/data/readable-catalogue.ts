import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import { keepMeasures } from '#renderer/i18n/format.ts'

/** The catalogue with its products' words as every list and dialog shows them: measures stay in one line. */
export function readableCatalogue(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    products: catalogue.products.map((product) => ({
      ...product,
      title: keepMeasures(product.title),
      subtitle: keepMeasures(product.subtitle),
      displayHint: keepMeasures(product.displayHint),
    })),
  }
}

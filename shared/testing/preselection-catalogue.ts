import type fc from 'fast-check'
import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import { consistentCatalogue } from './catalogue-arbitrary.ts'

/** Consistent catalogues of extras and preselections. */
export function preselectionCatalogue(): fc.Arbitrary<Catalogue> {
  return consistentCatalogue().map(withPreselections)
}

/** With preselections of one or two extras alone, each of which has a product in every item that leaves a choice. */
function withPreselections(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    upgradeBundleGroups: catalogue.upgradeBundleGroups.map((group) => ({ ...group, actsAsPreselection: true })),
    upgradeBundles: catalogue.upgradeBundles.map((bundle) => ({
      ...bundle,
      default: false,
      productIds: [],
      lineItemIds: bundle.lineItemIds.slice(0, 2),
    })),
    roomBook: {
      ...catalogue.roomBook,
      sections: catalogue.roomBook.sections.map((section) => ({
        ...section,
        subSections: section.subSections.map((subSection) => ({
          ...subSection,
          lineItems: subSection.lineItems.map((line) => ({
            ...line,
            optional: true,
            subLineItems: line.subLineItems.map((item) => ({
              ...item,
              options: item.options.map((option, at) => ({ ...option, isConfigurable: at === 1 })),
            })),
          })),
        })),
      })),
    },
  }
}

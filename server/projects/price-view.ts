import type * as z from 'zod/mini'
import type { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import { defaultOfFlag } from '#shared/contracts/feature-flags.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { Project } from './projects.repository.ts'

/**
 * What of a project's prices a portal is told (decision 57). What its flags hide is not sent at all: every answer with an
 * amount in it goes by this.
 */
export interface PriceView {
  /** `showPricing`: prices of the catalogue, and what is computed with them. */
  readonly amounts: boolean
  /** Purchase prices of units; on the marketing portal `showUnitPrices` has a say, too. */
  readonly purchasePrices: boolean
}

type Catalogue = z.infer<typeof CatalogueSchema>

/** The flags of the project for this portal, as they are now. */
export function getPriceView({ featureFlags }: Pick<Project, 'featureFlags'>, portal: Portal): PriceView {
  const isOn = (name: string) => featureFlags[portal][name] ?? defaultOfFlag(name)
  const amounts = isOn('showPricing')
  return { amounts, purchasePrices: amounts && (portal === 'bp' || isOn('showUnitPrices')) }
}

/** Amounts in cents of an answer as they may be told: 0 in the place of each that is hidden. */
export function toldAmount(view: PriceView, cents: number): number {
  return view.amounts ? cents : 0
}

/**
 * The catalogue (as on the wire) with 0 in the place of every amount. Engine and contract take it like any other; what is
 * on request stays so, and so does the revision, so that choices made with it are stored as ever.
 */
export function withoutPrices(catalogue: Catalogue): Catalogue {
  const sections = catalogue.room_book.sections.map((section) => ({
    ...section,
    sub_sections: section.sub_sections.map((subSection) => ({
      ...subSection,
      line_items: subSection.line_items.map((lineItem) => ({
        ...lineItem,
        replacement_total: 0,
        sub_line_items: lineItem.sub_line_items.map((item) => ({
          ...item,
          options: item.options.map((option) => ({ ...option, price: 0, is_minimum_price: false })),
        })),
      })),
    })),
  }))
  return { ...catalogue, room_book: { sections } }
}

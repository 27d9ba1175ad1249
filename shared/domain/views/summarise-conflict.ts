import type { Product } from '../catalogue/catalogue.types.ts'
import { satisfies } from '../catalogue/constraints.ts'
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'
import type { ConflictReport, RuleConflict } from '../configuration/configuration.types.ts'

/**
 * Why something does not fit, short enough for one line:
 * - `needs`: in another item just this goes with it: a product, or what all that go with it have in common.
 * - `needs_in`: the same, where the words do not say of what they are (`handleless`).
 * - `needs_item`: something has to be in that item, and nothing is.
 * - `clashes`: it does not go with what that item has.
 */
export type ConflictSummary =
  | { readonly kind: 'needs'; readonly words: string }
  | { readonly kind: 'needs_in'; readonly itemId: string; readonly words: string }
  | { readonly kind: 'needs_item'; readonly itemId: string }
  | { readonly kind: 'clashes'; readonly productId: string }

/**
 * One summary for each other item that stands against a wish, in the order of the conflicts. What the options that go
 * with the wish have in common, and no other option of the item has, is taken from their names, facts and materials,
 * in the catalogue's language.
 */
export function summariseConflicts(prepared: PreparedCatalogue, report: ConflictReport): readonly ConflictSummary[] {
  const itemIds = [...new Set(report.conflicts.map(({ itemId }) => itemId))]
  return itemIds.map((itemId) => {
    const ofItem = report.conflicts.filter((conflict) => conflict.itemId === itemId)
    const productId = ofItem[0]?.productId ?? null
    const [fitting, others] = divideOptions(prepared, report, ofItem, itemId)
    return (
      findNeed(itemId, fitting, others) ??
      (productId === null ? { kind: 'needs_item', itemId } : { kind: 'clashes', productId })
    )
  })
}

/** The products of an item that the broken rules leave beside the wish, and the rest. */
function divideOptions(
  prepared: PreparedCatalogue,
  { wanted }: ConflictReport,
  conflicts: readonly RuleConflict[],
  itemId: string,
): readonly [fitting: readonly Product[], others: readonly Product[]] {
  const ids = new Set(conflicts.map(({ ruleId }) => ruleId))
  const rules = prepared.catalogue.rules.filter(({ id }) => ids.has(id))
  const findGroup = (id: string) => prepared.item(id)?.productGroupId
  const goesWith = (productId: string) =>
    rules.every((rule) =>
      wanted.every((wish) => {
        const asWhen = rule.productGroupWhen === findGroup(wish.itemId) && rule.productGroupThen === findGroup(itemId)
        const asThen = rule.productGroupThen === findGroup(wish.itemId) && rule.productGroupWhen === findGroup(itemId)
        return (
          (!asWhen || satisfies(rule, wish.productId, productId)) &&
          (!asThen || satisfies(rule, productId, wish.productId))
        )
      }),
    )
  const options = (prepared.item(itemId)?.options ?? []).flatMap(({ productId }) => prepared.product(productId) ?? [])
  return [options.filter(({ id }) => goesWith(id)), options.filter(({ id }) => !goesWith(id))]
}

function findNeed(itemId: string, fitting: readonly Product[], others: readonly Product[]): ConflictSummary | null {
  const [first, ...rest] = fitting
  if (first === undefined || others.length === 0) return null
  if (rest.length === 0) return { kind: 'needs', words: first.title }
  const isTelling = (getTraits: (product: Product) => readonly string[]) => (trait: string) =>
    rest.every((product) => getTraits(product).includes(trait)) &&
    others.every((product) => !getTraits(product).includes(trait))
  const name = beginnings(first).findLast(isTelling(beginnings))
  if (name !== undefined) return { kind: 'needs', words: name }
  const trait = traits(first).find(isTelling(traits))
  return trait === undefined ? null : { kind: 'needs_in', itemId, words: trait }
}

/** Words that a name does not end on, in the languages of catalogues. */
const JOINING = /^(?:mit|ohne|für|aus|und|in|am|im|auf|with|without|for|of|and|at|on)$/i

/** `Walk-in shower, black frame` → `Walk-in`, `Walk-in shower`, …: what its family may be called. */
function beginnings({ title }: Product): readonly string[] {
  const words = title.split(' ')
  return words.flatMap((word, index) => {
    if (index === words.length - 1 || JOINING.test(word)) return []
    return [
      words
        .slice(0, index + 1)
        .join(' ')
        .replace(/,$/, ''),
    ]
  })
}

/** What is said of a product apart from its name: each of its facts that is no measure, and its material. */
function traits({ subtitle, material }: Product): readonly string[] {
  const facts = subtitle.split(', ').filter((fact) => fact !== '' && !/\d/.test(fact))
  return material ? [...facts, material.title] : facts
}

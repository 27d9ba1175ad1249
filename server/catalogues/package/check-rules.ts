import type { CatalogIndex, IndexedItem } from './catalog-index.ts'
import type { FaultSink } from './package-faults.ts'
import { breaks, canTakePart, type Fitted, type ItemConstraint, listConstraints } from './rule-graph.ts'
import { findAssignment } from './rule-search.ts'

/** Products compared with one another in all searches together: some seconds. */
const MAX_COMPARISONS = 100_000_000

/**
 * Rules that no configuration can keep, standards and design lines that break rules, and options
 * that no configuration without a conflict contains (docs/adr/0002). Wants a catalogue whose ids
 * and references are in order, and of a size that can be worked out.
 *
 * @param maxComparisons that the search for unreachable options may take; what it has not come to then is not reported
 */
export function checkRules(index: CatalogIndex, faults: FaultSink, maxComparisons = MAX_COMPARISONS): void {
  const constraints = listConstraints(index)
  checkEmptyClauses(index, faults)
  checkDefaults(index, constraints, faults)
  checkDesignLines(index, constraints, faults)
  checkReachability(index, constraints, faults, maxComparisons)
}

function checkEmptyClauses({ catalog }: CatalogIndex, faults: FaultSink): void {
  for (const [at, rule] of catalog.rules.entries()) {
    if (rule.rules.length === 0) faults.warn(`rules[${at}].rules`, 'ruleWithoutClauses')
    for (const [clauseAt, clause] of rule.rules.entries()) {
      const path = `rules[${at}].rules[${clauseAt}]`
      if (clause.when.length === 0) faults.warn(`${path}.when`, 'clauseWithoutWhen')
      if (clause.then.length === 0) faults.warn(`${path}.then`, 'clauseWithoutThen')
    }
  }
}

/** The home as it is sold: standards everywhere, optional line items as the project team set them. */
function checkDefaults(index: CatalogIndex, constraints: readonly ItemConstraint[], faults: FaultSink): void {
  const activated = index.lineItems.filter(({ lineItem }) => lineItem.optional && lineItem.activated)
  const replaced = new Set(activated.flatMap(({ lineItem }) => lineItem.replaces_line_item_ids))
  const isIn = ({ lineItem }: IndexedItem) => (!lineItem.optional || lineItem.activated) && !replaced.has(lineItem.id)
  for (const constraint of constraints) {
    const { when, then, ruleAt } = constraint
    if (!isIn(when) || !isIn(then)) continue
    const product = when.item.default_product_id
    const otherProduct = then.item.default_product_id
    if (!breaks(constraint, product, otherProduct)) continue
    faults.error(`rules[${ruleAt}]`, 'standardsBreakRule', {
      product: product ?? '–',
      item: when.item.id,
      otherProduct: otherProduct ?? '–',
      otherItem: then.item.id,
    })
  }
}

/** The engine takes it for granted that the products of one line go together. */
function checkDesignLines(index: CatalogIndex, constraints: readonly ItemConstraint[], faults: FaultSink): void {
  for (const [groupAt, group] of index.catalog.design_line_groups.entries()) {
    for (const [lineAt, line] of group.design_lines.entries()) {
      const products = new Set(line.product_ids)
      const getProduct = ({ item }: IndexedItem): Fitted =>
        item.options.find((option) => products.has(option.product_id))?.product_id ?? null
      for (const constraint of constraints) {
        const when = getProduct(constraint.when)
        const then = getProduct(constraint.then)
        if (then === null || !breaks(constraint, when, then)) continue
        faults.error(`design_line_groups[${groupAt}].design_lines[${lineAt}].product_ids`, 'designLineBreaksRule', {
          product: when ?? '–',
          item: constraint.when.item.id,
          otherProduct: then,
          otherItem: constraint.then.item.id,
          rule: `rules[${constraint.ruleAt}]`,
        })
      }
    }
  }
}

/**
 * An option is reachable when everything that is always fitted, and the option's own line item, can
 * be fitted with it. Only items that a rule speaks of can be unreachable.
 */
function checkReachability(
  index: CatalogIndex,
  constraints: readonly ItemConstraint[],
  faults: FaultSink,
  maxComparisons: number,
): void {
  const replaceable = new Set(index.lineItems.flatMap(({ lineItem }) => lineItem.replaces_line_item_ids))
  const always = index.items.filter(
    (entry) => canTakePart(entry) && !entry.lineItem.optional && !replaceable.has(entry.lineItem.id),
  )
  const budget = { comparisons: maxComparisons }
  const found = findAssignment(always, constraints, new Map(), budget)
  if (found === 'none') {
    faults.error('rules', 'rulesContradict')
    return
  }
  const concerned = new Set(constraints.flatMap(({ when, then }) => [when, then]))
  const reached = new Map<IndexedItem, Set<Fitted>>()
  const note = (item: IndexedItem, value: Fitted) =>
    reached.set(item, (reached.get(item) ?? new Set<Fitted>()).add(value))
  for (const entry of concerned) {
    const others = always.filter((other) => other.lineItem !== entry.lineItem)
    const own = index.items.filter((other) => other.lineItem === entry.lineItem && canTakePart(other))
    const items = [...others, ...own].filter((other) => concerned.has(other))
    for (const [at, option] of entry.item.options.entries()) {
      // A solution found for another option shows every product in it to be reachable.
      if (reached.get(entry)?.has(option.product_id)) continue
      const solution = findAssignment(items, constraints, new Map([[entry, option.product_id]]), budget)
      if (budget.comparisons < 0) {
        faults.warn('rules', 'rulesNotAllChecked')
        return
      }
      if (solution === 'unknown') continue
      if (solution !== 'none') for (const [item, value] of solution) note(item, value)
      else {
        faults.error(`${entry.path}.options[${at}]`, 'optionUnreachable', {
          product: option.product_id,
          item: entry.item.id,
        })
      }
    }
  }
}

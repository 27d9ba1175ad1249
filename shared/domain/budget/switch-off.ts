import { applyToSelections } from '../selections/selection-algebra.ts'
import type { SelectionsChange } from '../selections/selections.types.ts'
import { type Configuration, LineItemField, getSelections } from '../configuration/configuration.ts'
import { configure } from '../configuration/configure.ts'
import { isBundleActive } from '../bundles/bundle-activity.ts'
import { composeIntents } from '../intents/compose-intents.ts'
import { type Intent, refuse, unchanged } from '../intents/intent.ts'
import { toggleBundle } from '../intents/switch-bundle.ts'
import { NONE } from '../catalogue/prepare-catalogue.ts'
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue.types.ts'

/** What switching bundles off means for the selections, and the home without them. */
export interface SwitchedOff {
  readonly change: SelectionsChange
  /** May break rules: what has to change along is for the plan to say. */
  readonly configuration: Configuration
  /** Line items that count in just one of the two. */
  readonly lines: readonly number[]
  /** Items of these, and those that lose what the bundles chose for them. All others are to stay as they are. */
  readonly items: ReadonlySet<number>
}

/** Switches bundles off, in room-book order, by the engine's own intent; rules are not looked at. */
export function switchOff(
  configuration: Configuration,
  bundleIds: readonly string[],
): SwitchedOff | { readonly refusal: Intent } {
  const { prepared } = configuration
  const indexes = bundleIds.map((id) => prepared.bundleIndexById.get(id) ?? NONE).toSorted((a, b) => a - b)
  if (indexes[0] === NONE) return { refusal: refuse('BUNDLE_UNKNOWN', bundleIds[0] ?? null) }
  const intents = indexes.map((index) => (current: Configuration) => {
    // One that has gone with another, or is off already, must not come back.
    if (!isBundleActive(current, index)) return unchanged(current)
    return toggleBundle(current, { bundleId: prepared.bundles[index]!.id })
  })
  const result = composeIntents(configuration, intents)
  if (result.ok) return withTouched(configuration, result.change, result.configuration)
  if (result.error.code !== 'CONFLICT') return { refusal: result }
  const lawless = composeIntents({ ...configuration, prepared: withoutRules(prepared) }, intents)
  if (!lawless.ok) return { refusal: lawless }
  const selections = applyToSelections(getSelections(configuration), lawless.change)
  return withTouched(configuration, lawless.change, configure(prepared, selections, configuration.circumstances))
}

/** The catalogue with no rules: for a step that only fits together with others. */
function withoutRules(prepared: PreparedCatalogue): PreparedCatalogue {
  const { edges, words } = prepared.network
  return { ...prepared, network: { edges: edges.map(() => []), words } }
}

function withTouched(before: Configuration, change: SelectionsChange, configuration: Configuration): SwitchedOff {
  const { lineItems, lineItemIndexById, itemIndexById } = before.prepared
  const edited = Object.keys(change.buyerLineItemActivations).flatMap((id) => lineItemIndexById.get(id) ?? [])
  const lines = [...new Set(edited.flatMap((line) => [line, ...lineItems[line]!.replaces]))].filter(
    (line) =>
      before.lineItemTable.get(line, LineItemField.counts) !==
      configuration.lineItemTable.get(line, LineItemField.counts),
  )
  const items = new Set(Object.keys(change.buyerSelections).flatMap((id) => itemIndexById.get(id) ?? []))
  for (const line of lines) {
    const { firstItem, itemCount } = lineItems[line]!
    for (let item = firstItem; item < firstItem + itemCount; item++) items.add(item)
  }
  return { change, configuration, lines, items }
}

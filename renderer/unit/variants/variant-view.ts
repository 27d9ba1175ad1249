import { areSameSelections, type Configuration, configure, getSelections, unitState } from '#shared/domain/index.ts'
import { type DroppedChoice, droppedChoices } from '../saving/catalogue-move.ts'
import type { SavedVariant } from './variant.types.ts'

/** A variant as the catalogue on screen reads it. */
export interface VariantView {
  readonly variant: SavedVariant
  readonly configuration: Configuration
  /** Cents, computed now. */
  readonly total: number
  readonly onRequestCount: number
  /** The choices are the current ones. */
  readonly isCurrent: boolean
  /** Choices that the catalogue does not have any more. */
  readonly gone: { readonly dropped: readonly DroppedChoice[]; readonly namelessDropped: number }
}

/** What a variant comes to beside the current configuration: same catalogue, same circumstances. */
export function viewVariant(variant: SavedVariant, current: Configuration): VariantView {
  const configuration = configure(current.prepared, variant.selections, current.circumstances)
  const { total, onRequestCount } = unitState(configuration)
  return {
    variant,
    configuration,
    total,
    onRequestCount,
    isCurrent: areSameSelections(getSelections(current), getSelections(configuration)),
    gone: droppedChoices(variant, configuration),
  }
}

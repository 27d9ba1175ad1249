import type { Trade } from './item.types.ts'
import type { Text } from './product.types.ts'

/** A position of the building specification. */
export interface LineSpec {
  readonly id: string
  readonly title: Text
  readonly itemIds: readonly string[]
  readonly optional: boolean
  readonly activated: boolean
  readonly replaces: readonly string[]
  /** Cents credited for what it replaces. */
  readonly replacementTotal: number
}

export interface SubSectionSpec {
  readonly id: string
  readonly title: Text
  readonly lines: readonly LineSpec[]
}

export interface SectionSpec {
  readonly trade: Trade
  readonly title: Text
  readonly subSections: readonly SubSectionSpec[]
}

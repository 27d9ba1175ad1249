import type { ErrorCode } from '#shared/contracts/errors.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'

/** A named set of choices beside the configuration. What it costs is computed when it is looked at. */
export interface SavedVariant {
  readonly id: string
  readonly name: string
  /** The catalogue that it was saved on. */
  readonly catalogueRevision: string
  /** ISO time. */
  readonly updatedAt: string
  readonly selections: Selections
}

/** The whole list after a read or a write; `message` codes are told to the user. */
export type VariantsOutcome =
  | { readonly ok: true; readonly variants: readonly SavedVariant[] }
  | { readonly ok: false; readonly code: ErrorCode | null }

/** Where variants are kept: on the server, or in this browser for a sample unit. Nothing of it rejects. */
export interface VariantsStorage {
  readonly list: () => Promise<VariantsOutcome>
  readonly create: (name: string, selections: Selections) => Promise<VariantsOutcome>
  readonly rename: (id: string, name: string) => Promise<VariantsOutcome>
  readonly overwrite: (id: string, selections: Selections) => Promise<VariantsOutcome>
  readonly remove: (id: string) => Promise<VariantsOutcome>
}

import type { DocumentRole, DocumentVisibility } from '#shared/domain/index.ts'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { Upload } from '#server/uploads/uploads.repository.ts'

/** Where the bytes of a version lie: sent by staff, in the file store by a package, or elsewhere at an address. */
export type VersionFile =
  | { readonly kind: 'upload'; readonly upload: Upload }
  | { readonly kind: 'private'; readonly name: string }
  | { readonly kind: 'open'; readonly url: string }

export interface Version {
  /** From 1. */
  readonly number: number
  /** ISO time. */
  readonly createdAt: string
  readonly fileName: string
  readonly contentType: string
  /** Bytes; null = it lies elsewhere. */
  readonly size: number | null
  readonly file: VersionFile
  /** Tells it from others of the document, also after a package came in anew. */
  readonly mark: string
}

/** A document wherever it comes from: one view over what staff have sent and what packages bring. */
export interface Document {
  readonly id: string
  readonly projectId: string
  readonly buildingId: string | null
  /** By the database's own id. */
  readonly unitId: string | null
  readonly roomId: string | null
  readonly role: DocumentRole
  readonly visibility: DocumentVisibility
  readonly names: LocalizedText
  readonly createdAt: string
  readonly updatedAt: string
  readonly isOfPackage: boolean
  /** The newest first; at least one. */
  readonly versions: readonly [Version, ...Version[]]
}

/** The rooms of a unit's catalogue, in their order; none = it has no catalogue. */
export type ListRooms = (
  unit: Unit,
  locale: Locale,
) => Promise<readonly { readonly id: string; readonly title: string }[]>

/** Documents of projects; part of `Schema`, whose file says how its tables are written. */
import type { Generated } from 'kysely'
import type { DocumentRole, DocumentVisibility } from '#shared/domain/documents/document-roles.ts'

/** ISO 8601, UTC. */
type Time = string

export interface DocumentsTable {
  id: string
  accountId: string
  projectId: string
  /** As the package calls it; null = of the whole project, or of a unit. */
  buildingId: string | null
  unitId: string | null
  /** Of the unit's catalogue; null = of all of the unit, or of more. */
  roomId: string | null
  role: DocumentRole
  visibility: DocumentVisibility
  nameDe: string
  /** null = as in German. */
  nameEn: string | null
  createdAt: Time
  /** Of its newest version, or when something was said of it anew. */
  updatedAt: Time
}

export interface DocumentVersionsTable {
  documentId: string
  /** From 1. */
  number: number
  uploadId: string
  createdAt: Time
  /** Its buyers are to be told by mail once it is checked. */
  tellsBuyers: Generated<0 | 1>
}

/** Who has opened what; also of what came with a package. */
export interface DocumentOpeningsTable {
  documentId: string
  /** Tells the version. */
  mark: string
  userId: string
  /** The first time. */
  openedAt: Time
}

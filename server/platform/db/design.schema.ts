/** What staff design of portals; part of `Schema`, whose file says how its tables are written. */
import type { DashboardVersion } from '#shared/domain/designs/design.types.ts'

/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string

/** One of each portal of a project, from the first save on. */
export interface ConfiguratorDesignsTable {
  id: string
  projectId: string
  portal: 'bp' | 'mp'
  /** Goes up by one with every change, of the draft too. */
  revision: number
  /** Of the last change, whatever it was. */
  savedAt: Time
  savedBy: string | null
  /** As visitors see it; null = nothing has been published yet. */
  design: JsonText | null
  publishedAt: Time | null
  publishedBy: string | null
  /** null = there is none. */
  draft: JsonText | null
  draftAt: Time | null
  draftBy: string | null
}

/** The last ones that were published, with the one that visitors see. */
export interface ConfiguratorDesignVersionsTable {
  designId: string
  /** The design's, when it was published. */
  revision: number
  dashboardVersion: DashboardVersion
  design: JsonText
  savedAt: Time
  savedBy: string | null
}

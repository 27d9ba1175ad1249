/** Files that people have sent, and what became of them; part of `Schema`, whose file says how its tables are written. */

/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string

export interface UploadsTable {
  id: string
  accountId: string
  /** What it was sent for; null = staff sent it, for any of their projects. */
  unitId: string | null
  /** null = the record is gone, or a mail box took it in. */
  ownerId: string | null
  /** As its sender calls it. */
  name: string
  /** By its content. */
  contentType: string
  /** Bytes. */
  size: number
  /** In the area `sent` of the file store; several may have the same. */
  fileKey: string
  /** Whether the scan has answered, and what; without a scanner every file is `clean`. */
  scan: 'waiting' | 'clean' | 'infected'
  createdAt: Time
  /** When something first named it; null = nothing does, and it will be deleted. */
  usedAt: Time | null
}

/** Files that nothing was seen to name, of the areas in which rows of one capability alone name any. */
export interface FileLeftoversTable {
  fileKey: string
  /** When that was first seen. */
  seenAt: Time
}

/** The media library of a project. */
export interface ProjectImagesTable {
  id: string
  projectId: string
  role: 'project_image'
  /** In the area `library` of the file store; other projects may have the same. */
  fileKey: string
  /** As whoever sent it calls it. */
  fileName: string
  /** px */
  width: number
  height: number
  bytes: number
  /** What it shows, by language. */
  alt: JsonText
  createdAt: Time
  /** null = the record is gone. */
  createdBy: string | null
}

/** Packages of projects that are uploaded and not imported. */
export interface ProjectUploadsTable {
  id: string
  accountId: string
  /** null = the record is gone. */
  userId: string | null
  /** Of the archive, in the private area of the file store; not its key, for it may go at any time. */
  fileName: string
  createdAt: Time
}

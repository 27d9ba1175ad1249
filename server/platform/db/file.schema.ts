/** Files that people have sent; part of `Schema`, whose file says how its tables are written. */

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

/** Files of the area `sent` that no upload was seen to name. */
export interface UploadLeftoversTable {
  fileKey: string
  /** When that was first seen. */
  seenAt: Time
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

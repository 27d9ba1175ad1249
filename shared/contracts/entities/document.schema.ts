import * as z from 'zod/mini'
import { DOCUMENT_ROLES, DOCUMENT_VISIBILITIES } from '#shared/domain/documents/document-roles.ts'
import { FILE_STATES } from './upload.schema.ts'
import { CountSchema, IdSchema, LineSchema, TimeSchema, UrlSchema } from '../primitives.ts'

/** What a document says of itself in a language, and in both. */
export const DocumentNameSchema = LineSchema.check(z.trim(), z.minLength(1), z.maxLength(200))
export const DocumentNamesSchema = z.strictObject({ de: DocumentNameSchema, en: z.nullable(DocumentNameSchema) })
export const DocumentRoleSchema = z.enum(DOCUMENT_ROLES)
export const DocumentVisibilitySchema = z.enum(DOCUMENT_VISIBILITIES)

/** API-117. */
export const DocumentTypeSchema = z.object({ id: DocumentRoleSchema, label: z.string() })

/** One of the files that a document has been. */
const DocumentVersionSchema = z.object({
  /** From 1; the highest is the one that is shown. */
  number: CountSchema,
  created_at: TimeSchema,
  /** As a download is called. */
  file_name: z.string(),
  content_type: z.string(),
  /** Bytes; null = it lies elsewhere. */
  size: z.nullable(z.int()),
  /** Buyers see those alone that are `ready`. */
  state: z.enum(FILE_STATES),
})

/** API-116: a document as buyers see it. */
export const DocumentSchema = z.object({
  id: IdSchema,
  role: DocumentRoleSchema,
  display_name: z.string(),
  file_name: z.string(),
  created_at: TimeSchema,
  updated_at: TimeSchema,
  /** Where its address is to be asked for; of one that lies elsewhere, and of a public one, that address itself. */
  attachment_url: UrlSchema,
  /** The same: by the name that it has in lists of a room. */
  url: UrlSchema,
  visibility: DocumentVisibilitySchema,
  /** null = it is of the unit as a whole, or of more than that. */
  room: z.nullable(z.object({ id: IdSchema, title: z.string() })),
  size: z.nullable(z.int()),
  content_type: z.string(),
  /** The caller has not opened what is shown. */
  is_new: z.boolean(),
  /** The newest first. */
  versions: z.array(DocumentVersionSchema),
})

/** A document as the team sees it. */
export const StaffDocumentSchema = z.extend(DocumentSchema, {
  names: z.object({ de: z.string(), en: z.nullable(z.string()) }),
  /** It came with the project's package and is changed there. */
  is_of_package: z.boolean(),
  project: z.object({ id: IdSchema, name: z.string() }),
  building: z.nullable(z.object({ id: IdSchema, name: z.string() })),
  unit: z.nullable(z.object({ id: IdSchema, display_name: z.string() })),
  /** Buyers who have opened a version, the latest first. */
  opened_by: z.array(z.object({ name: z.string(), version: CountSchema, at: TimeSchema })),
})

import * as z from 'zod/mini'
import { StoredFileSchema } from '../entities/upload.schema.ts'
import { EmptySchema, IdSchema, LineSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

/** Name of a file with its extension, as its sender has it. */
export const FileNameSchema = LineSchema.check(z.minLength(1), z.maxLength(200))

/**
 * Takes in a file that a message or document will name by its id: whole or not at all. Whoever does not name it within a
 * day loses it. Its type is told by its content; what could be executed, and what is not known, is refused by name.
 */
export const createUnitUpload = defineEndpoint({
  name: 'createUnitUpload',
  method: 'POST',
  path: '/bp/api/v1/units/:unit_id/uploads',
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'Send a file for a message about a unit',
  params: z.strictObject({ unit_id: IdSchema }),
  query: z.extend(UnitPlaceQuery, { file_name: FileNameSchema }),
  body: null,
  accepts: 'application/octet-stream',
  answer: StoredFileSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'FILE_TYPE_REFUSED', 'FILE_EMPTY', 'TOO_MANY_REQUESTS'],
})

/** The same for the account's own people, for messages and documents of their projects. */
export const createStaffUpload = defineEndpoint({
  name: 'createStaffUpload',
  method: 'POST',
  path: '/bp/api/v1/account/uploads',
  audience: 'user',
  right: 'seeProjects',
  summary: 'Send a file for a message or a document',
  params: EmptySchema,
  query: z.strictObject({ file_name: FileNameSchema }),
  body: null,
  accepts: 'application/octet-stream',
  answer: StoredFileSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'FILE_TYPE_REFUSED', 'FILE_EMPTY', 'TOO_MANY_REQUESTS'],
})

/** Takes back a file of the caller's that nothing names yet. */
export const deleteUpload = defineEndpoint({
  name: 'deleteUpload',
  method: 'DELETE',
  path: '/bp/api/v1/uploads/:file_id',
  audience: 'user',
  summary: 'Take back a file that nothing names yet',
  params: z.strictObject({ file_id: IdSchema }),
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['NOT_FOUND'],
})

import * as z from 'zod/mini'
import {
  DocumentNamesSchema,
  DocumentRoleSchema,
  DocumentSchema,
  DocumentTypeSchema,
  DocumentVisibilitySchema,
  StaffDocumentSchema,
} from '../entities/document.schema.ts'
import { CountSchema, EmptySchema, IdSchema, LocaleSchema, TimeSchema, UrlSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const OF_UNIT = '/bp/api/v1/units/:unit_id/documents'
const OF_ACCOUNT = '/bp/api/v1/account/documents'
const UnitParams = z.strictObject({ unit_id: IdSchema })
const UnitDocumentParams = z.strictObject({ unit_id: IdSchema, document_id: IdSchema })
const DocumentParams = z.strictObject({ document_id: IdSchema })
const LocaleQuery = z.strictObject({ locale: z.optional(LocaleSchema) })
/** In a path. */
const NumberSchema = z.string().check(z.regex(/^[1-9]\d{0,3}$/))

/** Opens a file for some minutes, without a login. */
const AddressSchema = z.object({ url: UrlSchema, expires_at: TimeSchema })

/** Decision 54: what the buyers of a unit have of documents, each in its newest version with those before. */
export const listUnitDocuments = defineEndpoint({
  name: 'listUnitDocuments',
  method: 'GET',
  path: OF_UNIT,
  audience: 'unit',
  summary: 'The documents of a unit, as its buyers see them',
  params: UnitParams,
  query: z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) }),
  body: null,
  answer: z.object({
    /** Every type there is, in the order of pages. */
    types: z.array(DocumentTypeSchema),
    documents: z.array(DocumentSchema),
  }),
  write: 'none',
  errors: [],
})

/** A buyer has opened a version, or loaded it down: it is new to them no more. */
export const noteDocumentOpened = defineEndpoint({
  name: 'noteDocumentOpened',
  method: 'PUT',
  path: `${OF_UNIT}/:document_id/opened`,
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'Note that a document was opened',
  params: UnitDocumentParams,
  query: UnitPlaceQuery,
  body: z.strictObject({ version: CountSchema }),
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Where a version can be had, for buyers of the unit and the team (decision 57). */
export const getDocumentAddress = defineEndpoint({
  name: 'getDocumentAddress',
  method: 'GET',
  path: `${OF_UNIT}/:document_id/versions/:version/address`,
  audience: 'unit',
  summary: 'An address of a version of a document that opens it for some minutes',
  params: z.extend(UnitDocumentParams, { version: NumberSchema }),
  query: UnitPlaceQuery,
  body: null,
  answer: AddressSchema,
  write: 'none',
  errors: ['NOT_FOUND', 'FILE_HELD', 'FILE_INFECTED'],
})

/** Where all of them can be had in one file. */
export const getDocumentsArchiveAddress = defineEndpoint({
  name: 'getDocumentsArchiveAddress',
  method: 'GET',
  path: `${OF_UNIT}/archive_address`,
  audience: 'unit',
  summary: 'An address of a unit’s documents as a ZIP file, good for some minutes',
  params: UnitParams,
  query: z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) }),
  body: null,
  answer: AddressSchema,
  write: 'none',
  errors: ['NOT_FOUND'],
})

/** What such an address leads to; whoever has it may have the file. */
export const downloadDocumentsArchive = defineEndpoint({
  name: 'downloadDocumentsArchive',
  method: 'GET',
  path: '/bp/api/v1/document_archives/:archive_id',
  audience: 'public',
  summary: 'A unit’s documents as a ZIP file',
  params: z.strictObject({ archive_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,400}$/)) }),
  query: z.strictObject({ until: z.string().check(z.maxLength(20)), signature: z.string().check(z.maxLength(100)) }),
  body: null,
  answer: EmptySchema,
  write: 'none',
  errors: ['NOT_FOUND'],
  produces: 'application/zip',
})

/** The documents of the caller's projects, the one changed last first. */
export const listDocuments = defineEndpoint({
  name: 'listDocuments',
  method: 'GET',
  path: OF_ACCOUNT,
  audience: 'user',
  right: 'seeDocuments',
  summary: 'The documents of the account',
  params: EmptySchema,
  query: z.extend(PageQuery, {
    project_id: z.optional(IdSchema),
    /** What the unit has: its own, and those of its building and project. */
    unit_id: z.optional(IdSchema),
    role: z.optional(DocumentRoleSchema),
    visibility: z.optional(DocumentVisibilitySchema),
    /** Part of a name, a file's name or the unit's number. */
    search: z.optional(z.string().check(z.maxLength(100))),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: z.object({ types: z.array(DocumentTypeSchema), documents: z.array(StaffDocumentSchema) }),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** Where a new document can belong to. */
export const listDocumentPlaces = defineEndpoint({
  name: 'listDocumentPlaces',
  method: 'GET',
  path: `${OF_ACCOUNT}/places`,
  audience: 'user',
  right: 'seeDocuments',
  summary: 'The projects, buildings, units and rooms that documents can belong to',
  params: EmptySchema,
  query: z.extend(LocaleQuery, { unit_id: z.optional(IdSchema) }),
  body: null,
  answer: z.object({
    projects: z.array(
      z.object({
        id: IdSchema,
        name: z.string(),
        /** Whether the caller may put documents there. */
        is_managed: z.boolean(),
        buildings: z.array(z.object({ id: IdSchema, name: z.string() })),
        units: z.array(z.object({ id: IdSchema, display_name: z.string() })),
      }),
    ),
    /** Of the unit that is asked for. */
    rooms: z.array(z.object({ id: IdSchema, title: z.string() })),
  }),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** What is said of a document whenever it is said anew. */
const saying = {
  role: DocumentRoleSchema,
  visibility: DocumentVisibilitySchema,
  names: DocumentNamesSchema,
}
const ChangedSchema = z.object({ id: IdSchema })
/** Buyers who want to hear of documents get a mail (decision 63). */
const TellsSchema = z.boolean()

/** Gives a project, a building, a unit or a room of it a document. */
export const createDocument = defineEndpoint({
  name: 'createDocument',
  method: 'POST',
  path: '/bp/api/v1/account/projects/:project_id/documents',
  audience: 'user',
  right: 'manageDocuments',
  summary: 'Add a document',
  params: z.strictObject({ project_id: IdSchema }),
  query: EmptySchema,
  body: z.strictObject({
    ...saying,
    upload_id: IdSchema,
    /** At most one of these two; none = it is of the whole project. */
    building_id: z.nullable(IdSchema),
    unit_id: z.nullable(IdSchema),
    /** Of the unit; null = it is of all of it. */
    room_id: z.nullable(IdSchema),
    tells_buyers: TellsSchema,
  }),
  answer: ChangedSchema,
  write: 'plain',
  once: true,
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'INVALID_VALUE',
    'UNIT_UNKNOWN',
    'ROOM_UNKNOWN',
    'UPLOAD_UNKNOWN',
    'IDEMPOTENCY_KEY_REUSED',
  ],
})

/** Replaces what is shown; what was shown before stays as a version. */
export const addDocumentVersion = defineEndpoint({
  name: 'addDocumentVersion',
  method: 'POST',
  path: `${OF_ACCOUNT}/:document_id/versions`,
  audience: 'user',
  right: 'manageDocuments',
  summary: 'Replace a document by a new version',
  params: DocumentParams,
  query: EmptySchema,
  body: z.strictObject({ upload_id: IdSchema, tells_buyers: TellsSchema }),
  answer: ChangedSchema,
  write: 'plain',
  once: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'UPLOAD_UNKNOWN', 'IDEMPOTENCY_KEY_REUSED'],
})

/** Says anew what a document is, who sees it, and what it is called. */
export const changeDocument = defineEndpoint({
  name: 'changeDocument',
  method: 'PUT',
  path: `${OF_ACCOUNT}/:document_id`,
  audience: 'user',
  right: 'manageDocuments',
  summary: 'Change what a document is, who sees it, and what it is called',
  params: DocumentParams,
  query: EmptySchema,
  body: z.strictObject(saying),
  answer: ChangedSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Deletes a document with all its versions. */
export const deleteDocument = defineEndpoint({
  name: 'deleteDocument',
  method: 'DELETE',
  path: `${OF_ACCOUNT}/:document_id`,
  audience: 'user',
  right: 'manageDocuments',
  summary: 'Delete a document with all its versions',
  params: DocumentParams,
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** The same as `getDocumentAddress`, for the team. */
export const getStaffDocumentAddress = defineEndpoint({
  name: 'getStaffDocumentAddress',
  method: 'GET',
  path: `${OF_ACCOUNT}/:document_id/versions/:version/address`,
  audience: 'user',
  right: 'seeDocuments',
  summary: 'An address of a version of a document that opens it for some minutes, for the team',
  params: z.extend(DocumentParams, { version: NumberSchema }),
  query: EmptySchema,
  body: null,
  answer: AddressSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'FILE_HELD', 'FILE_INFECTED'],
})

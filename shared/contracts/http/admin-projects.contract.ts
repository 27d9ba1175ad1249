import * as z from 'zod/mini'
import { CountSchema, EmptySchema, IdSchema, TimeSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

const PATH = '/bp/api/v1/account/projects'
const FLAGS = `${PATH}/:project_id/feature_flags` as const
const ProjectParams = z.strictObject({ project_id: IdSchema })
/** As packages name them: also such as the product does not know. */
const FlagNameSchema = z.string().check(z.minLength(1), z.maxLength(200))

/** For operators and admins, in the account's own order. */
export const listAdminProjects = defineEndpoint({
  name: 'listAdminProjects',
  method: 'GET',
  path: PATH,
  audience: 'user',
  right: 'seeProjects',
  summary: 'The projects of the account',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: z.array(
    z.object({
      id: IdSchema,
      slug: IdSchema,
      name: z.string(),
      town: z.string(),
      variant: z.enum(['default', 'residence']),
      /** Without the units to try out. */
      unit_count: CountSchema,
      sample_unit_count: CountSchema,
      /** null = it came by no package. */
      imported_at: z.nullable(TimeSchema),
    }),
  ),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** One flag on one portal. */
const FlagStateSchema = z.object({
  /** As the portal has it. */
  is_on: z.boolean(),
  /** As it would be without the administration: what the package says, or the flag's default. */
  is_on_in_package: z.boolean(),
})

const FlagsAnswerSchema = z.object({
  /** Goes up with every change; 0 = nothing has been changed yet. */
  revision: CountSchema,
  /** Flags that the product knows, in its order, then others that the package names. */
  flags: z.array(
    z.object({
      name: FlagNameSchema,
      /** null = it has no effect on this portal. */
      bp: z.nullable(FlagStateSchema),
      mp: z.nullable(FlagStateSchema),
    }),
  ),
})

/** SHL-35. */
export const getProjectFlags = defineEndpoint({
  name: 'getProjectFlags',
  method: 'GET',
  path: FLAGS,
  audience: 'user',
  right: 'setFlags',
  summary: 'The feature flags of a project on both portals',
  params: ProjectParams,
  query: EmptySchema,
  body: null,
  answer: FlagsAnswerSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/**
 * SHL-35: sets the flags that are named, the others stay. A flag that is set to what the package says follows the
 * package again. 409 when somebody else has changed flags since `revision`.
 */
export const saveProjectFlags = defineEndpoint({
  name: 'saveProjectFlags',
  method: 'PUT',
  path: FLAGS,
  audience: 'user',
  right: 'setFlags',
  summary: 'Set feature flags of a project',
  params: ProjectParams,
  query: EmptySchema,
  body: z.strictObject({
    /** The one that was read before. */
    revision: CountSchema,
    flags: z
      .array(z.strictObject({ name: FlagNameSchema, portal_id: z.enum(['bp', 'mp']), is_on: z.boolean() }))
      .check(z.maxLength(200)),
  }),
  answer: FlagsAnswerSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'REVISION_CONFLICT'],
})

/** At most; bytes of an uploaded archive. */
export const MAX_ARCHIVE_BYTES = 256 * 1024 * 1024
/** Of a report, errors first; there may be more. */
export const MAX_REPORTED_FAULTS = 500

const UPLOADS = '/bp/api/v1/account/project_uploads'

/** What the checker says about a package, in codes: `package-findings.ts` has their texts and parameters. */
const ReportSchema = z.object({
  /** What the package holds; null when it cannot be read. */
  project: z.nullable(
    z.object({
      id: IdSchema,
      name: z.string(),
      town: z.string(),
      unit_count: CountSchema,
      /** The account has it already; the import puts this one in its place. */
      is_known: z.boolean(),
    }),
  ),
  error_count: CountSchema,
  warning_count: CountSchema,
  faults: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      /** In the package, for example `catalog.json`; '' = the archive itself. */
      file: z.string(),
      /** Where in the file, for example `rooms[2].render_id`; '' = the whole file. */
      path: z.string(),
      /** One of `FINDING_TEXTS`; a page that is older than the server does not know all of them. */
      code: z.string().check(z.maxLength(80)),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})

/** Takes a zip archive in, checks it, and keeps it for an hour if it can be imported. */
export const createProjectUpload = defineEndpoint({
  name: 'createProjectUpload',
  method: 'POST',
  path: UPLOADS,
  audience: 'user',
  right: 'manageProjects',
  summary: 'Upload a project package and have it checked; imports nothing yet',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  accepts: 'application/zip',
  answer: z.extend(ReportSchema, {
    /** By which it is imported; null = it has errors and is gone. */
    id: z.nullable(IdSchema),
  }),
  write: 'plain',
  errors: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'MALFORMED_REQUEST', 'TOO_MANY_REQUESTS'],
})

/** Brings an uploaded package into the account; one that has errors by now is not imported. */
export const importProjectUpload = defineEndpoint({
  name: 'importProjectUpload',
  method: 'POST',
  path: `${UPLOADS}/:upload_id/imports`,
  audience: 'user',
  right: 'manageProjects',
  summary: 'Import an uploaded project package',
  params: z.strictObject({ upload_id: IdSchema }),
  query: EmptySchema,
  body: null,
  answer: z.extend(ReportSchema, { is_imported: z.boolean() }),
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

import * as z from 'zod/mini'
import { ConflictAnswerSchema } from '#shared/contracts/conflict-answer.ts'
import { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import { ConfigurationSchema } from '#shared/contracts/entities/configuration.schema.ts'
import { LayersAnswerSchema, MappingSchema } from '#shared/contracts/entities/picture.schema.ts'
import { MarketingProjectSchema } from '#shared/contracts/entities/marketing-project.schema.ts'
import { ProjectConfigSchema } from '#shared/contracts/entities/project.schema.ts'
import { SelectionsSchema } from '#shared/contracts/entities/selections.schema.ts'
import { UnitSchema, UnitSummarySchema } from '#shared/contracts/entities/unit.schema.ts'
import { TokenAnswerSchema, UserSchema } from '#shared/contracts/entities/user.schema.ts'
import { ERROR_STATUS } from '#shared/contracts/error-status.ts'
import { ErrorAnswerSchema, type ErrorCode } from '#shared/contracts/errors.ts'
import {
  ACTING_HEADER,
  CATALOGUE_REVISION_HEADER,
  type Endpoint,
  type FormFields,
} from '#shared/contracts/http/endpoint.ts'
import { listErrorCodes } from '#shared/contracts/http/endpoint-errors.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'

/** JSON Schema as far as this product writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>

export interface OpenApiParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly description?: string
}

export interface OpenApiResponse {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly JsonSchema[]
  readonly parameters: readonly OpenApiParameter[]
  readonly requestBody?: {
    readonly required: true
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Readonly<Record<string, OpenApiResponse>>
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly securitySchemes: JsonSchema
    readonly schemas: Readonly<Record<string, JsonSchema>>
  }
}

const NAMED_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  Catalogue: CatalogueSchema,
  Configuration: ConfigurationSchema,
  Conflict: ConflictAnswerSchema,
  Error: ErrorAnswerSchema,
  Layers: LayersAnswerSchema,
  MarketingProject: MarketingProjectSchema,
  PictureMapping: MappingSchema,
  ProjectConfig: ProjectConfigSchema,
  Selections: SelectionsSchema,
  Token: TokenAnswerSchema,
  Unit: UnitSchema,
  UnitSummary: UnitSummarySchema,
  User: UserSchema,
}

const BINARY: JsonSchema = { type: 'string', format: 'binary' }

const DESCRIPTION = [
  'JSON names are snake_case; amounts are integer cents, gross, EUR; times are UTC in ISO 8601.',
  'Ids are opaque; wherever a path takes an id it also takes the slug.',
  'Every refusal has the same shape: see the schema Error; a 409 of a write also has what is stored now: Conflict.',
].join(' ')

/** The OpenAPI 3.1 document of the whole contract. `version`: of the program. */
export function createOpenApiDocument(version: string): OpenApiDocument {
  const endpoints = Object.values<Endpoint>(ENDPOINTS)
  const schemas = collectSchemas(endpoints)
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operations = paths[path] ?? {}
    operations[endpoint.method.toLowerCase()] = getOperation(endpoint, endpoint.name, schemas)
    if (endpoint.alsoPatch === true) {
      operations['patch'] = getOperation(endpoint, `${endpoint.name}ByPatch`, schemas)
    }
    paths[path] = operations
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wohnwahl', version, description: DESCRIPTION },
    tags: [...new Set(endpoints.map(getGroup))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'From POST /bp/api/v1/tokens.' } },
      schemas: schemas.components,
    },
  }
}

interface Schemas {
  readonly components: Readonly<Record<string, JsonSchema>>
  /** A reference where the schema has a name, else the schema itself. */
  of(schema: z.ZodMiniType): JsonSchema
}

function collectSchemas(endpoints: readonly Endpoint[]): Schemas {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id })
  for (const endpoint of endpoints) {
    const name = endpoint.name.charAt(0).toUpperCase() + endpoint.name.slice(1)
    for (const [suffix, schema] of [
      ['Body', endpoint.body],
      ['Answer', endpoint.answer],
    ] as const) {
      if (schema !== null && !registry.has(schema)) registry.add(schema, { id: `${name}${suffix}` })
    }
  }
  const uri = (id: string) => `#/components/schemas/${id}`
  const { schemas } = z.toJSONSchema(registry, { uri, io: 'input', unrepresentable: 'any' })
  const components = Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, ...schema }]) => [id, schema]),
  )
  return {
    components,
    of(schema) {
      const id = registry.get(schema)?.id
      return id === undefined ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : { $ref: uri(id) }
    },
  }
}

/** Which chapter of the documentation an endpoint belongs to. */
function getGroup({ path }: Endpoint): string {
  if (path.includes('/device')) return 'Kiosks'
  if (path.includes('/tokens')) return 'Login'
  if (path.startsWith('/configurator') || path.startsWith('/merger')) return 'Pictures'
  if (path.includes('sample_units') || path.startsWith('/mp/') || path.startsWith('/api/'))
    return 'Projects and sample units'
  if (/buyer_|configurations|completions/.test(path)) return 'Configuration'
  return 'Units'
}

function getOperation(endpoint: Endpoint, operationId: string, schemas: Schemas): OpenApiOperation {
  const operation = {
    operationId,
    summary: endpoint.summary,
    description: describe(endpoint),
    tags: [getGroup(endpoint)],
    security: endpoint.audience === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...getParameters(endpoint.params, 'path'),
      ...getParameters(endpoint.query, 'query'),
      ...(endpoint.write === 'revisioned' ? WRITE_HEADERS : []),
      ...(endpoint.once === true ? [IDEMPOTENCY_KEY] : []),
    ],
    responses: getResponses(endpoint, schemas),
  }
  if (endpoint.accepts !== undefined) {
    const content = {
      [endpoint.accepts]: { schema: endpoint.form === undefined ? BINARY : getFormSchema(endpoint.form) },
    }
    return { ...operation, requestBody: { required: true as const, content } }
  }
  if (endpoint.body === null) return operation
  const requestBody = {
    required: true as const,
    content: { 'application/json': { schema: schemas.of(endpoint.body) } },
  }
  return { ...operation, requestBody }
}

function getFormSchema({ file, texts }: FormFields): JsonSchema {
  const fields = Object.entries(texts).map(([name, values]) => [name, { type: 'string', enum: values }] as const)
  const properties = { [file]: BINARY, ...Object.fromEntries(fields) }
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

function describe(endpoint: Endpoint): string {
  const who = {
    public: 'Anyone may call this.',
    user: 'Needs a token.',
    device: 'Needs the token of a paired kiosk.',
    unit: 'Needs the token of somebody who may touch the unit; for others it does not exist (404).',
  }[endpoint.audience]
  return endpoint.write === 'revisioned'
    ? `${who} Names the revision it is based on in If-Match; a stale one gets 409 with the current configuration.`
    : who
}

const IDEMPOTENCY_KEY: OpenApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
  description: 'A repeated key gets the first answer again',
}

const WRITE_HEADERS: readonly OpenApiParameter[] = [
  {
    name: 'If-Match',
    in: 'header',
    required: true,
    schema: { type: 'string', examples: ['"7"'] },
    description: 'Revision of the configuration that the write is based on',
  },
  IDEMPOTENCY_KEY,
  {
    name: CATALOGUE_REVISION_HEADER,
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description:
      'Revision of the catalogue whose prices the writer has seen; when it is no longer the unit’s, the answer is 409',
  },
  {
    name: ACTING_HEADER,
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'The time in which staff choose in a buyer’s name; without it their choices are refused',
  },
]

function getParameters(schema: z.ZodMiniObject, place: 'path' | 'query'): OpenApiParameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: typeof property === 'boolean' ? {} : property,
  }))
}

function getResponses(endpoint: Endpoint, schemas: Schemas): Record<string, OpenApiResponse> {
  const contentType = endpoint.produces ?? 'application/json'
  const schema = endpoint.produces === undefined ? schemas.of(endpoint.answer) : BINARY
  const etag = {
    ETag: { description: 'Revision of the configuration', schema: { type: 'string' } },
  }
  const hasRevision = endpoint.write === 'revisioned' || endpoint.name === 'getConfiguration'
  const responses: Record<string, OpenApiResponse> = {
    200: { description: 'OK', ...(hasRevision ? { headers: etag } : {}), content: { [contentType]: { schema } } },
  }
  for (const [status, codes] of codesByStatus(endpoint)) {
    const isConflict = status === 409 && endpoint.write === 'revisioned'
    responses[status] = {
      description: codes.join(', '),
      ...(isConflict ? { headers: etag } : {}),
      content: { 'application/json': { schema: schemas.of(isConflict ? ConflictAnswerSchema : ErrorAnswerSchema) } },
    }
  }
  return responses
}

function codesByStatus(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const grouped = new Map<number, ErrorCode[]>()
  for (const code of listErrorCodes(endpoint)) {
    const status = ERROR_STATUS[code]
    grouped.set(status, [...(grouped.get(status) ?? []), code])
  }
  return new Map([...grouped].sort(([first], [second]) => first - second))
}

import type { JsonSchema } from './openapi.ts'

type Schemas = Readonly<Record<string, JsonSchema>>

/** Examples by field name, where a made-up value would mislead. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  email: 'ben@example.com',
  password: '…',
  account_id: 'demo',
  product_id: 'floor-oak',
  project_room_id: 'bathroom',
  design_line_id: 'line-calm',
  design_line_group_id: 'lines',
  message: 'Everything is chosen.',
  status: 'completed',
  activated: true,
}

/** A small value of a schema: the plain form of unions, one entry in maps and lists. */
export function makeExample(schema: JsonSchema, schemas: Schemas, name = ''): unknown {
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name]
  const reference = schema['$ref']
  if (typeof reference === 'string') return makeExample(schemas[reference.split('/').at(-1) ?? ''] ?? {}, schemas)
  const [form] = getList(schema['anyOf'])
  if (form !== undefined) return makeExample(form, schemas, name)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  switch (schema['type']) {
    case 'object':
      return objectExample(schema, schemas)
    case 'array': {
      const items = schema['items']
      return isSchema(items) ? [makeExample(items, schemas)] : []
    }
    case 'string':
      return 'text'
    case 'integer':
    case 'number':
      return 1
    case 'boolean':
      return true
    default:
      return null
  }
}

function objectExample(schema: JsonSchema, schemas: Schemas): unknown {
  const properties = schema['properties']
  if (isSchema(properties)) {
    return Object.fromEntries(
      Object.entries(properties).flatMap(([key, value]) =>
        isSchema(value) && key !== 'buyer_design_line_selection' ? [[key, makeExample(value, schemas, key)]] : [],
      ),
    )
  }
  const values = schema['additionalProperties']
  return isSchema(values) ? { 'some-id': makeExample(values, schemas) } : {}
}

function getList(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isSchema) : []
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

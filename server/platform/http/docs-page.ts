import type { JsonSchema, OpenApiDocument, OpenApiOperation, OpenApiParameter } from './openapi.ts'
import { makeExample } from './schema-example.ts'
import { DOCS_STYLE } from './docs-style.ts'

interface Operation {
  readonly method: string
  readonly path: string
  readonly operation: OpenApiOperation
}

/** The API as a page to read: no script, no asset from elsewhere. */
export function renderDocsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const main = operations.filter(({ method }) => method !== 'PATCH')
  const groups = document.tags.map(({ name }) => ({
    name,
    operations: main.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const schemas = Object.entries(document.components.schemas)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(document.info.title)} API</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<nav aria-label="Contents">
<p class="brand">${text(document.info.title)} API</p>
${groups.map(({ name, operations: listed }) => `<h2>${text(name)}</h2><ul>${listed.map(navEntry).join('')}</ul>`).join('\n')}
<h2>Schemas</h2><ul>${schemas.map(([id]) => `<li><a href="#schema-${text(id)}">${text(id)}</a></li>`).join('')}</ul>
</nav>
<main>
<h1>${text(document.info.title)} API</h1>
<p>${text(document.info.description)} The same as a document for programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${LOGIN_HINT}
${groups.map(({ name, operations: listed }) => `<h2>${text(name)}</h2>${listed.map((entry) => section(entry, document)).join('\n')}`).join('\n')}
<h2>Schemas</h2>
${schemas.map(([id, schema]) => schemaSection(id, schema)).join('\n')}
</main>
</body>
</html>
`
}

const LOGIN_HINT = `<section class="hint"><h3>To try it</h3>
<p>The lines below run in any shell once <code>BASE</code> is the portal's address and <code>TOKEN</code> comes from a login:</p>
<pre>BASE=http://127.0.0.1:3000
TOKEN=$(curl -s $BASE/bp/api/v1/tokens -H 'Content-Type: application/json' \\
  -d '{"email":"ben@example.com","password":"…"}' | sed 's/.*"auth_token":"\\([^"]*\\)".*/\\1/')</pre></section>`

function navEntry({ method, operation }: Operation): string {
  return `<li><a href="#${text(operation.operationId)}"><span class="verb ${method.toLowerCase()}">${method}</span> ${text(operation.operationId)}</a></li>`
}

function section({ method, path, operation }: Operation, document: OpenApiDocument): string {
  const content = operation.requestBody?.content ?? {}
  const body = (content['application/json'] ?? content['multipart/form-data'])?.schema
  const also = document.paths[path]?.['patch'] !== undefined && method === 'PUT' ? ' <small>also PATCH</small>' : ''
  return `<section id="${text(operation.operationId)}">
<h3><span class="verb ${method.toLowerCase()}">${method}</span> <code>${text(path)}</code>${also}</h3>
<p><strong>${text(operation.summary)}.</strong> ${text(operation.description)}</p>
${parameterTable(operation.parameters)}
${body === undefined ? '' : `<h4>Body</h4>${schemaBlock(body)}<h4>Example</h4><pre>${text(example(body, document))}</pre>`}
<h4>Answers</h4>
<table><tbody>${Object.entries(operation.responses)
    .map(([status, response]) => {
      const content = Object.entries(response.content ?? {})
        .map(([type, { schema }]) => (type === 'application/json' ? schemaName(schema) : text(type)))
        .join(', ')
      return `<tr><th scope="row">${status}</th><td>${text(response.description).replaceAll(', ', '<br>')}</td><td>${content}</td></tr>`
    })
    .join('')}</tbody></table>
<h4>Try it</h4>
<pre>${text(curlLine(method, path, operation, document))}</pre>
</section>`
}

function parameterTable(parameters: readonly OpenApiParameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><th scope="row"><code>${text(name)}</code></th><td>${place}${required ? ', required' : ''}</td><td>${text(description ?? shortType(schema))}</td></tr>`,
  )
  return `<h4>Parameters</h4><table><tbody>${rows.join('')}</tbody></table>`
}

function schemaSection(id: string, schema: JsonSchema): string {
  return `<section id="schema-${text(id)}"><h3>${text(id)}</h3>${schemaBlock(schema)}</section>`
}

function schemaBlock(schema: JsonSchema): string {
  if (typeof schema['$ref'] === 'string') return `<p>${schemaName(schema)}</p>`
  const json = text(JSON.stringify(schema, null, 2))
  const linked = json.replace(
    /&quot;#\/components\/schemas\/(\w+)&quot;/g,
    (_, id: string) => `<a href="#schema-${id}">${id}</a>`,
  )
  return `<details><summary>JSON Schema</summary><pre>${linked}</pre></details>`
}

function schemaName(schema: JsonSchema): string {
  const reference = schema['$ref']
  if (typeof reference !== 'string') return text(shortType(schema))
  const id = reference.split('/').at(-1) ?? ''
  return `<a href="#schema-${text(id)}">${text(id)}</a>`
}

function shortType(schema: JsonSchema): string {
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String).join(' | ')
  const type = schema['type']
  return typeof type === 'string' ? type : 'any'
}

function curlLine(method: string, path: string, operation: OpenApiOperation, document: OpenApiDocument): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PATH_EXAMPLES[name] ?? name)
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${PATH_EXAMPLES[name] ?? 'x'}`)
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$BASE${address}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
  ]
  if (operation.security.length > 0) lines.push(`-H "Authorization: Bearer $TOKEN"`)
  if (operation.parameters.some(({ name }) => name === 'If-Match')) {
    lines.push(`-H 'If-Match: "0"'`, `-H "Idempotency-Key: $(date +%s%N)"`)
  }
  const body = operation.requestBody?.content['application/json']?.schema
  if (operation.requestBody?.content['application/zip'] !== undefined) {
    lines.push(`-H 'Content-Type: application/zip'`, '--data-binary @package.zip')
  }
  const form = operation.requestBody?.content['multipart/form-data']?.schema
  if (form !== undefined) lines.push(...formLines(form))
  if (body !== undefined) {
    lines.push(
      `-H 'Content-Type: application/json'`,
      `-d '${JSON.stringify(makeExample(body, document.components.schemas))}'`,
    )
  }
  return lines.join(' \\\n  ')
}

/** One a field: a file, or the first of what it may be. */
function formLines(form: JsonSchema): string[] {
  const fields = Object.entries(form['properties'] ?? {})
  return fields.map(([name, field]: [string, JsonSchema]) => {
    const [value] = Array.isArray(field['enum']) ? field['enum'].map(String) : ['@picture.jpg']
    return `-F '${name}=${value}'`
  })
}

const PATH_EXAMPLES: Readonly<Record<string, string>> = {
  account_id: 'demo',
  project_id: 'lindenhof',
  unit_id: 'a-12',
  room: 'bathroom',
}

function example(schema: JsonSchema, document: OpenApiDocument): string {
  return JSON.stringify(makeExample(schema, document.components.schemas), null, 2)
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

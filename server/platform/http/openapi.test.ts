import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { renderDocsPage } from './docs-page.ts'
import { ERROR_STATUS } from '#shared/contracts/error-status.ts'
import { createOpenApiDocument, type OpenApiOperation } from './openapi.ts'

describe('the description of the API', () => {
  const document = createOpenApiDocument('1.2.3')
  const endpoints = Object.values<Endpoint>(ENDPOINTS)

  it('API-6 lists every endpoint, PATCH beside PUT', () => {
    for (const { name, method, path, alsoPatch } of endpoints) {
      const operations = document.paths[path.replace(/:(\w+)/g, '{$1}')]
      expect(operations?.[method.toLowerCase()]?.operationId).toBe(name)
      if (method === 'PUT') expect(operations?.['patch'] !== undefined).toBe(alsoPatch === true)
    }
  })

  it('refers only to schemas that are there, and names each operation once', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, id]) => id ?? '',
    )
    expect(references.length).toBeGreaterThan(20)
    for (const id of new Set(references)) expect(Object.keys(document.components.schemas)).toContain(id)
    const ids = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map((o) => o.operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('says of a revisioned write that it wants If-Match', () => {
    const write = document.paths['/bp/api/v1/units/{unit_id}/buyer_selections']?.['put']
    expect(write?.parameters.map(({ name, required }) => [name, required])).toEqual([
      ['unit_id', true],
      ['project_id', false],
      ['account_id', false],
      ['If-Match', true],
      ['Idempotency-Key', false],
      ['X-Catalogue-Revision', false],
      ['X-Acting', false],
    ])
    const statuses = ['200', '400', '401', '403', '404', '409', '413', '415', '422', '503', '507']
    expect(Object.keys(write?.responses ?? {})).toEqual(statuses)
  })

  it('API-11 says which file and which texts a form has', () => {
    const { post } = document.paths['/api/v1/projects/{project_id}/images'] ?? {}
    expect(post?.requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            'image[image]': { type: 'string', format: 'binary' },
            'image[role]': { type: 'string', enum: ['project_image'] },
          },
          required: ['image[image]', 'image[role]'],
          additionalProperties: false,
        },
      },
    })
    const page = renderDocsPage(document)
    expect(page).toContain('image[image]=@picture.jpg')
    expect(page).toContain('image[role]=project_image')
  })

  it('says of every revisioned write that a conflict tells what is stored, and of others the plain error', () => {
    const getReference = (status: string, operation: OpenApiOperation | undefined) =>
      operation?.responses[status]?.content?.['application/json']?.schema['$ref']
    for (const { method, path, write, errors } of endpoints) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const plain = errors.some((code) => ERROR_STATUS[code] === 409) ? '#/components/schemas/Error' : undefined
      expect(getReference('409', operation)).toBe(write === 'revisioned' ? '#/components/schemas/Conflict' : plain)
      expect(getReference('400', operation)).toBe('#/components/schemas/Error')
    }
  })

  it('is a page to read, with a line to try each call and nothing from elsewhere', () => {
    const page = renderDocsPage(document)
    for (const { name } of endpoints) expect(page).toContain(`id="${name}"`)
    expect(page.match(/curl/g)?.length).toBeGreaterThanOrEqual(endpoints.length)
    expect(page).not.toMatch(/<script|<link|src=|@import|undefined|\[object/)
  })
})

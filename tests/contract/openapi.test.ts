import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { newSampleFolder } from '#tests/support/one-template.ts'
import { type Portal, removeFolder, startPortal } from '#tests/support/portal.ts'

const DocumentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.optional(z.string()) }))),
})

describe('the description of the interface', () => {
  let folder: string
  let portal: Portal

  beforeAll(async () => {
    folder = await newSampleFolder('openapi')
    portal = await startPortal({ dataFolder: folder })
  })

  afterAll(async () => {
    await portal.stop()
    removeFolder(folder)
  })

  it('names every endpoint of the contract in /openapi.json', async () => {
    const document = z.parse(DocumentSchema, await (await fetch(`${portal.url}/openapi.json`)).json())
    expect(document.openapi).toMatch(/^3\./)
    const described = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map((entry) => entry.operationId),
    )
    for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) expect(described).toContain(endpoint.name)
  })

  it('answers a page to read at /docs', async () => {
    const answer = await fetch(`${portal.url}/docs`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await answer.text()).toContain('/bp/api/v1/tokens')
  })
})

import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SampleFileSchema } from '#shared/contracts/project-package.ts'
import { DOCUMENT_GROUPS, getDocumentGroup } from '#shared/domain/documents/document-roles.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { seedDocument } from './seed-documents.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

describe('documents of the sample', () => {
  let portal: TestPortal
  beforeEach(async () => {
    portal = await startTestPortal()
  })
  afterEach(() => portal.remove())

  it('DOC-15: are of every kind, for several units', async () => {
    const sample = SampleFileSchema.parse(JSON.parse(await readFile('resources/sample.json', 'utf8')))
    const documents = sample.accounts.flatMap((account) => account.documents ?? [])
    const groups = new Set(documents.map(({ role }) => getDocumentGroup(role)))
    expect([...groups].toSorted()).toEqual([...DOCUMENT_GROUPS].toSorted())
    expect(new Set(documents.map(({ visibility }) => visibility)).size).toBe(3)
    expect(new Set(documents.flatMap(({ unit }) => unit ?? [])).size).toBeGreaterThan(2)
    expect(documents.some(({ versions }) => versions.length > 1)).toBe(true)
  })

  it('DOC-15: are dated from the day on which they are brought in, and stay as they are', async () => {
    const { database } = portal
    const stored = new Map([['plan.pdf', { fileKey: 'private/plan.pdf', size: 12 }]])
    const versions = [9, 2].map((days) => ({ file: 'plan.pdf', days_ago: days }))
    const place = { project: 'tiny', building: null, unit: 't-01', room: null, visibility: 'private' } as const
    const document = { id: 'd', role: 'plan', names: { de: 'Plan', en: null }, versions, ...place } as const
    for (const now of [NOW, NOW + 86_400_000]) {
      await database.transaction((within) => seedDocument(within, document, { accountId: 'demo', stored, now }))
    }
    const rows = await database.kysely.selectFrom('documents').select(['id', 'createdAt', 'updatedAt']).execute()
    expect(rows).toEqual([{ id: 'd', createdAt: '2026-11-11T10:00:00.000Z', updatedAt: '2026-11-18T10:00:00.000Z' }])
  })
})

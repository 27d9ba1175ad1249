import { expect, it } from 'vitest'
import type { Document } from './document.types.ts'
import { listForTeam } from './read-documents.ts'

const aDocument = (id: string, more: Partial<Document> = {}): Document => ({
  id,
  projectId: 'p1',
  buildingId: null,
  unitId: 'a-12',
  roomId: null,
  role: 'floor_plan',
  visibility: 'private',
  names: { de: 'Grundriss Wohnung A 12' },
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  isOfPackage: true,
  versions: [
    {
      number: 1,
      createdAt: '2026-11-01T00:00:00.000Z',
      fileName: 'plan.pdf',
      contentType: 'application/pdf',
      size: 12,
      file: { kind: 'private', name: 'plan.pdf' },
      mark: 'plan.pdf',
    },
  ],
  ...more,
})
const list = (...documents: Document[]) => listForTeam(documents, 'de', 'de').map(({ id }) => id)

it('DOC-4, DOC-10: shows the team one plan that a package brings as sheet and picture', () => {
  expect(list(aDocument('sheet'), aDocument('picture'))).toEqual(['sheet'])
})

it('DOC-4, DOC-10: shows the team all of its own, and of packages neither what a newer one has taken the place of nor less than all that is internal', () => {
  const newer = { isOfPackage: false, updatedAt: '2026-11-20T00:00:00.000Z' }
  const older = { isOfPackage: false, updatedAt: '2026-10-20T00:00:00.000Z' }
  const shown = list(
    aDocument('newer', newer),
    aDocument('older', older),
    aDocument('brought'),
    aDocument('internal', { visibility: 'internal' }),
    aDocument('other', { names: { de: 'Lageplan' } }),
  )
  expect(shown).toEqual(['newer', 'older', 'internal', 'other'])
})

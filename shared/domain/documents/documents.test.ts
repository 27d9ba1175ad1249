import { describe, expect, it } from 'vitest'
import { type ArrangedDocument, groupByRoom, groupByType, keepNewest } from './arrange-documents.ts'
import { getDocumentGroup, getDocumentRole } from './document-roles.ts'

const document = (displayName: string, more: Partial<ArrangedDocument> = {}): ArrangedDocument => ({
  role: 'floor_plan',
  displayName,
  updatedAt: '2026-11-01T00:00:00.000Z',
  visibility: 'public',
  room: null,
  ...more,
})

describe('documents', () => {
  it('DOC-4 shows the latest of those with one name within one type, and both of two types', () => {
    const old = document('A 12')
    const fresh = document('A 12', { updatedAt: '2026-11-02T00:00:00.000Z' })
    const ofAnotherType = document('A 12', { role: 'elektro_plan' })
    expect(keepNewest([fresh, old, ofAnotherType])).toEqual([fresh, ofAnotherType])
    expect(keepNewest([old, fresh])).toEqual([fresh])
  })

  it('DOC-4 shows one of two of the same moment', () => {
    expect(keepNewest([document('A'), document('A')])).toHaveLength(1)
  })

  it('DOC-1, API-117: groups by type, in the order of the types, and within one by role and name', () => {
    const sections = groupByType([
      document('Sonstiges', { role: 'imprint' }),
      document('Küche', { role: 'kitchen_plan' }),
      document('B'),
      document('A'),
      document('Angebot', { role: 'estimate_buyer' }),
      document('Preise', { role: 'price_list' }),
    ])
    expect(sections.map(({ key, documents }) => [key, documents.map(({ displayName }) => displayName)])).toEqual([
      ['quotes', ['Angebot']],
      ['plans', ['A', 'B', 'Küche']],
      ['contract', ['Preise']],
      ['other', ['Sonstiges']],
    ])
  })

  it('DOC-1, DOC-3: lists public files alone in a room, what is not public with the whole unit', () => {
    const room = { id: 'bath' }
    const sections = groupByRoom(
      [
        document('Bad', { room }),
        document('Bad, privat', { room, visibility: 'private' }),
        document('Keller', { room: { id: 'gone' } }),
        document('Ganz'),
      ],
      ['hall', 'bath'],
    )
    expect(sections.map(({ key, documents }) => [key, documents.map(({ displayName }) => displayName)])).toEqual([
      [null, ['Bad, privat', 'Ganz', 'Keller']],
      ['bath', ['Bad']],
    ])
  })

  it('API-117: counts roles of packages as known ones, and others as others', () => {
    expect(['floor_plan_sales', 'building_specification', 'nonsense', 'toString'].map(getDocumentRole)).toEqual([
      'floor_plan',
      'contract',
      'other',
      'other',
    ])
    expect(getDocumentGroup('kitchen_plan')).toBe('plans')
  })
})

import { NO_SELECTIONS } from '#shared/domain/selections/selections.types.ts'
import { findUnit } from '#server/projects/units.repository.ts'
import { receiveEnquiry } from '#server/prospects/enquiries.repository.ts'
import { makeEnquiry } from '#server/prospects/prospect-records.ts'
import { type ProspectConfiguration, saveProspect } from '#server/prospects/prospects.repository.ts'
import type { Target } from './isolation-table.ts'
import type { TestPortal } from './test-portal.ts'

const STONE = {
  'hall-floor': { productId: 'stone', quantity: null },
  'hall-skirting': { productId: 'stone-skirting', quantity: null },
}

/** What a prospect has sent about the unit, as if it were a sample. */
export async function addEnquiry({ database }: TestPortal, target: Exclude<Target, 'unknown'>): Promise<string> {
  const accountId = target === 'f-01' ? 'partner' : 'demo'
  const unit = await findUnit(database.kysely, target, { kind: 'account', accountId })
  if (unit === null || unit.catalogueId === null) throw new Error(`There is no unit ${target} with a catalogue`)
  const prospect: ProspectConfiguration = {
    id: `prospect-${target}`,
    unitId: unit.id,
    catalogueId: unit.catalogueId,
    checksum: target,
    contentHash: target,
    email: 'vera@example.com',
    name: 'Vera Klein',
    comment: 'Please call',
    contact: { firstName: 'Vera', lastName: 'Klein', phone: null },
    configuration: { selections: { ...NO_SELECTIONS, buyerSelections: STONE }, previewImageUrls: [] },
    total: 10_000,
    totalOnRequest: 0,
    requestsContact: true,
    locale: 'de',
    createdAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2099-11-20T08:00:00.000Z',
  }
  await saveProspect(database.kysely, prospect, prospect.createdAt)
  return receiveEnquiry(database.kysely, makeEnquiry(unit, prospect, null))
}

import { NO_SELECTIONS } from '#shared/domain/selections/selections.types.ts'
import { addPresentation, type Presentation } from '#server/presentations/presentations.repository.ts'
import { findUnit } from '#server/projects/units.repository.ts'
import type { Target } from './isolation-table.ts'
import type { TestPortal } from './test-portal.ts'

/** What was handed over in a presentation before the unit was sold. */
export async function presented({ database }: TestPortal, target: Exclude<Target, 'unknown'>): Promise<string> {
  const accountId = target === 'f-01' ? 'partner' : 'demo'
  const unit = await findUnit(database.kysely, target, { kind: 'account', accountId })
  if (unit === null || unit.catalogueId === null) throw new Error(`There is no unit ${target} with a catalogue`)
  const id = `presentation-${target}`
  const code = `PRESENT${target.toUpperCase().replace('-', '')}`
  const presentation: Presentation = {
    id,
    code,
    accountId,
    unitId: unit.id,
    catalogueId: unit.catalogueId,
    selections: NO_SELECTIONS,
    total: 0,
    totalOnRequest: 0,
    name: 'Somebody',
    email: '',
    presenterId: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2099-11-20T08:00:00.000Z',
    takenOverAt: null,
  }
  await addPresentation(database.kysely, presentation)
  return id
}

import type { ProjectFile } from '#shared/contracts/project-package.ts'
import type { FaultSink } from './package-faults.ts'

/** What every project that brings documents is expected to have. */
const EXPECTED_ROLES = [
  'building_specification',
  'price_list',
  'terms_of_sampling',
  'contract_annex',
  'privacy_notice',
  'imprint',
] as const

/** Either shows the plan of a unit (DSH-58). */
const FLOOR_PLAN_ROLES = new Set(['floor_plan_sales', 'floor_plan'])

/**
 * Documents that are missing: of the usual ones in projects that bring any, and floor plans of single units
 * where others have them. Ids that occur twice are errors.
 */
export function checkDocuments({ documents, units }: ProjectFile, faults: FaultSink): void {
  const withPlan = units.filter((unit) => unit.attachments.some(({ role }) => FLOOR_PLAN_ROLES.has(role)))
  if (withPlan.length > 0) {
    for (const [at, unit] of units.entries()) {
      if (!withPlan.includes(unit)) faults.warn(`units[${at}].attachments`, 'floorPlanMissing', { unit: unit.id })
    }
  }
  if (documents === undefined || documents.length === 0) return
  const seen = new Set<string>()
  for (const [at, { id }] of documents.entries()) {
    if (seen.has(id)) faults.error(`documents[${at}].id`, 'documentIdUsed', { id })
    seen.add(id)
  }
  for (const role of EXPECTED_ROLES) {
    if (!documents.some((document) => document.role === role)) {
      faults.warn('documents', 'documentMissing', { role })
    }
  }
}

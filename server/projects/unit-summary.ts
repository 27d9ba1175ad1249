import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listUnits } from '#shared/contracts/http/units.contract.ts'
import type { Locale, Portal } from '#shared/contracts/primitives.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getPriceView } from './price-view.ts'
import type { Building, Project } from './projects.repository.ts'
import type { Unit } from './units.repository.ts'

export type UnitSummary = AnswerOf<typeof listUnits>[number]

/** A unit, and where and how it is shown. */
export interface ShownUnit {
  readonly unit: Unit
  readonly project: Project
  readonly buildings: readonly Building[]
  readonly locale: Locale
  readonly portal: Portal
}

/** One row of a unit list. */
export function summarise(shown: ShownUnit): UnitSummary {
  const { unit, project, buildings, locale } = shown
  const [storey] = getStoreys(unit, buildings)
  return {
    ...describeIdentity(shown),
    storeyName: storey === undefined ? null : textIn(storey.name, locale, project.sourceLanguage) || null,
    isSample: unit.isSample,
  }
}

/** The storeys that the unit is on. */
export function getStoreys(unit: Unit, buildings: readonly Building[]): Building['storeys'] {
  const building = buildings.find(({ id }) => id === unit.buildingId)
  return building?.storeys.filter(({ id }) => id === unit.storeyId) ?? []
}

/** What tells the unit from others, wherever it is shown. */
export function describeIdentity({ unit, project, locale, portal }: ShownUnit) {
  return {
    id: unit.packageId,
    slug: unit.slug,
    displayName: textIn(unit.displayName, locale, project.sourceLanguage),
    description: textIn(unit.description, locale, project.sourceLanguage),
    projectId: project.packageId,
    projectSlug: project.slug,
    accountId: unit.accountId,
    unitNumber: unit.unitNumber,
    price: getPriceView(project, portal).purchasePrices ? unit.price : null,
    floorSpace: unit.floorSpace,
    roomCount: unit.roomCount,
    floor: unit.floor,
    salesStatus: unit.salesStatus,
    featured: unit.featured,
  }
}

import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import {
  type Configuration,
  configure,
  copySelections,
  restoreChange,
  getSelections,
  unitState,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES, type Selections } from '#shared/domain/selections/selections.types.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { errorOfIntent } from '#server/configurations/configurations.service.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'
import { getPriceView, toldAmount } from '#server/projects/price-view.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { countDropped } from './prospect-selections.ts'

/** What a visitor has chosen, as it was kept. */
export interface StoredChoices {
  readonly catalogueId: string
  readonly configuration: { readonly selections: Selections; readonly previewImageUrls: readonly string[] }
  /** Cents, on that catalogue. */
  readonly total: number
  readonly totalOnRequest: number
  /** ISO times. */
  readonly createdAt: string
  readonly expiresAt: string
}

/** The engine on the sample unit's catalogue: what it does not allow is not kept (decision 2). */
export async function configureChoices(
  catalogues: CataloguesService,
  unit: Unit,
  project: Project,
  wanted: Selections,
): Promise<Result<Configuration>> {
  const prepared = unit.catalogueId === null ? null : await catalogues.prepared(unit.catalogueId)
  if (prepared === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
  const simplifiedConfiguration = project.featureFlags.mp['simplifiedConfiguration'] === true
  const standard = configure(prepared, NO_SELECTIONS, { ...OPEN_CIRCUMSTANCES, simplifiedConfiguration })
  const { intent: result } = restoreChange(standard, wanted)
  return result.ok ? passed(result.configuration) : failed(errorOfIntent(result.error))
}

/** What was kept, on the catalogue of now: what that does not know is left out, and counted. */
export async function describeChoices(
  catalogues: CataloguesService,
  unit: Unit,
  project: Project,
  stored: StoredChoices,
): Promise<Result<Omit<AnswerOf<typeof getProspectConfiguration>, 'wishes'>>> {
  const prepared = unit.catalogueId === null ? null : await catalogues.prepared(unit.catalogueId)
  if (prepared === null || unit.catalogueId === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
  const prices = getPriceView(project, 'mp')
  const { selections, previewImageUrls } = stored.configuration
  const configuration = configure(prepared, selections, OPEN_CIRCUMSTANCES)
  const { total, onRequestCount } = unitState(configuration)
  const kept = getSelections(configuration)
  return passed({
    unitId: unit.packageId,
    ...copySelections(kept),
    previewImageUrls: [...previewImageUrls],
    catalogueRevision: await catalogues.getRevision(stored.catalogueId),
    currentCatalogueRevision: await catalogues.getRevision(unit.catalogueId),
    total: toldAmount(prices, total),
    totalOnRequest: onRequestCount,
    savedTotal: toldAmount(prices, stored.total),
    savedTotalOnRequest: stored.totalOnRequest,
    droppedCount: countDropped(selections, kept),
    createdAt: stored.createdAt,
    expiresAt: stored.expiresAt,
  })
}

/** Too often from one place. `seconds`: until it may be tried again. */
export function tooMany(seconds: number) {
  return failedWith('TOO_MANY_REQUESTS', 'Too many at once; please wait.', { retryAfterSeconds: seconds })
}

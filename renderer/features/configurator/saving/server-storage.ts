import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { SelectionsChange } from '#shared/domain/selections.types.ts'
import { type ApiError, type ApiResult, call, callOrThrow } from '#renderer/api/index.ts'
import type {
  ConfigurationStorage,
  StoredConfiguration,
  WriteOutcome,
  WriteRequest,
} from './configuration-storage.types.ts'
import { selectionsFromWire } from './stored-selections.ts'

type ConfigurationAnswer = AnswerOf<typeof ENDPOINTS.getConfiguration>

/**
 * A unit's configuration on the server. Failures are told by the configurator, which knows the
 * choice by name, so the calls themselves are silent.
 */
export function createServerStorage(unitId: string): ConfigurationStorage {
  return {
    // Errors: rejects with ApiFailure; the page shows its error screen.
    load: async () =>
      storedFromAnswer(await callOrThrow(ENDPOINTS.getConfiguration, { params: { unitId }, silent: true })),
    write: async (request) => outcomeOf(await sendWrite(unitId, request)),
  }
}

/** The specific endpoint where one kind of selection changes, the common one otherwise (API-22..27). */
function sendWrite(unitId: string, request: WriteRequest): Promise<ApiResult<ConfigurationAnswer>> {
  const { change } = request
  const common = {
    params: { unitId },
    ifMatch: request.basedOnRevision,
    catalogueRevision: request.catalogueRevision,
    idempotencyKey: request.key,
    silent: true,
  }
  const buyerSelections = selectionEntries(change)
  const buyerLineItemActivations = activationEntries(change)
  const hasSelections = Object.keys(buyerSelections).length > 0
  const hasActivations = Object.keys(buyerLineItemActivations).length > 0
  const designLines = change.buyerDesignLineSelections
  const buyerDesignLineSelections = designLines === null ? null : designLines.map((selection) => ({ ...selection }))
  if (hasSelections && !hasActivations && buyerDesignLineSelections === null)
    return call(ENDPOINTS.saveBuyerSelections, { ...common, body: { buyerSelections } })
  if (hasActivations && !hasSelections && buyerDesignLineSelections === null)
    return call(ENDPOINTS.saveLineItemActivations, { ...common, body: { buyerLineItemActivations } })
  if (buyerDesignLineSelections !== null && !hasSelections && !hasActivations)
    return call(ENDPOINTS.saveDesignLineSelections, { ...common, body: { buyerDesignLineSelections } })
  return call(ENDPOINTS.saveConfiguration, {
    ...common,
    body: {
      ...(hasSelections ? { buyerSelections } : {}),
      ...(hasActivations ? { buyerLineItemActivations } : {}),
      ...(buyerDesignLineSelections === null ? {} : { buyerDesignLineSelections }),
    },
  })
}

/** Decision 20: the client says `_destroy`. */
const DESTROY = { _destroy: true } as const

function selectionEntries(change: SelectionsChange) {
  return Object.fromEntries(
    Object.entries(change.buyerSelections).map(([itemId, selection]) => [itemId, selection ?? DESTROY]),
  )
}

function activationEntries(change: SelectionsChange) {
  return Object.fromEntries(
    Object.entries(change.buyerLineItemActivations).map(([lineItemId, activation]) => [
      lineItemId,
      activation ?? DESTROY,
    ]),
  )
}

function outcomeOf(result: ApiResult<ConfigurationAnswer>): WriteOutcome {
  if (result.ok) return { kind: 'stored', stored: storedFromAnswer(result.value) }
  const { error } = result
  if (isPassing(error)) return { kind: 'unreachable' }
  if (error.status === 409) {
    if (error.errors.some(({ code }) => code === 'CATALOGUE_REVISION_MOVED')) return { kind: 'catalogueMoved' }
    return { kind: 'stale', current: error.current === undefined ? null : storedFromAnswer(error.current) }
  }
  // The session is over: a call that is not silent lets the shell say so and lead to the login.
  if (error.status === 401) void call(ENDPOINTS.checkToken)
  return { kind: 'refused', code: error.errors[0]?.code ?? 'INTERNAL_ERROR' }
}

/** Worth another try with the same key: nobody answered, or the server was not well. */
function isPassing(error: ApiError): boolean {
  return error.kind !== 'http' || error.status >= 500 || error.status === 429
}

function storedFromAnswer(answer: ConfigurationAnswer): StoredConfiguration {
  return {
    revision: answer.revision,
    catalogueRevision: answer.catalogueRevision,
    currentCatalogueRevision: answer.currentCatalogueRevision,
    selections: selectionsFromWire(answer),
    completed: answer.configurationStatus.status === 'completed',
    lockedTrades: answer.lockedTrades,
    totals: { total: answer.total, onRequestCount: answer.totalOnRequest },
    previousTotals:
      answer.previousTotal === null
        ? null
        : { total: answer.previousTotal, onRequestCount: answer.previousTotalOnRequest ?? 0 },
  }
}

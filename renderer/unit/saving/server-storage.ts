import { getConfiguration, saveConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { ChangeAuthor } from '#shared/contracts/events/unit-events.contract.ts'
import { normaliseSelections } from '#shared/domain/index.ts'
import type { LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import {
  ApiFailure,
  type ApiResult,
  call,
  callOrThrow,
  type ErrorReason,
  isKeyReused,
  withoutAnswer,
} from '#renderer/api/index.ts'
import type {
  Author,
  ConfigurationStorage,
  StoredConfiguration,
  WriteOutcome,
  WriteRequest,
} from './configuration-storage.types.ts'
import { tellNews } from '../news/news-signals.ts'
import { onNewDay } from './new-day.ts'
import { readDates } from './read-dates.ts'
import { watchUnitEvents } from './watch-unit-events.ts'

type ConfigurationAnswer = AnswerOf<typeof getConfiguration>

/**
 * A unit's configuration on the server. Failures are told by the configurator, which knows the
 * choice by name, so the calls themselves are silent.
 */
export function createServerStorage(unitId: string): ConfigurationStorage {
  const load = async () => storedFromAnswer(await callOrThrow(getConfiguration, { params: { unitId }, silent: true }))
  return {
    // Errors: rejects with ApiFailure; the page shows its error screen.
    load,
    write: async (request) => getOutcome(await sendWrite(unitId, request)),
    whyNot: (error) => (error instanceof ApiFailure ? withoutAnswer(error.error) : null) ?? FAULT,
    // A call that is not silent.
    checkSession: () => void call(checkToken),
    watch(known, listener) {
      const dates = readDates(load, (told) => listener({ kind: 'dates', ...told }))
      const stopDays = onNewDay(() => {
        dates.read()
        tellNews(['deadlines'])
      })
      const stopEvents = watchUnitEvents(unitId, known, {
        onOpen: () => listener({ kind: 'reachable' }),
        onAway: () => listener({ kind: 'unreachable' }),
        onEvent: ({ configuration, changedBy }) =>
          listener({ kind: 'stored', stored: storedFromAnswer(configuration), author: getAuthor(changedBy) }),
        onDeadlines: dates.read,
      })
      return () => {
        dates.stop()
        stopDays()
        stopEvents()
      }
    },
  }
}

/** The endpoint that takes all kinds of selections, with those that change (API-22). */
function sendWrite(unitId: string, request: WriteRequest): Promise<ApiResult<ConfigurationAnswer>> {
  const buyerSelections = selectionEntries(request.change)
  const buyerLineItemActivations = activationEntries(request.change)
  const designLines = request.change.buyerDesignLineSelections
  return call(saveConfiguration, {
    params: { unitId },
    ifMatch: request.basedOnRevision,
    catalogueRevision: request.catalogueRevision,
    idempotencyKey: request.key,
    ...(typeof request.actingId === 'string' ? { actingId: request.actingId } : {}),
    silent: true,
    body: {
      ...(isEmpty(buyerSelections) ? {} : { buyerSelections }),
      ...(isEmpty(buyerLineItemActivations) ? {} : { buyerLineItemActivations }),
      ...(designLines === null ? {} : { buyerDesignLineSelections: designLines.map((line) => ({ ...line })) }),
    },
  })
}

function isEmpty(entries: object): boolean {
  return Object.keys(entries).length === 0
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

function getOutcome(result: ApiResult<ConfigurationAnswer>): WriteOutcome {
  if (result.ok) return { kind: 'stored', stored: storedFromAnswer(result.value) }
  const { error } = result
  const without = withoutAnswer(error)
  if (without !== null) return without
  if (error.status === 409) {
    if (error.errors.some(({ code }) => code === 'CATALOGUE_REVISION_MOVED')) return { kind: 'catalogueMoved' }
    return { kind: 'stale', current: error.current === undefined ? null : storedFromAnswer(error.current) }
  }
  // Sent before by a version of this page that asked elsewhere: whether it was stored, what is stored tells.
  if (isKeyReused(error)) return { kind: 'stale', current: null }
  const lockedItems = error.errors.flatMap(lockedItemIn)
  const code = error.errors[0]?.code ?? 'INTERNAL_ERROR'
  return lockedItems.length === 0 ? { kind: 'refused', code } : { kind: 'refused', code, lockedItems }
}

/** The item that a reason is about, and the deadline or order that holds it (API-100). */
function lockedItemIn({ field, deadline, order }: ErrorReason): LockedItem[] {
  const itemId = field?.slice(field.indexOf('.') + 1)
  if (itemId === undefined) return []
  if (order !== undefined) return [{ itemId, hold: { kind: 'order', number: order.number } }]
  if (deadline === undefined) return []
  return [
    {
      itemId,
      hold: { kind: 'deadline', title: deadline.title, titles: deadline.titles, expiresAt: deadline.expires_at },
    },
  ]
}

const FAULT = { kind: 'failing', retryAfter: null } as const

function getAuthor(author: ChangeAuthor | null): Author | null {
  return author === null ? null : { id: author.id, firstName: author.firstName, isTeam: author.group !== 'buyer' }
}

function storedFromAnswer(answer: ConfigurationAnswer): StoredConfiguration {
  return {
    revision: answer.revision,
    catalogueRevision: answer.catalogueRevision,
    currentCatalogueRevision: answer.currentCatalogueRevision,
    selections: normaliseSelections(answer),
    completed: answer.configurationStatus.status === 'completed',
    lockedTrades: answer.lockedTrades,
    nextDeadline: answer.nextDeadline,
    openedPart: answer.openedPart,
    totals: { total: answer.total, onRequestCount: answer.totalOnRequest },
    previousTotals:
      answer.previousTotal === null
        ? null
        : { total: answer.previousTotal, onRequestCount: answer.previousTotalOnRequest ?? 0 },
  }
}

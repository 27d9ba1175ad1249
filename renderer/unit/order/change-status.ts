import { createCompletion, getConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import { areSameSelections, configure, normaliseSelections, getSelections } from '#shared/domain/index.ts'
import { type ApiError, call, isOutOfReach } from '#renderer/api/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import type { OpenUnit } from '../state/unit.context.ts'

/**
 * How completing or reopening ended.
 * - `done`: the unit has the wanted status, and the page shows it.
 * - `already`: it had that status before: by another of its people, or by an attempt whose answer was lost.
 * - `changed`: what is stored is not what was on screen; nothing was done, and the page shows what is stored.
 * - `unsaved`: choices on screen could not be stored yet; nothing was done.
 * - `offline`: nobody answered, or the server cannot just now; whether it was done shows with the next attempt, which does nothing twice.
 * - `failed`: refused.
 */
export type StatusOutcome = 'done' | 'already' | 'changed' | 'unsaved' | 'offline' | 'failed'

type Stored = AnswerOf<typeof getConfiguration>

/**
 * Completes or reopens the open unit (ENG-32, ENG-33): only with every choice stored, and completing only what is on
 * screen. Nobody binds themselves to anything they do not see.
 */
export async function changeStatus(unit: OpenUnit, wanted: BodyOf<typeof createCompletion>): Promise<StatusOutcome> {
  const { store, reload } = unit
  await store.settled()
  if (store.waiting().length > 0) return navigator.onLine ? 'unsaved' : 'offline'
  const params = { unitId: unit.unit.id }
  const stored = await call(getConfiguration, { params, silent: true })
  if (!stored.ok) return failed(stored.error)
  if (stored.value.configurationStatus.status === wanted.status) {
    await reload()
    return 'already'
  }
  if (wanted.status === 'completed' && !isShown(unit, stored.value)) {
    await reload()
    return 'changed'
  }
  const result = await call(createCompletion, {
    params,
    ifMatch: stored.value.revision,
    catalogueRevision: stored.value.currentCatalogueRevision,
    idempotencyKey: randomKey(),
    body: wanted,
    silent: true,
  })
  if (result.ok || result.error.status === 409) {
    await reload()
    return result.ok ? 'done' : 'changed'
  }
  return failed(result.error)
}

/** Same catalogue, same choices, same figures. */
function isShown({ store }: OpenUnit, stored: Stored): boolean {
  const shown = store.state.getState().configuration
  if (stored.currentCatalogueRevision !== store.prepared.catalogue.revision) return false
  const theirs = configure(store.prepared, normaliseSelections(stored), shown.circumstances)
  return areSameSelections(getSelections(theirs), getSelections(shown))
}

function failed(error: ApiError): StatusOutcome {
  if (isOutOfReach(error)) return 'offline'
  // The session is over: a call that is not silent lets the shell say so and lead to the login.
  if (error.status === 401) void call(checkToken)
  return 'failed'
}

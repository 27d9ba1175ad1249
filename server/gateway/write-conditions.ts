import { ACTING_HEADER, CATALOGUE_REVISION_HEADER, type Endpoint } from '#shared/contracts/http/endpoint.ts'
import type { Outcome } from '#server/platform/http/answers.ts'
import { refuse } from '#server/platform/http/answers.ts'
import { failed, passed } from '#server/platform/result.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import type { WriteConditions } from '#server/configurations/configurations.types.ts'

const REVISION = /^(?:W\/)?"?(\d{1,9})"?$/
const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/

interface WriteRequest {
  readonly method: string
  readonly path: string
  readonly ifMatch: string
  readonly idempotencyKey: string
  readonly catalogueRevision: string
  readonly acting: string
  readonly body: unknown
}

/**
 * Reads `If-Match` (needed, decision 6), `Idempotency-Key` (decision 8), the catalogue revision (decision 5) and the
 * time of acting (decision 60) of a revisioned write; '' = the header is missing.
 */
export function readWriteConditions(request: WriteRequest): Outcome<WriteConditions> {
  const revision = REVISION.exec(request.ifMatch)?.[1]
  if (revision === undefined) {
    return failed(
      refuse('IF_MATCH_REQUIRED', 'Name the revision this write is based on, for example If-Match: "7".', {
        field: 'If-Match',
      }),
    )
  }
  const idempotencyKey = readWord('Idempotency-Key', request.idempotencyKey)
  if (!idempotencyKey.ok) return idempotencyKey
  const catalogueRevision = readWord(CATALOGUE_REVISION_HEADER, request.catalogueRevision)
  if (!catalogueRevision.ok) return catalogueRevision
  const acting = readWord(ACTING_HEADER, request.acting)
  if (!acting.ok) return acting
  return passed({
    baseRevision: Number(revision),
    idempotencyKey: idempotencyKey.value,
    catalogueRevision: catalogueRevision.value,
    actingId: acting.value,
    request: makeMark(request.method === 'PATCH' ? 'PUT' : request.method, request.path, request.body),
  })
}

function readWord(field: string, value: string): Outcome<string | null> {
  if (value === '') return passed(null)
  return VISIBLE_ASCII.test(value)
    ? passed(value)
    : failed(refuse('INVALID_VALUE', 'At most 200 visible ASCII characters.', { field }))
}

/** `Idempotency-Key` of a write without a revision; null = the header is missing ('') or the contract has none. */
export function readOnceKey(endpoint: Endpoint, value: string): Outcome<string | null> {
  return endpoint.once === true ? readWord('Idempotency-Key', value) : passed(null)
}

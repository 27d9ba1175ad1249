import { createHash } from 'node:crypto'
import { CATALOGUE_REVISION_HEADER } from '#shared/contracts/http/endpoint.ts'
import type { Outcome } from '../services/answers.ts'
import { failed, passed, refuse } from '../services/answers.ts'
import type { WriteConditions } from '../services/revisioned-write.ts'

const REVISION = /^(?:W\/)?"?(\d{1,9})"?$/
const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/

interface WriteRequest {
  readonly method: string
  readonly path: string
  readonly ifMatch: string
  readonly idempotencyKey: string
  readonly catalogueRevision: string
  readonly body: unknown
}

/**
 * Reads `If-Match` (needed, decision 6), `Idempotency-Key` (decision 8) and the catalogue revision
 * (decision 5) of a revisioned write; '' = the header is missing.
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
  const { idempotencyKey, catalogueRevision } = request
  for (const [field, value] of [
    ['Idempotency-Key', idempotencyKey],
    [CATALOGUE_REVISION_HEADER, catalogueRevision],
  ] as const) {
    if (value !== '' && !VISIBLE_ASCII.test(value)) {
      return failed(refuse('INVALID_VALUE', 'At most 200 visible ASCII characters.', { field }))
    }
  }
  return passed({
    baseRevision: Number(revision),
    idempotencyKey: idempotencyKey === '' ? null : idempotencyKey,
    catalogueRevision: catalogueRevision === '' ? null : catalogueRevision,
    method: request.method === 'PATCH' ? 'PUT' : request.method,
    path: request.path,
    requestHash: createHash('sha256').update(JSON.stringify(request.body)).digest('hex'),
  })
}

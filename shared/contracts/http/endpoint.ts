import type * as z from 'zod/mini'
import type { Right } from '#shared/domain/roles/roles.ts'
import type { ErrorCode } from '../errors.ts'
import type { FromWire } from '../wire.ts'

/**
 * Who may call an endpoint.
 * - `public`: anyone.
 * - `user`: any logged-in user.
 * - `unit`: a logged-in user who may touch the unit of the path: a buyer their own, the account's own people
 *   those of their projects; a foreign unit answers 404 (decision 11).
 * - `device`: a paired kiosk, by the token of its own.
 */
export type Audience = 'public' | 'user' | 'unit' | 'device'

/**
 * Request header of revisioned writes: revision of the catalogue whose prices the writer has seen. When
 * it is not the unit's, nothing is stored (`CATALOGUE_REVISION_MOVED`); without it, nothing is checked.
 */
export const CATALOGUE_REVISION_HEADER = 'X-Catalogue-Revision'

/**
 * Request header of revisioned writes: the time in which staff choose in a buyer's name. Staff's choices without it are
 * refused (`ACTING_NEEDED`); in others' writes it says nothing.
 */
export const ACTING_HEADER = 'X-Acting'

/** Names of the fields of a form. */
export interface FormFields {
  readonly file: string
  readonly texts: Readonly<Record<string, readonly string[]>>
}

export interface Endpoint {
  /** Unique; the operation id in OpenAPI and the name of the client's function. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** PUT endpoints that also answer to PATCH (decision 20). */
  readonly alsoPatch?: boolean
  /** Path with `:params`; every param takes an id or a slug (decision 32). */
  readonly path: string
  readonly audience: Audience
  /**
   * What it needs of the account's own people (decision 62); buyers are refused. Where the path names something that
   * belongs to a project, in that project, else in any: the service narrows to the projects where the caller has it.
   * Without it, endpoints of a unit are for its buyers, and need `seeUnits` or, for writing, `chooseForBuyers` of staff.
   */
  readonly right?: Right
  /** Buyers' own affair: the account's own people are refused, whatever they may do. */
  readonly isBuyersOnly?: true
  /** Buyers may ask, and the service looks what is theirs; of the account's own people it needs this right, as above. */
  readonly rightOfStaff?: Right
  readonly summary: string
  readonly params: z.ZodMiniObject
  readonly query: z.ZodMiniObject
  readonly body: z.ZodMiniType | null
  /** Content type of a body that is no JSON: `body` is null then, and the handler gets it as a stream. */
  readonly accepts?: 'application/zip' | 'application/octet-stream' | 'multipart/form-data'
  /** With `multipart/form-data`, what the form has to have: one file, and texts with what each may be. */
  readonly form?: FormFields
  /**
   * Files may come along in the JSON body, as base64 under the key `file`: under 40 MiB all together. They are taken off
   * it as they come in, so that the body without them is as small as any other.
   */
  readonly carriesFiles?: true
  readonly answer: z.ZodMiniType
  /** `revisioned`: needs `If-Match` with a configuration revision (decision 6), takes an
   * `Idempotency-Key` (decision 8) and the catalogue revision the writer has seen in
   * `CATALOGUE_REVISION_HEADER` (decision 5). Its 409 is a `ConflictAnswerSchema`. */
  readonly write: 'none' | 'plain' | 'revisioned'
  /** A plain write that takes an `Idempotency-Key`: repeated with the same one, it does nothing and answers as before. */
  readonly once?: true
  /** Besides those that every endpoint may answer with. */
  readonly errors: readonly ErrorCode[]
  /**
   * What a kiosk does when its page calls this endpoint of the portal (ADR 14); left out = the page has no business there.
   * - `keeps`: the answer is kept for the time without network; params and query together identify it.
   * - `forwards`: the portal is asked, nothing is kept.
   * - `queues`: what is sent goes out when there is network.
   */
  readonly kiosk?: 'keeps' | 'forwards' | 'queues'
  /** Content type of the answer when it is not JSON. */
  readonly produces?: 'image/webp' | 'text/calendar' | 'text/event-stream' | 'application/zip'
}

/** Keeps the literal types of a definition, so that routes and client are typed from it. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

export type ParamsOf<E extends Endpoint> = FromWire<z.infer<E['params']>>
export type QueryOf<E extends Endpoint> = FromWire<z.infer<E['query']>>
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? FromWire<z.infer<E['body']>> : undefined
export type AnswerOf<E extends Endpoint> = FromWire<z.infer<E['answer']>>

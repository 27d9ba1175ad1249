import type { Readable } from 'node:stream'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/contracts/http/endpoint.ts'
import type { Endpoints } from '#shared/contracts/http/index.ts'
import type { WriteConditions } from '#server/configurations/configurations.types.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { CacheLease } from '#server/platform/cache/cache-lease.ts'
import type { Kiosk } from '#server/kiosks/kiosks.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { Answer } from '#server/platform/http/answers.ts'
import type { DownloadAnswer } from './download.ts'
import type { StreamAnswer } from './event-stream.ts'

export type EndpointName = keyof Endpoints

/** What a handler knows of the request besides its contract. */
export interface RequestFacts {
  /** Address of the client, for rate limits. */
  readonly ip: string
  /** What the client calls itself; '' = nothing. */
  readonly userAgent: string
  /** Nobody waits for the answer any more. */
  readonly isGone: () => boolean
  /** The kiosk that a public call comes from, by the token that it sends along; null = none that is known. */
  readonly findKiosk: () => Promise<Kiosk | null>
  /** `Idempotency-Key` of a write that takes one without a revision; null = none. */
  readonly onceKey: string | null
  /** What a stream that was open before had told last; '' = nothing. */
  readonly lastEventId: string
  /** The body of a call that accepts another content type than JSON; null in every other. */
  readonly upload: Readable | null
  /** What the call says that body is, with its parameters; '' = nothing. */
  readonly uploadType: string
  /** Where files lie that came along in the body, by the SHA-256 that stands in their place. They go after the answer. */
  readonly parts: ReadonlyMap<string, string>
  /** Session and access as they are at that moment, for answers that stay open. Never rejects. */
  readonly isStillAllowed: () => Promise<boolean>
  /** Who asks, with what they may do at that moment; null = nobody any more. Never rejects. */
  readonly findCaller: () => Promise<Caller | null>
}

/** A request that has passed contract, session and access. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E['audience'] extends 'public' | 'device' ? null : Caller
  readonly device: E['audience'] extends 'device' ? Kiosk : null
  readonly unit: E['audience'] extends 'unit' ? Unit : null
  readonly write: E['write'] extends 'revisioned' ? WriteConditions : null
  readonly facts: RequestFacts
  /**
   * How long the answer may be repeated at most: as long as everything holds that was believed about
   * session and access. Taken before any of that was read, so that a revocation meanwhile ends it.
   */
  readonly lease: CacheLease
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Answer<AnswerOf<E>> | StreamAnswer | DownloadAnswer>

/** One handler per endpoint of the contract; a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Endpoints[Name]> }

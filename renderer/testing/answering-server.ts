import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { beforeEach } from 'vitest'
import { ERROR_STATUS } from '#shared/contracts/error-status.ts'
import type { ErrorAnswer, ErrorCode } from '#shared/contracts/errors.ts'
import type { AnswerOf, Endpoint } from '#shared/contracts/http/endpoint.ts'
import { toWire } from '#shared/contracts/wire.ts'
import { endpointAt } from '#shared/testing/checked-answer.ts'
import { readPath, getRequest, type SentRequest } from './sent-request.ts'
import { standInForServer } from './stand-in-server.ts'

type Response = Pick<AxiosResponse, 'status' | 'headers' | 'data'>

/** What comes back in place of an endpoint's answer. */
class Instead {
  readonly respond: () => Response
  constructor(respond: () => Response) {
    this.respond = respond
  }
}

type Said<E extends Endpoint> = Given<AnswerOf<E>> | Instead
/** An answer that nobody changes. */
type Given<T> = T extends readonly (infer Entry)[]
  ? readonly Given<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]: Given<T[Key]> }
    : T

/** A server that answers as a test says, in the code's spelling; `standInForServer` checks it by the contract. */
export interface AnsweringServer {
  /** From now on. @param said once and for all, or made for each request */
  answer<E extends Endpoint>(
    endpoint: E,
    said: Said<E> | ((request: SentRequest<E>) => Said<E> | Promise<Said<E>>),
  ): void
  /** What has been asked of an endpoint, in order. */
  asked<E extends Endpoint>(endpoint: E): readonly SentRequest<E>[]
  /** Names of the endpoints that were asked, in order. */
  names(): readonly string[]
}

/** The endpoint refuses. @param more what the refusal says besides; `retryAfter` in seconds */
export function refusal(code: ErrorCode, { field = null, retryAfter, current, deadline }: Refused = {}): Instead {
  const reason = { field, code, message: 'No.', ...(deadline && { deadline }) }
  const body = { errors: [reason], ...(current && { current: toWire(current) }) }
  const status = ERROR_STATUS[code]
  return new Instead(() => ({ status, headers: readHeaders({ retryAfter }), data: JSON.stringify(body) }))
}

/** A proxy's own words. @param status of HTTP */
export function ofProxy(status: number, patience: Patience = {}): Instead {
  return new Instead(() => ({ status, headers: readHeaders(patience), data: '' }))
}

interface Refused extends Patience {
  readonly field?: string | null
  /** What is stored, in the code's spelling. */
  readonly current?: object
  readonly deadline?: ErrorAnswer['errors'][number]['deadline']
}

interface Patience {
  /** Seconds. */
  readonly retryAfter?: number | undefined
}

function readHeaders({ retryAfter }: Patience): Record<string, string> {
  return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
}

/** Nothing comes back. */
export function noAnswer(kind: 'network' | 'timeout' = 'network'): Instead {
  return new Instead(() => {
    throw new AxiosError('no answer', kind === 'network' ? AxiosError.ERR_NETWORK : AxiosError.ETIMEDOUT)
  })
}

/** Stands in for the server in every test of a file; each test says anew what it answers. What it does not say fails. */
export function answeringServer(): AnsweringServer {
  const answers = new Map<string, (config: InternalAxiosRequestConfig) => Promise<Response>>()
  const asked: { readonly endpoint: Endpoint | null; readonly config: InternalAxiosRequestConfig }[] = []
  beforeEach(() => {
    answers.clear()
    asked.length = 0
    standInForServer(async (config) => {
      const endpoint = endpointAt((config.method ?? 'get').toUpperCase(), readPath(config))
      asked.push({ endpoint, config })
      const answer = answers.get(endpoint?.name ?? '')
      const untold = { status: 200, headers: {}, data: '"The test does not say what is answered."' }
      return { statusText: '', config, ...((await answer?.(config)) ?? untold) }
    })
  })
  return {
    answer(endpoint, said) {
      answers.set(endpoint.name, async (config) => {
        const told = said instanceof Function ? await said(getRequest(endpoint, config)) : said
        return told instanceof Instead ? told.respond() : getResponse(told)
      })
    },
    asked: (endpoint) =>
      asked.filter((each) => each.endpoint === endpoint).map(({ config }) => getRequest(endpoint, config)),
    names: () => asked.map(({ endpoint }) => endpoint?.name ?? 'nothing'),
  }
}

function getResponse(said: unknown): Response {
  return { status: 200, headers: {}, data: JSON.stringify(toWire(said)) }
}

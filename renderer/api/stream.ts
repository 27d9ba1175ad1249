import { createEventParser, type StreamEvent } from '#shared/contracts/events/event-stream.ts'
import type { Endpoint, ParamsOf, QueryOf } from '#shared/contracts/http/endpoint.ts'
import { toWire } from '#shared/contracts/wire.ts'
import { readStored } from '#renderer/platform/storage.ts'
import { getAddress } from './call.ts'

export interface StreamOptions<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly signal: AbortSignal
  /** It was accepted. */
  readonly onOpen: () => void
  /** Something has come, if only a sign of life. */
  readonly onAlive: () => void
  readonly onEvent: (event: StreamEvent) => void
}

/**
 * Opens a stream of events and gives what comes, until it ends. By `fetch`, because an `EventSource` can send no
 * bearer token (API-2).
 *
 * @returns the status of the answer; 0 = nobody answered, or it was given up before. Never rejects
 */
export async function openStream<E extends Endpoint>(endpoint: E, options: StreamOptions<E>): Promise<number> {
  let status = 0
  try {
    const response = await fetch(streamAddress(endpoint.path, options.params, options.query), {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${readStored('token') ?? ''}` },
      signal: options.signal,
      cache: 'no-store',
    })
    status = response.status
    if (!response.ok || response.body === null) return status
    options.onOpen()
    await read(response.body, options)
  } catch {
    // However it broke off, the next one starts from what is known then.
  }
  return status
}

async function read(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onAlive, onEvent }: Pick<StreamOptions<Endpoint>, 'onAlive' | 'onEvent'>,
): Promise<void> {
  const parser = createEventParser()
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onAlive()
    for (const event of parser.push(piece.value)) onEvent(event)
  }
}

function streamAddress(path: string, params: object, query: object): string {
  const entries = Object.entries(toWire(query) ?? {}).map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams(entries).toString()
  return `${getAddress(path, params)}${search === '' ? '' : `?${search}`}`
}

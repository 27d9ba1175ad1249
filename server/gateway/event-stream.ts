import type { ServerResponse } from 'node:http'
import type { StreamSink } from '#server/platform/realtime/stream-sink.ts'

/** Bytes that may wait for a slow reader before newer events take the place of older ones. */
const FULL_FROM = 256 * 1024

/** A stream that stays open; `open` writes to it from now on. */
export interface StreamAnswer {
  readonly kind: 'stream'
  readonly open: (sink: StreamSink) => void
}

/** An answer that stays open. */
export function streamAnswer(open: (sink: StreamSink) => void): StreamAnswer {
  return { kind: 'stream', open }
}

/**
 * Sends a stream of events: never stored and never changed on its way, at once also through proxies that would
 * like to collect it first. It has no end of its own, so neither time-outs of the socket nor compression apply.
 */
export function sendStream(
  response: ServerResponse,
  { open }: StreamAnswer,
  headers: Readonly<Record<string, string>>,
  hasBody: boolean,
): void {
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  if (!hasBody) {
    response.end()
    return
  }
  response.flushHeaders()
  response.socket?.setTimeout(0)
  response.socket?.setNoDelay(true)
  // A connection that breaks while it is written to; `close` follows.
  response.on('error', () => undefined)
  open({
    write: (text) => void response.write(text),
    isFull: () => response.writableLength > FULL_FROM,
    onDrain: (run) => {
      const once = () => {
        response.off('drain', once)
        response.off('close', once)
        run()
      }
      response.once('drain', once)
      response.once('close', once)
    },
    end: () => void response.end(),
    // A reader may have left before this; whoever asks here is told after they have set up, as with any other end.
    onClose: (run) => void (response.closed ? queueMicrotask(run) : response.once('close', run)),
  })
}

import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** Looks for malware. */
export interface Scanner {
  /**
   * @param ending gives up what is under way
   * @throws ScannerAwayError when nobody is there, or nobody answers; any other error when it has not looked at this
   * file to its end
   */
  scan(bytes: Readable, ending: AbortSignal): Promise<'clean' | 'infected'>
}

/** Nobody is there who could scan anything, or nobody who would say so. */
export class ScannerAwayError extends Error {}

/** ms without a word from the other side. */
const SILENCE_MS = 60_000
const COMMAND = Buffer.from('zINSTREAM\0')
const END = Buffer.alloc(4)

/** ClamAV's daemon over TCP. `url`: `tcp://HOST:PORT`; `silenceMs`: without a word from it, it counts as away. */
export function openClamav(url: string, silenceMs = SILENCE_MS): Scanner {
  const { hostname, port } = new URL(url)
  return {
    async scan(bytes, ending) {
      const socket = connect({ host: hostname.replaceAll(/^\[|\]$/g, ''), port: Number(port), signal: ending })
      socket.setTimeout(silenceMs, () => socket.destroy(new ScannerAwayError('The scanner says nothing.')))
      try {
        const answer = hear(socket)
        // It may answer before everything is sent, and stop listening: what it has said counts.
        send(bytes, socket).catch((error: unknown) => socket.destroy(error instanceof Error ? error : undefined))
        return readAnswer(await answer)
      } finally {
        socket.destroy()
      }
    },
  }
}

/** All that is said until the line is closed. */
function hear(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    let cause: Error | null = null
    let wasThere = false
    socket.once('connect', () => (wasThere = true))
    socket.on('data', (piece) => (said += piece.toString('latin1')))
    socket.once('error', (error) => (cause = error))
    socket.once('close', () => {
      if (cause instanceof ScannerAwayError) reject(cause)
      else if (wasThere) resolve(said)
      else reject(new ScannerAwayError(`The scanner is not there: ${cause?.message ?? ''}`))
    })
  })
}

/** Each piece with its length before it, and a length of nothing at the end. */
async function send(bytes: Readable, socket: Socket): Promise<void> {
  socket.write(COMMAND)
  const pieces: AsyncIterable<Buffer> = bytes
  for await (const piece of pieces) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    socket.write(length)
    if (!socket.write(piece)) await drained(socket)
    if (socket.destroyed) return
  }
  socket.write(END)
}

/** It takes more, or it is closed. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      socket.off('drain', end).off('close', end)
      resolve()
    }
    socket.on('drain', end).on('close', end)
  })
}

function readAnswer(answer: string): 'clean' | 'infected' {
  const said = answer.replaceAll('\0', '').trim()
  if (said.endsWith(' OK')) return 'clean'
  if (said.endsWith(' FOUND')) return 'infected'
  throw new Error(`The scanner did not scan it: ${said.slice(0, 200) || 'it said nothing.'}`)
}

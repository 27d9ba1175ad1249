import { createServer, type Socket } from 'node:net'

/** The text that every scanner takes for malware, in two halves, so that none finds it here. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
/** More than that it refuses. */
export const MAX_BYTES = 1_000_000

/** Does what ClamAV's daemon does with INSTREAM. */
export async function startFakeClamd() {
  let isUp = true
  let isSilent = false
  const silent = new Set<Socket>()
  const seen: number[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (!isUp) socket.destroy()
    else if (isSilent) {
      silent.add(socket.on('close', () => silent.delete(socket)))
      socket.resume()
    } else answer(socket, seen)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `tcp://127.0.0.1:${port}`,
    seen,
    setUp: (next: boolean) => (isUp = next),
    /** It takes everything and answers nothing. */
    setSilent: (next: boolean) => (isSilent = next),
    /** Who waits for an answer that does not come. */
    countWaiting: () => silent.size,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function answer(socket: Socket, seen: number[]): void {
  let waiting = Buffer.alloc(0)
  let content = Buffer.alloc(0)
  let isAsked = false
  let isDone = false
  const say = (text: string) => {
    isDone = true
    socket.end(text)
  }
  socket.on('data', (piece) => {
    waiting = Buffer.concat([waiting, piece])
    if (!isAsked && waiting.length >= 10) {
      if (waiting.toString('latin1', 0, 10) !== 'zINSTREAM\0') return say('UNKNOWN COMMAND\0')
      waiting = waiting.subarray(10)
      isAsked = true
    }
    while (!isDone && isAsked && waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE()) {
      const length = waiting.readUInt32BE()
      content = Buffer.concat([content, waiting.subarray(4, 4 + length)])
      waiting = waiting.subarray(4 + length)
      if (content.length > MAX_BYTES) return say('INSTREAM size limit exceeded. ERROR\0')
      if (length > 0) continue
      seen.push(content.length)
      say(content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    }
  })
}

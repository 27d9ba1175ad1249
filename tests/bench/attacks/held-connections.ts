import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Portal } from '#tests/support/portal.ts'
import type { Attack } from './attack.ts'

/** Descriptors that the portal has left, and connections that take them. */
const FREE_DESCRIPTORS = 200
const CONNECTIONS = 260
const HELD_MS = 6_000
const EVERY_MS = 250
/** ms in which a page has to be there meanwhile. */
const MAX_PAGE_MS = 2_000

const SENT = {
  'that are no HTTP': 'X\r\n\r\n',
  'with headers that do not end': 'GET /docs HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'with bodies that do not come':
    'POST /bp/api/v1/tokens HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
} as const

function heldConnections(kind: keyof typeof SENT): Attack {
  return {
    name: `${CONNECTIONS} connections ${kind}, ${FREE_DESCRIPTORS} descriptors free`,
    prepare: async ({ portal }) => {
      const limit = limitDescriptors(portal)
      return async () => {
        const held = Array.from({ length: CONNECTIONS }, () => hold(portal.port, SENT[kind]))
        try {
          const slowest = await slowestPage(portal)
          if (slowest > MAX_PAGE_MS) throw new Error(`a page took ${slowest.toFixed(0)} ms`)
          return `slowest page ${slowest.toFixed(0)} ms`
        } finally {
          for (const socket of held) socket.destroy()
          limit.lift()
        }
      }
    },
  }
}

function hold(port: number, text: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined).on('data', () => undefined)
  socket.write(text)
  return socket
}

/** ms, while the connections are held. */
async function slowestPage({ url }: Portal): Promise<number> {
  const start = performance.now()
  let slowest = 0
  while (performance.now() - start < HELD_MS) {
    const asked = performance.now()
    const answer = await fetch(`${url}/docs`, { signal: AbortSignal.timeout(MAX_PAGE_MS) })
    await answer.arrayBuffer()
    slowest = Math.max(slowest, performance.now() - asked)
    await wait(EVERY_MS)
  }
  return slowest
}

/** Only Linux lets a running process's limit be set from outside; elsewhere it keeps its own. */
function limitDescriptors({ process: { pid } }: Portal): { lift: () => void } {
  if (process.platform !== 'linux') return { lift: () => undefined }
  const limits = readFileSync(`/proc/${pid}/limits`, 'utf8')
  const [, soft = '1024'] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
  const used = readdirSync(`/proc/${pid}/fd`).length
  const set = (count: number | string) => execFileSync('/usr/bin/prlimit', ['--pid', String(pid), `--nofile=${count}:`])
  set(used + FREE_DESCRIPTORS)
  return { lift: () => set(soft) }
}

/** More connections than the portal has descriptors, from one address, whose client never closes its side. */
export const HELD_CONNECTIONS: readonly Attack[] = [
  heldConnections('that are no HTTP'),
  heldConnections('with headers that do not end'),
  heldConnections('with bodies that do not come'),
]

import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Portal } from '#tests/support/portal.ts'

/** ms between two requests: they go out on time, whether the one before has come back or not. */
const EVERY_MS = 10
/** ms after which a request counts as this long. */
const GIVE_UP_MS = 60_000
const SMALL_REQUEST = '/api/v1/accounts/demo/projects/lindenhof/config'

/** What others wait for a small request, ms each, from when it should have gone out, while `work` runs. */
export async function waitsWhile(portal: Portal, work: () => Promise<void>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const waits: Promise<number>[] = []
  let isOver = false
  const worked = work().finally(() => {
    isOver = true
  })
  const start = performance.now()
  for (let at = 0; !isOver; at += 1) {
    const due = start + at * EVERY_MS
    await wait(Math.max(0, due - performance.now()))
    waits.push(ask(portal, agent, performance.now()))
  }
  await worked
  const all = await Promise.all(waits)
  agent.destroy()
  return all
}

/** @returns ms since `due`; a portal that does not answer counts as one that answers very late */
function ask({ port }: Portal, agent: Agent, due: number): Promise<number> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: SMALL_REQUEST, agent, timeout: GIVE_UP_MS }, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode === 200 ? performance.now() - due : GIVE_UP_MS))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(GIVE_UP_MS))
  })
}

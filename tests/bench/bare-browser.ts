import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { CHROMIUM_ARGUMENTS, chromiumPath, QUICK_CONTEXTS } from '#tests/support/chromium.ts'

const LIMIT_MS = 120_000
const MOST_TRIES = 20
const AnswerSchema = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.looseObject({})),
  error: z.optional(z.object({ message: z.string() })),
})
const TargetsSchema = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), type: z.string(), url: z.string() })),
})
const AttachedSchema = z.object({ sessionId: z.string() })

/**
 * Starts the browser on one page, the way a kiosk's shell does: nothing watches what it loads, as a test's driver would,
 * at the cost of half of what a small page costs.
 *
 * @param profile folder of the browser's own files
 * @param expression run in the page; a promise that resolves when the time is over
 * @returns ms from the start of the browser's process
 */
export async function timeInBareBrowser(profile: string, url: string, expression: string): Promise<number> {
  const begun = performance.now()
  const browser = spawn(
    chromiumPath() ?? 'chromium',
    [
      ...CHROMIUM_ARGUMENTS,
      // A kiosk's window has no address bar, so nothing is loaded behind it.
      QUICK_CONTEXTS,
      '--headless=new',
      '--remote-debugging-port=0',
      '--touch-events=enabled',
      '--lang=de-DE',
      '--window-size=1920,1080',
      `--user-data-dir=${profile}`,
      `--app=${url}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  try {
    const line = await connectTo(await getAddress(browser))
    const session = await attach(line, url)
    await evaluate(line, session, expression)
    const elapsed = performance.now() - begun
    await line.send('Browser.close', {}).catch(() => undefined)
    return elapsed
  } finally {
    if (browser.exitCode === null) {
      const timer = setTimeout(() => browser.kill('SIGKILL'), 5_000)
      await once(browser, 'exit')
      clearTimeout(timer)
    }
  }
}

async function getAddress({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('The browser says nothing')
  for await (const line of createInterface({ input: stderr })) {
    const address = /^DevTools listening on (ws:.*)$/.exec(line)?.[1]
    if (address !== undefined) {
      // Whatever else it says must not fill the pipe.
      stderr.resume()
      return address
    }
  }
  throw new Error('The browser did not start')
}

interface Line {
  send(method: string, params: object, sessionId?: string): Promise<Readonly<Record<string, unknown>>>
}

async function connectTo(address: string): Promise<Line> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: z.infer<typeof AnswerSchema>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = z.parse(AnswerSchema, JSON.parse(String(data)))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  return {
    send: (method, params, sessionId) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), LIMIT_MS)
        waiting.set(id, ({ result = {}, error }) => {
          clearTimeout(timer)
          if (error === undefined) resolve(result)
          else reject(new Error(`${method}: ${error.message}`))
        })
        socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }))
      }),
  }
}

/** The page may still be the empty one that every window begins with: then its answer is lost, and asked for again. */
async function evaluate(line: Line, session: string, expression: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      const { exceptionDetails } = await line.send('Runtime.evaluate', { expression, awaitPromise: true }, session)
      if (exceptionDetails === undefined) return
      throw new Error(`The page: ${JSON.stringify(exceptionDetails)}`)
    } catch (error) {
      if (tries === MOST_TRIES) throw error
    }
  }
}

/** The session of the page, as soon as it has left the empty one that every window begins with. */
async function attach(line: Line, url: string): Promise<string> {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; ) {
    const { targetInfos } = z.parse(TargetsSchema, await line.send('Target.getTargets', {}))
    const page = targetInfos.find((target) => target.type === 'page' && target.url.startsWith(url))
    if (page !== undefined) {
      const { targetId } = page
      return z.parse(AttachedSchema, await line.send('Target.attachToTarget', { targetId, flatten: true })).sessionId
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`The page did not come: ${url}`)
}

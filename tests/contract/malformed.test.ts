import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ErrorAnswerSchema } from '#shared/contracts/errors.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { takeDump } from '#tests/support/database-dump.ts'
import { newSampleFolder } from '#tests/support/one-template.ts'
import { type Portal, removeFolder, startPortal } from '#tests/support/portal.ts'
import { seededRandom } from '#shared/testing/seeded-random.ts'
import { malformedRequests, type RawRequest, type ValidCall } from './malformed-requests.ts'
import { closeConnections, sendRaw } from './send-raw.ts'
import { validCalls } from './valid-calls.ts'

const REQUESTS_EACH = 200
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_120)
/** Written by calls that are refused, too: who asked, when, and how often. */
const MAY_CHANGE = ['sessions', 'audit_log', 'rate_limits']
const AT_ONCE = 4

describe(`API-4 SHL-20 malformed requests (seed ${SEED})`, () => {
  let folder: string
  let portal: Portal
  let calls: ValidCall[] = []
  /** The database as it is now: a call has changed nothing as long as it still is. */
  let before: ReturnType<typeof takeDump>

  beforeAll(async () => {
    folder = await newSampleFolder('malformed')
    portal = await startPortal({ dataFolder: folder })
    calls = await validCalls(portal.url)
    before = takeDump(folder, MAY_CHANGE)
  })

  afterAll(async () => {
    closeConnections()
    await portal.stop()
    removeFolder(folder)
  })

  it.each(Object.keys(ENDPOINTS))('%s refuses them, in the one shape and without a trace', async (name) => {
    const call = calls.find((entry) => entry.endpoint.name === name)
    if (!call) throw new Error(`No call for ${name}`)
    const requests = malformedRequests(call, REQUESTS_EACH, seededRandom(SEED + name.length))
    const faults: string[] = []
    const waiting = listDifferent(requests)
    const worker = async () => {
      for (let request = waiting.shift(); request; request = waiting.shift()) {
        const fault = await findFault(portal.port, request)
        if (fault) faults.push(`${request.method} ${request.path.slice(0, 90)} ${request.what.slice(0, 160)}: ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    expect(requests).toHaveLength(REQUESTS_EACH)
    expect(faults).toEqual([])
    const known = before
    before = takeDump(folder, MAY_CHANGE)
    expect(before).toEqual(known)
  })

  it('would notice a change', async () => {
    const call = calls.find((entry) => entry.endpoint.name === 'saveBuyerSelections')
    const answer = await fetch(`${portal.url}/bp/api/v1/units/a-12/buyer_selections`, {
      method: 'PUT',
      headers: { ...call?.headers, 'content-type': 'application/json' },
      body: JSON.stringify(call?.body),
    })
    expect(answer.status, await answer.text()).toBe(200)
    expect(takeDump(folder, MAY_CHANGE)).not.toEqual(before)
  })
})

/** Chance makes some requests several times: once sent, they tell nothing new. */
function listDifferent(requests: readonly RawRequest[]): RawRequest[] {
  const longest = 200_000
  const makeKey = ({ method, path, headers, body }: RawRequest) =>
    JSON.stringify([method, path, headers, body?.length, body?.toString('utf8').slice(0, longest)])
  return [...new Map(requests.map((request) => [makeKey(request), request])).values()]
}

async function findFault(port: number, request: RawRequest): Promise<string | null> {
  const answer = await sendRaw(port, request).catch((error: Error) => error)
  if (answer instanceof Error) return `no answer: ${answer.message}`
  if (answer.status >= 500) return `${answer.status} ${answer.text.slice(0, 200)}`
  if (answer.status < 400) return request.mustFail ? `accepted with ${answer.status}` : null
  if (!answer.contentType.startsWith('application/json'))
    return `${answer.status} with ${answer.contentType || 'no type'}`
  const shape = z.safeParse(ErrorAnswerSchema, parseJson(answer.text))
  if (!shape.success || shape.data.errors.length === 0)
    return `${answer.status} with another shape: ${answer.text.slice(0, 200)}`
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { sendStream, streamAnswer } from './event-stream.ts'
import { createLocalEventBus } from '#server/platform/realtime/event-bus.ts'
import { createUnitWatch, type UnitWatch } from '#server/configurations/unit-watch.ts'

const never = () => {
  throw new Error('Nothing is stored, so nothing is read.')
}

describe('the watch over units', () => {
  let dataDir: string
  let database: Database
  let unitWatch: UnitWatch

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'unit-watch-'))
    database = await openDatabase({ dataDir })
    unitWatch = createUnitWatch({
      database,
      configurations: { read: never, describe: never },
      bus: createLocalEventBus(),
      onFault: () => undefined,
    })
  })
  afterEach(async () => {
    unitWatch.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('keeps no stream of a reader who left before it was opened', async () => {
    const open = unitWatch.watch({
      unitId: 't-01',
      userId: 'anna',
      known: { revision: null, catalogueRevision: null },
      isAllowed: async () => true,
      mayHear: async () => true,
    })
    if (open === null) throw new Error('too many streams')
    const response = await closedResponse()
    sendStream(response, streamAnswer(open), {}, true)
    await Promise.resolve()
    expect(unitWatch.size).toBe(0)
  })
})

/** A response whose client has gone while the server was still thinking. */
async function closedResponse(): Promise<ServerResponse> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const request = get({ host: '127.0.0.1', port: address.port }).on('error', () => undefined)
  const response = await new Promise<ServerResponse>((resolve) => server.once('request', (_, sent) => resolve(sent)))
  request.destroy()
  await once(response, 'close')
  server.close()
  return response
}

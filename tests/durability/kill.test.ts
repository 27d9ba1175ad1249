import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { newSampleFolder } from '#tests/support/one-template.ts'
import { type Portal, removeFolder, startPortal } from '#tests/support/portal.ts'
import { seededRandom } from '#shared/testing/seeded-random.ts'
import { findDifference, newWriter, WRITER_UNITS, type Writer, writeOn } from './writers.ts'

const ROUNDS = 20
const WRITES_A_ROUND = 500
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

describe(`kill -9 in the middle of writes (seed ${SEED})`, () => {
  const random = seededRandom(SEED)
  let folder: string
  let portal: Portal | null = null
  let writers: Writer[] = []

  afterAll(async () => {
    await portal?.kill()
    removeFolder(folder)
  })

  it(`keeps every acknowledged write, ${ROUNDS} times, and restarts without repair`, async () => {
    folder = await newSampleFolder('kill')
    portal = await startPortal({ dataFolder: folder })
    const { url } = portal
    writers = await Promise.all(WRITER_UNITS.map((unit) => newWriter(url, unit)))
    let interrupted = 0
    for (let round = 1; round <= ROUNDS; round++) {
      // Somewhere in the middle, and at any moment of a write.
      const killAfter = 25 + random.integer(0, WRITES_A_ROUND - 50)
      interrupted += await killDuringWrites(portal, writers, { killAfter, delayMs: random.integer(0, 8), random })
      portal = await startPortal({ dataFolder: folder, port: portal.port })
      const differences = await Promise.all(writers.map((writer) => findDifference(url, writer)))
      expect(differences.filter(Boolean), `round ${round}, killed after ${killAfter} writes`).toEqual([])
    }
    // A test that never cuts a write short would prove nothing.
    expect(interrupted).toBeGreaterThan(0)
  })

  it('stops cleanly on SIGTERM afterwards', async () => {
    expect(await portal?.stop()).toBe(0)
  })
})

/** @returns how many writes were under way when the server went */
async function killDuringWrites(
  portal: Portal,
  writers: readonly Writer[],
  plan: { killAfter: number; delayMs: number; random: ReturnType<typeof seededRandom> },
): Promise<number> {
  let acknowledged = 0
  const killing: Promise<void>[] = []
  const onAcknowledged = () => {
    acknowledged += 1
    if (acknowledged < plan.killAfter || killing.length > 0) return
    killing.push(wait(plan.delayMs).then(() => portal.kill()))
  }
  const shouldStop = () => acknowledged >= WRITES_A_ROUND
  await Promise.all(
    writers.map((writer) => writeOn(portal.url, writer, { random: plan.random, shouldStop, onAcknowledged })),
  )
  await Promise.all(killing)
  return writers.filter((writer) => writer.inFlight).length
}

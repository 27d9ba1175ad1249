import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '#shared/testing/seeded-random.ts'
import { type FakePortal, startFakePortal } from '../../electron/host/testing/fake-portal.ts'
import { type FaultProxy, LINE_FAULTS, startFaultProxy } from '../../electron/host/testing/fault-proxy.ts'
import { reportFigures } from './figures.ts'
import {
  newHostFolder,
  newTestHost,
  removeHostFolder,
  type TestHost,
  until,
} from '../../electron/host/testing/test-host.ts'

/** `KIOSK_FAULT_RUNS=1000` for the measured run. */
const RUNS = Number(process.env['KIOSK_FAULT_RUNS'] ?? 20)
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
/** One answer in five is faulty. */
const FAULTY = 0.2
/** A run in this many begins with an empty disk. */
const EMPTY_EVERY = 5
/** Runs that bring one more file each. */
const MOST_FILES = 30
const RUN_LIMIT_MS = 60_000

describe(`KSK decision 36: synchronising over a bad line (seed ${SEED})`, () => {
  const random = seededRandom(SEED)
  const folder = newHostFolder()
  let portal: FakePortal
  let proxy: FaultProxy
  let host: TestHost
  let isBad = false

  beforeAll(async () => {
    portal = await startFakePortal({ files: 30, bytes: 5_000, calls: 12 })
    const next = () => (isBad && random.chance(FAULTY) ? random.pick(LINE_FAULTS) : null)
    proxy = await startFaultProxy({ upstream: portal.url, next, random: () => random.integer(0, 999_999) / 1_000_000 })
    host = await newHost()
    const paired = () =>
      host.pairWith(proxy.url).then(
        () => true,
        () => false,
      )
    await until(paired, 30_000)
  })

  afterAll(async () => {
    try {
      await host.stop()
      await proxy.close()
      await portal.close()
    } finally {
      removeHostFolder(folder)
    }
  })

  async function newHost(): Promise<TestHost> {
    const limits = { stallMs: 500, reportMs: 30, revalidateMs: 1_000_000, tries: 8, maxBackOffMs: 20 }
    const started = newTestHost(folder, { limits })
    await started.start()
    return started
  }

  async function emptyDisk(): Promise<void> {
    await host.stop()
    for (const name of ['files', 'answers', 'current.json', 'previous.json', 'checked.json']) {
      rmSync(join(host.dataDir, name), { recursive: true, force: true })
    }
    host = await newHost()
  }

  /** What of the portal the host does not show byte for byte. */
  async function differences(): Promise<string[]> {
    const wrong: string[] = []
    for (const [name, content] of portal.files) {
      const answer = await host.get(`/files/${name}`)
      if (!Buffer.from(await answer.arrayBuffer()).equals(content)) wrong.push(`/files/${name}: ${answer.status}`)
    }
    for (const [call, text] of portal.answers) {
      if ((await (await host.get(call)).text()) !== text) wrong.push(call)
    }
    return wrong
  }

  it(
    `ends complete and right, ${RUNS} times`,
    async () => {
      for (let run = 1; run <= RUNS; run++) {
        if (run % EMPTY_EVERY === 0) await emptyDisk()
        isBad = true
        portal.publish(run > MOST_FILES ? 0 : 1)
        const newest = portal.answers.values().next().value ?? ''
        const call = portal.answers.keys().next().value ?? ''
        await until(async () => (await (await host.get(call)).text()) === newest && (await isDone()), RUN_LIMIT_MS)
        // From here on there is no portal at all: what is shown comes from the disk.
        isBad = false
        const upstream = portal.intercept
        portal.intercept = (_request, reply) => {
          reply.writeHead(503).end()
          return true
        }
        expect(await differences(), `run ${run}`).toEqual([])
        portal.intercept = upstream
        if (run % 100 === 0) console.info(`${run} of ${RUNS} runs`)
      }
      // A line without faults would prove nothing.
      expect(Object.values(proxy.counts).filter((count) => count === 0)).toEqual([])
      const faults = Object.values(proxy.counts).reduce((sum, count) => sum + count, 0)
      reportFigures({ runs: RUNS, faults, differences: 0, ...proxy.counts })
    },
    RUNS * RUN_LIMIT_MS,
  )

  async function isDone(): Promise<boolean> {
    const state = await host.state()
    return state.stage === 'ready' && state.synchronising === null
  }
})

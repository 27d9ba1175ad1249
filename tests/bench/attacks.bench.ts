// What one hostile person costs all others: their wait for a small request during each attack, and memory after it.
import { setTimeout as wait } from 'node:timers/promises'
import { bearer, BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import type { Attack, Target } from './attacks/attack.ts'
import { ATTACKS } from './attacks/index.ts'
import { waitsWhile } from './attacks/probe.ts'
import { residentMegabytes } from './resident-memory.ts'
import { atMost, quantile, type Row, report } from './rows.ts'

/** ms of a small request that others may wait at the 99th percentile. */
const MAX_WAIT_MS = 50
/** MB that a portal may have more, a minute after all attacks, than before them. */
const MAX_KEPT_MB = 150
const MUCH_TOO_LONG_MS = 60_000
const QUIET_MS = 3_000
const REST_MS = 60_000

const folder = newDataFolder('bench')
const portal = await startPortal({ dataFolder: folder })
try {
  report(await measureAll())
} finally {
  await portal.stop()
  removeFolder(folder)
}

async function measureAll(): Promise<Row[]> {
  const target: Target = { portal, operator: bearer(await logIn(portal.url, BUYERS.operator.email)) }
  const quiet = await waitsWhile(portal, () => wait(QUIET_MS))
  const before = residentMegabytes(portal)
  const rows = [
    { name: 'nobody attacks', figure: `${milliseconds(quantile(quiet, 0.99))} p99`, value: 0, bar: null },
  ] as Row[]
  for (const attack of ATTACKS) rows.push(await measure(attack, target, quantile(quiet, 0.99)))
  await wait(REST_MS)
  const kept = residentMegabytes(portal) - before
  rows.push({
    name: 'memory a minute later',
    figure: `${kept.toFixed(0)} MB more than before (${before.toFixed(0)} MB)`,
    value: kept,
    bar: atMost(MAX_KEPT_MB, 'MB'),
  })
  return rows
}

/** An attack that finds the portal answering as it should not is over the bar. @throws when the portal has ended */
async function measure({ name, prepare }: Attack, target: Target, quietMs: number): Promise<Row> {
  const strike = await prepare(target)
  let said = ''
  const start = performance.now()
  let tookMs = 0
  const waits = await waitsWhile(target.portal, async () => {
    said = await strike().catch((error: unknown) => `FAILED: ${String(error)}`)
    tookMs = performance.now() - start
  })
  if (target.portal.process.exitCode !== null) throw new Error(`${name}: the portal ended\n${target.portal.output()}`)
  const p99 = quantile(waits, 0.99)
  const worst = milliseconds(quantile(waits, 1))
  const ratio = `${(p99 / quietMs).toFixed(1)} of quiet`
  const memory = `${residentMegabytes(target.portal).toFixed(0)} MB`
  return {
    name,
    figure: `${milliseconds(p99)} p99 (${ratio}, worst ${worst}), ${(tookMs / 1000).toFixed(1)} s, ${memory}; ${said}`,
    value: said.startsWith('FAILED') ? MUCH_TOO_LONG_MS : p99,
    bar: atMost(MAX_WAIT_MS, 'ms p99'),
  }
}

function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { CDPSession } from 'playwright'
import { median } from '../rows.ts'

/** How a page and its browser are at one moment, after the browser has cleared up. */
export interface MemorySample {
  /** Visits before it. */
  readonly visits: number
  /** Bytes. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  readonly documents: number
  /** Bytes of all processes, what they share counted for each. 0 = this system does not tell. */
  readonly resident: number
  /** The same, what they share counted once. */
  readonly proportional: number
}

/**
 * @param cdp of the page
 * @param roots processes; those that they have started count, too
 */
export async function takeSample(cdp: CDPSession, visits: number, roots: readonly number[]): Promise<MemorySample> {
  // What the first turn lets go of may hold something that only the next one finds.
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const { documents, nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { visits, heap: metric('JSHeapUsedSize'), nodes, listeners: jsEventListeners, documents, ...memoryOf(roots) }
}

/** The median of one figure over the samples of some visits. */
export function medianOf(
  samples: readonly MemorySample[],
  figure: Exclude<keyof MemorySample, 'visits'>,
  [from, to]: readonly [number, number],
): number {
  return median(samples.filter(({ visits }) => visits >= from && visits <= to).map((sample) => sample[figure]))
}

function memoryOf(roots: readonly number[]): { resident: number; proportional: number } {
  if (!existsSync('/proc/self/smaps_rollup')) return { resident: 0, proportional: 0 }
  const wanted = withChildren(roots)
  const sum = (file: string, field: string) =>
    wanted.reduce((bytes, pid) => bytes + (numberIn(`/proc/${pid}/${file}`, field) ?? 0) * 1024, 0)
  return { resident: sum('smaps_rollup', 'Rss'), proportional: sum('smaps_rollup', 'Pss') }
}

function withChildren(roots: readonly number[]): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = all.map((pid) => [Number(pid), numberIn(`/proc/${pid}/status`, 'PPid')] as const)
  const wanted = new Set(roots)
  // Until none is added any more: a child may come before its parent.
  for (let before = 0; before !== wanted.size; ) {
    before = wanted.size
    for (const [pid, parent] of parents) if (parent !== null && wanted.has(parent)) wanted.add(pid)
  }
  return [...wanted]
}

/** A field of a list of `Name: number`; null = the process is gone, or has none of it. */
function numberIn(path: string, field: string): number | null {
  try {
    const found = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(path, 'utf8'))
    return found === null ? null : Number(found[1])
  } catch {
    return null
  }
}

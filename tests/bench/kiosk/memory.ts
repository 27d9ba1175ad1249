import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
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
  /** What is theirs alone, programs and libraries left out: nothing else on the machine changes it. */
  readonly own: number
  /** That for each kind of process: which of them grows. */
  readonly ofProcesses: Readonly<Record<string, number>>
}

type PageFigure = 'heap' | 'nodes' | 'listeners' | 'documents'

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
  return {
    visits,
    heap: metric('JSHeapUsedSize'),
    nodes,
    listeners: jsEventListeners,
    documents,
    ...measureMemory(roots),
  }
}

/** The median of one figure over the samples of some visits. */
export function computeMedian(
  samples: readonly MemorySample[],
  figure: Exclude<keyof MemorySample, 'visits' | 'ofProcesses'>,
  [from, to]: readonly [number, number],
): number {
  return median(samples.filter(({ visits }) => visits >= from && visits <= to).map((sample) => sample[figure]))
}

function measureMemory(roots: readonly number[]): Omit<MemorySample, 'visits' | PageFigure> {
  const ofProcesses: Record<string, number> = {}
  if (!existsSync('/proc/self/smaps_rollup')) return { resident: 0, proportional: 0, own: 0, ofProcesses }
  let resident = 0
  let proportional = 0
  for (const pid of withChildren(roots)) {
    const getBytes = (field: string) => (numberIn(`/proc/${pid}/smaps_rollup`, field) ?? 0) * 1024
    resident += getBytes('Rss')
    proportional += getBytes('Pss')
    const kind = decideKind(pid)
    ofProcesses[kind] = (ofProcesses[kind] ?? 0) + getBytes('Pss_Anon') + getBytes('Pss_Shmem')
  }
  const own = Object.values(ofProcesses).reduce((sum, bytes) => sum + bytes, 0)
  return { resident, proportional, own, ofProcesses }
}

/** What a process is for, as the browser names it (`renderer`, `gpu-process`); else its program. */
function decideKind(pid: number): string {
  try {
    const [program = '', ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/)
    const named = words.find((word) => word.startsWith('--type='))?.slice('--type='.length)
    return named ?? basename(program)
  } catch {
    return 'gone'
  }
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

import { Worker } from 'node:worker_threads'
import { finding } from '#shared/contracts/package-findings.ts'
import { createLimit } from '../pictures/limit.ts'
import { type FaultReport, reportFaults } from './package-faults.ts'
import type { PackageTasks, TaskName } from './package-tasks.ts'
import type { WorkerOrder } from './package-worker.ts'

export interface WorkerLimits {
  /** Of the worker's own heap; files that it reads come on top. */
  readonly heapMegabytes: number
  readonly milliseconds: number
}

/** Many times what the largest project needs. */
const LIMITS: WorkerLimits = { heapMegabytes: 512, milliseconds: 100_000 }
/** Of all accounts together: each takes a processor and its heap. */
const MAX_PARALLEL = 2
const MAX_WAITING = 20

/** Why a worker gave up. */
type Exhausted = 'memory' | 'time'
export type Worked<Output> =
  | { readonly kind: 'done'; readonly output: Output }
  | { readonly kind: 'exhausted'; readonly report: FaultReport }
  | { readonly kind: 'busy' }

export interface PackageWorkers {
  /**
   * Does a task in a thread with a heap of its own, so that others are served whatever the package holds. One that takes
   * too much memory or time is given up; `busy` = too many wait.
   * @throws what the task throws
   */
  run<Name extends TaskName>(
    name: Name,
    input: PackageTasks[Name]['input'],
  ): Promise<Worked<PackageTasks[Name]['output']>>
}

export function createPackageWorkers(limits = LIMITS): PackageWorkers {
  const limit = createLimit(MAX_PARALLEL, MAX_WAITING)
  return {
    async run(name, input) {
      const result = await limit(() => runWorker({ name, input }, limits))
      if (result === 'busy') return { kind: 'busy' }
      if (result === 'memory' || result === 'time') return { kind: 'exhausted', report: reportOf(result) }
      return { kind: 'done', output: result.output }
    },
  }
}

function reportOf(reason: Exhausted): FaultReport {
  const found = finding(reason === 'memory' ? 'checkOutOfMemory' : 'checkOutOfTime')
  return reportFaults([{ severity: 'error', file: '', path: '', ...found }])
}

async function runWorker<Name extends TaskName>(
  order: WorkerOrder<Name>,
  { heapMegabytes, milliseconds }: WorkerLimits,
): Promise<{ readonly output: PackageTasks[Name]['output'] } | Exhausted> {
  const worker = new Worker(new URL('./package-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    // What this process was started with is meant for it alone.
    execArgv: [],
  })
  const ended = Promise.withResolvers<{ readonly output: PackageTasks[Name]['output'] } | Exhausted>()
  const timer = setTimeout(() => ended.resolve('time'), milliseconds)
  worker.once('message', (output: PackageTasks[Name]['output']) => ended.resolve({ output }))
  worker.once('error', (error) => (isOutOfMemory(error) ? ended.resolve('memory') : ended.reject(error)))
  worker.once('exit', () => ended.reject(new Error('The worker ended without an answer')))
  try {
    return await ended.promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Its heap is full, or something in it would have become larger than anything may be. */
function isOutOfMemory(error: unknown): boolean {
  if (error instanceof RangeError) return true
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { finding } from '#shared/contracts/package-findings.ts'
import { createLimit } from '#server/platform/limits/limit.ts'
import { type FaultReport, reportFaults } from './package-faults.ts'
import type { PackageTasks, TaskName } from './package-tasks.ts'
import type { WorkerAnswer, WorkerOrder } from './package-worker.ts'

const WORKER_FILE = fileURLToPath(new URL('./package-worker.ts', import.meta.url))

export interface WorkerLimits {
  /** Of the worker's own heap; files that it reads come on top. */
  readonly heapMegabytes: number
  readonly milliseconds: number
}

/** Many times what the largest project needs. */
const LIMITS: WorkerLimits = { heapMegabytes: 512, milliseconds: 100_000 }
/** Of all accounts together: each takes a processor and its heap. */
const MAX_PARALLEL = 2
/** ms after which a worker ends by itself that this process should have ended, but could not. */
const OWN_GRACE_MS = 2_000
const MAX_WAITING = 20

/** Why a worker gave up. */
type Exhausted = 'memory' | 'time'
export type Worked<Output> =
  | { readonly kind: 'done'; readonly output: Output }
  | { readonly kind: 'exhausted'; readonly report: FaultReport }
  | { readonly kind: 'busy' }

export interface PackageWorkers {
  /**
   * Does a task in a process of its own, so that others are served whatever the package holds: a thread could end all of
   * them with it where its heap fills at once. One that takes too much memory or time is given up; `busy` = too many wait,
   * or the system has no process or file left for one more.
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
      if (result === 'busy' || result === 'notStarted') return { kind: 'busy' }
      if (result === 'memory' || result === 'time') return { kind: 'exhausted', report: getReport(result) }
      return { kind: 'done', output: result.output }
    },
  }
}

function getReport(reason: Exhausted): FaultReport {
  const found = finding(reason === 'memory' ? 'checkOutOfMemory' : 'checkOutOfTime')
  return reportFaults([{ severity: 'error', file: '', path: '', ...found }])
}

/** Codes from here on are those of a program that was broken off. */
const ABORTED = 128
/** What the system answers where it has no process, file or memory left for one more. */
const SYSTEM_FULL = new Set(['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM'])
/** What the system itself needs of the environment; the rest, with addresses and keys, is none of a worker's business. */
const ENVIRONMENT = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']

type Outcome<Name extends TaskName> = { readonly output: PackageTasks[Name]['output'] } | Exhausted

async function runWorker<Name extends TaskName>(
  order: WorkerOrder<Name>,
  limits: WorkerLimits,
): Promise<Outcome<Name> | 'notStarted'> {
  const worker = await startWorker(limits)
  if (worker === null) return 'notStarted'
  const ended = Promise.withResolvers<Outcome<Name>>()
  // Sending may throw before anybody waits for it: a rejection that nobody hears would end this process.
  ended.promise.catch(() => undefined)
  const timer = setTimeout(() => ended.resolve('time'), limits.milliseconds)
  worker.once('message', (answer: WorkerAnswer<Name>) => {
    if (answer.kind === 'done') ended.resolve(answer)
    else if (answer.kind === 'exhausted') ended.resolve('memory')
    else ended.reject(new Error(answer.message))
  })
  worker.on('error', (error) => ended.reject(error))
  worker.once('exit', (code, signal) => {
    if (signal === null && (code ?? 0) < ABORTED) ended.reject(new Error(`The worker ended with ${code} and no answer`))
    // Its heap is full, or the system has ended it for the same reason.
    else ended.resolve('memory')
  })
  try {
    stepBack(worker)
    worker.send(order)
    return await ended.promise
  } finally {
    clearTimeout(timer)
    worker.kill('SIGKILL')
  }
}

/** null = the system has no room for one more. What could not be started has no `send` to call. */
async function startWorker({ heapMegabytes, milliseconds }: WorkerLimits): Promise<ChildProcess | null> {
  try {
    const worker = fork(WORKER_FILE, [String(process.pid), String(milliseconds + OWN_GRACE_MS)], {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]] as const)),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    await once(worker, 'spawn')
    return worker
  } catch (error) {
    if (error instanceof Error && 'code' in error && SYSTEM_FULL.has(String(error.code))) return null
    throw error
  }
}

/** Lets those through who are served, where both want the processor. */
function stepBack({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system does not let it.
  }
}

// A process that does one task with a package and ends.
import { enableCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { PackageTasks, TaskName } from './package-tasks.ts'

enableCompileCache()
watch(process.argv.slice(2))

/** Sees to it that this process ends with its parent, and in time, also where the parent cannot. `argv`: what it was started with. */
function watch(argv: string[]): void {
  const thread = new Worker(new URL('./package-worker-watch.ts', import.meta.url), { argv })
  // Without room for a thread it works all the same: the parent has its own limit.
  thread.on('error', () => undefined)
  thread.unref()
}

/** What a worker is sent. */
export interface WorkerOrder<Name extends TaskName> {
  readonly name: Name
  readonly input: PackageTasks[Name]['input']
}

/** What it sends back. `exhausted`: something would have become larger than anything may be. */
export type WorkerAnswer<Name extends TaskName> =
  | { readonly kind: 'done'; readonly output: PackageTasks[Name]['output'] }
  | { readonly kind: 'exhausted' }
  | { readonly kind: 'failed'; readonly message: string }

async function work<Name extends TaskName>({ name, input }: WorkerOrder<Name>): Promise<WorkerAnswer<Name>> {
  try {
    const { PACKAGE_TASKS } = await import('./package-tasks.ts')
    return { kind: 'done', output: await PACKAGE_TASKS[name](input) }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'exhausted' }
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.once('message', (order: WorkerOrder<TaskName>) => {
  void work(order).then((answer) => process.send?.(answer, undefined, {}, () => process.disconnect()))
})
// Nobody waits for it any more. `process.exit` would: for reads that are under way.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))

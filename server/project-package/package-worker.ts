// A thread that does one task with a package and ends.
import { parentPort, workerData } from 'node:worker_threads'
import { PACKAGE_TASKS, type PackageTasks, type TaskName } from './package-tasks.ts'

/** What a worker is started with. */
export interface WorkerOrder<Name extends TaskName> {
  readonly name: Name
  readonly input: PackageTasks[Name]['input']
}

async function work<Name extends TaskName>({ name, input }: WorkerOrder<Name>): Promise<void> {
  parentPort?.postMessage(await PACKAGE_TASKS[name](input))
}

// Given by `package-workers.ts` alone.
await work(workerData as WorkerOrder<TaskName>)

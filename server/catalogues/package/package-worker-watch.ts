// A thread beside a worker: what the worker is busy with keeps its own timers and events waiting, but not these.
// Arguments: the process that waits for the worker, and for how many ms at most.

/** ms between two looks at whether anybody still waits. */
const LOOK_MS = 500

const [parent = 0, milliseconds = 0] = process.argv.slice(2).map(Number)

/** The hard way: an orderly one waits for what the worker does. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}

/** Elsewhere than on Windows, a process whose parent has ended is given another one. */
function isParentThere(): boolean {
  try {
    process.kill(parent, 0)
  } catch {
    return false
  }
  return process.platform === 'win32' || process.ppid === parent
}

setTimeout(end, milliseconds)
setInterval(() => {
  if (!isParentThere()) end()
}, LOOK_MS)

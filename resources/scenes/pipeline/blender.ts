import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { UsageError } from './command-line.ts'

/** Other versions know other nodes and draw differently: pictures of two of them would not stack. */
const VERSION = '3.4'
const SCRIPTS = join(import.meta.dirname, '../blender')
/** Lines of Blender's own report that an error repeats. */
const TAIL = 40

/** Throws when Blender is missing or another version than the one that the pictures are made with. */
export function requireBlender(): void {
  const { error, stdout } = spawnSync('blender', ['--version'], { encoding: 'utf8' })
  if (error) throw new UsageError(`Blender was not found: version ${VERSION} is needed (apt-get install blender)`)
  const version = /^Blender (\d+\.\d+)/m.exec(stdout)?.[1]
  if (version !== VERSION) throw new UsageError(`Blender ${VERSION} is needed, this one is ${version ?? 'unknown'}`)
}

/**
 * Runs a script of `blender/` (at the priority of this process) on an order, a JSON file in `folder`, and hands on the
 * lines that it prints with this beginning, without it, one after another. Throws when Blender or the script fails.
 */
export async function runBlender(
  script: string,
  order: object,
  folder: string,
  beginning: string,
  onLine: (line: string) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const orderFile = join(folder, `order-${process.pid}.json`)
  writeFileSync(orderFile, JSON.stringify(order))
  // Without the exit code Blender ends well whatever its script did.
  const args = ['-b', '--python-exit-code', '1', '-P', join(SCRIPTS, script), '--', orderFile]
  // In a group of its own: Ctrl-C would otherwise make it report a picture that it has not finished.
  const child = spawn('blender', args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const stop = (): void => {
    child.kill('SIGKILL')
    rmSync(orderFile, { force: true })
    process.exit(130)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  const tail: string[] = []
  const remember = (line: string): void => {
    tail.push(line)
    if (tail.length > TAIL) tail.shift()
  }
  createInterface({ input: child.stderr }).on('line', remember)
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith(beginning)) await onLine(line.slice(beginning.length))
      else remember(line)
    }
    if ((await ended) !== 0) throw new Error(`Blender failed at ${script}\n${tail.join('\n')}`)
  } finally {
    child.kill('SIGKILL')
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    rmSync(orderFile, { force: true })
  }
}

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tinyArchive } from './fixtures/tiny-archive.ts'
import { tinyProject, writeTinyPackage } from './fixtures/tiny-package.ts'
import { createPackageWorkers } from './package-workers.ts'

const ENOUGH = { heapMegabytes: 256, milliseconds: 60_000 }
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workers-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function check(limits = ENOUGH) {
  const archive = join(folder, 'package.zip')
  await writeFile(archive, await tinyArchive({ ...tinyProject(), documents: [] }))
  await mkdir(join(folder, 'package'))
  return createPackageWorkers(limits).run('check', { archive, folder: join(folder, 'package') })
}

/** A server that has as many files open as the system lets it, and goes on for a moment after its answer. */
const WITHOUT_FILES = `
  import { openSync } from 'node:fs'
  import { createPackageWorkers } from './package-workers.ts'
  const workers = createPackageWorkers()
  try {
    for (;;) openSync('/dev/null')
  } catch {}
  const answer = await workers.run('check', { archive: 'a.zip', folder: 'a' })
  setTimeout(() => process.stdout.write(answer.kind), 50)
`

/** A server with a worker that waits for its archive, and cannot leave in an orderly way. */
const WITH_WORKER = `
  import { createPackageWorkers } from './package-workers.ts'
  const limits = { heapMegabytes: 256, milliseconds: Number(process.argv[2]) }
  void createPackageWorkers(limits).run('check', { archive: process.argv[1], folder: '.' })
`
/** Starts the watch of a worker, and is busy from then on. */
const BUSY = `
  import { Worker } from 'node:worker_threads'
  const argv = [String(process.ppid), process.argv[1]]
  new Worker('./package-worker-watch.ts', { argv, execArgv: [] }).once('online', () => { for (;;) {} })
`
const WAIT = { timeout: 30_000, interval: 100 }
const run = promisify(execFile)
const start = (script: string, ...args: string[]) =>
  spawn(process.execPath, ['--input-type=module-typescript', '--eval', script, ...args], {
    cwd: import.meta.dirname,
    stdio: 'ignore',
  })

async function listChildren(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, parent]) => parent === pid).map(([child = 0]) => child)
}

/** As `ps` says it: `Z` has ended. */
async function readState(pid: number): Promise<string> {
  const { stdout } = await run('ps', ['-o', 'stat=', '-p', String(pid)])
  return stdout.trim()
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('FOUND-1 a package in a process of its own', () => {
  it('is checked there, whatever this one does meanwhile', async () => {
    expect(await check()).toMatchObject({
      kind: 'done',
      output: {
        outline: { id: 'tiny', unitCount: 2, unitIds: ['t-01', 't-02', 't-sample'] },
        report: { errorCount: 0, warningCount: 0, faults: [] },
      },
    })
  })

  it.each([
    ['memory', { ...ENOUGH, heapMegabytes: 8 }, 'checkOutOfMemory'],
    ['time', { ...ENOUGH, milliseconds: 1 }, 'checkOutOfTime'],
  ])('is given up when it needs too much %s, and this one lives on', async (_, limits, code) => {
    expect(await check(limits)).toMatchObject({
      kind: 'exhausted',
      report: { errorCount: 1, faults: [{ severity: 'error', code }] },
    })
  })

  it('has its files stored and its catalogues published there', async () => {
    await writeTinyPackage(folder)
    const input = { folder, store: { folder: join(folder, '.store') }, accountId: 'demo', known: new Map() }
    const prepared = await createPackageWorkers(ENOUGH).run('prepareImport', input)
    expect(prepared).toMatchObject({
      kind: 'done',
      output: { kind: 'ready', content: { revision: 'r1', catalogues: [{ catalogue: { variant: null } }, {}] } },
    })
  })

  it('tells what breaks in it', async () => {
    const input = { archive: join(folder, 'nowhere.zip'), folder }
    await expect(createPackageWorkers(ENOUGH).run('check', input)).rejects.toThrow('ENOENT')
  })

  it('FOUND-1: is refused as busy where the system has no file left for one more, and this one lives on', async () => {
    const script = `ulimit -n 64 && exec "$0" --input-type=module-typescript --eval "$1"`
    const args = ['-c', script, process.execPath, WITHOUT_FILES]
    const { stdout } = await run('sh', args, { cwd: import.meta.dirname })
    expect(stdout).toBe('busy')
  })

  it('FOUND-1: ends with a server that is killed, also where it cannot leave by itself', async () => {
    const archive = join(folder, 'never-written')
    await run('mkfifo', [archive])
    const server = start(WITH_WORKER, archive, '60000')
    const [worker = 0] = await vi.waitUntil(async () => {
      const children = await listChildren(server.pid ?? 0)
      return children.length > 0 && children
    }, WAIT)
    // It has begun to read.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    server.kill('SIGKILL')
    await expect.poll(() => isRunning(worker), WAIT).toBe(false)
  }, 60_000)

  it('FOUND-1: ends in its time where the server that should end it stands still', async () => {
    const archive = join(folder, 'never-written')
    await run('mkfifo', [archive])
    const server = start(WITH_WORKER, archive, '2000')
    const [worker = 0] = await vi.waitUntil(async () => {
      const children = await listChildren(server.pid ?? 0)
      return children.length > 0 && children
    }, WAIT)
    server.kill('SIGSTOP')
    // Nobody has taken note of its end.
    await expect.poll(() => readState(worker), WAIT).toMatch(/^Z/)
    server.kill('SIGKILL')
  }, 60_000)

  it('FOUND-1: ends whatever it is busy with', async () => {
    const busy = start(BUSY, '1000')
    expect(await once(busy, 'exit')).toEqual([null, 'SIGKILL'])
  }, 60_000)
})

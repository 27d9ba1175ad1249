import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
    const { stdout } = await promisify(execFile)('sh', args, { cwd: import.meta.dirname })
    expect(stdout).toBe('busy')
  })
})

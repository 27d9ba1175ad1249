import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { digestsOfFiles, REPORT_FIELDS, renderKept } from './kept-renders.ts'

/** What Blender says, in the place of a run of minutes. */
const blender = vi.hoisted(() => ({ says: [] as readonly object[] }))
vi.mock('./blender.ts', () => ({
  runBlender: async (...[, , , , onLine]: [string, object, string, string, (line: string) => Promise<void>]) => {
    for (const line of blender.says) await onLine(JSON.stringify(line))
  },
}))

const report = (id: string, skipped = false) => ({ id, skipped, digest: `of ${id}`, exposure: 1, cpu: 2 })

describe('pictures of which earlier runs have left some', () => {
  let folder = ''
  const exrFile = (id: string) => join(folder, `${id}.exr`)
  const doneFile = (id: string) => join(folder, `${id}.png`)

  async function run(ids: readonly string[], digests: Record<string, string> = {}) {
    const done: string[] = []
    await renderKept({
      name: 'bathroom',
      script: 'views.py',
      beginning: 'VIEW ',
      order: {},
      folder,
      things: new Map(ids.map((id) => [id, `thing ${id}`])),
      digests,
      schema: z.object(REPORT_FIELDS),
      exrFile,
      develop: async ({ id }, thing, exr) => {
        done.push(`${thing} from ${exr === exrFile(id) ? 'its file' : exr}`)
      },
      remember: ({ id }) => done.push(`remembers ${digests[id]}`),
      tell: ({ id }, count) => done.push(`${count} ${id}`),
    })
    return done
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kept-'))
    for (const id of ['a', 'b']) writeFileSync(exrFile(id), '')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are finished and remembered one by one; what is kept is not made again', async () => {
    blender.says = [report('a', true), report('b')]
    const digests = { a: 'of a', old: 'of old' }
    expect(await run(['a', 'b'], digests)).toEqual([
      'remembers of a',
      '1 a',
      'thing b from its file',
      'remembers of b',
      '2 b',
    ])
    expect(digests).toEqual({ a: 'of a', b: 'of b', old: 'of old' })
    // The render itself is not needed any more.
    expect([existsSync(exrFile('a')), existsSync(exrFile('b'))]).toEqual([true, false])
  })

  it('are no longer known while they are made anew, so that a stop leaves no new picture with an old digest', async () => {
    blender.says = [report('a')]
    const digests = { a: 'of a before', b: 'of b' }
    expect(await run(['a'], digests)).toEqual(['remembers undefined', 'thing a from its file', 'remembers of a', '1 a'])
    expect(digests).toEqual({ a: 'of a', b: 'of b' })
  })

  it('are all that was asked for, and nothing else', async () => {
    blender.says = [report('a')]
    await expect(run(['a', 'b'])).rejects.toThrow('bathroom: Blender left out b')
    blender.says = [report('c')]
    await expect(run(['a', 'b'])).rejects.toThrow('Blender speaks of c')
  })

  it('count as known only where their file is there', () => {
    writeFileSync(doneFile('a'), '')
    expect(digestsOfFiles({ a: 'of a', b: 'of b' }, doneFile)).toEqual({ a: 'of a' })
  })
})

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAuditKey } from './audit-key.ts'

describe('key of the audit log', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'audit-key-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('is made once, and then stays', async () => {
    const key = await openAuditKey(folder, null)
    expect(key).toHaveLength(32)
    expect(await openAuditKey(folder, null)).toEqual(key)
    expect(await readdir(folder)).toEqual(['audit.key'])
  })

  it('can be read by nobody else on the machine', async () => {
    await openAuditKey(folder, null)
    expect((await stat(join(folder, 'audit.key'))).mode & 0o777).toBe(0o600)
  })

  it('is the same for processes that start at the same time', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => openAuditKey(folder, null)))
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
    expect(await readdir(folder)).toEqual(['audit.key'])
  })

  it('is the one of the settings where there is one, and then nothing is written', async () => {
    expect((await openAuditKey(folder, 'a key for several processes, long')).toString()).toMatch(/^a key for/)
    expect(await readdir(folder)).toEqual([])
  })

  it('is not made up again over a file that holds something else', async () => {
    await writeFile(join(folder, 'audit.key'), 'short')
    await expect(openAuditKey(folder, null)).rejects.toThrow(/audit\.key holds no key/)
    expect(await readFile(join(folder, 'audit.key'), 'utf8')).toBe('short')
  })
})

import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ZipEntry, makeZip } from './fixtures/zip.ts'
import { describeFault } from './package-faults.ts'
import { ARCHIVE_LIMITS, type ArchiveLimits, unpackArchive } from './unpack-archive.ts'

const PROJECT: ZipEntry = { name: 'project.json', content: '{}' }
let base = ''
let folder = ''
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'archive-'))
  folder = join(base, 'inner', 'package')
  await mkdir(folder, { recursive: true })
})
afterEach(() => rm(base, { recursive: true, force: true }))

async function unpack(entries: readonly ZipEntry[] | Buffer, limits?: ArchiveLimits): Promise<string[]> {
  const archive = join(base, 'package.zip')
  await writeFile(archive, Buffer.isBuffer(entries) ? entries : makeZip(entries))
  return (await unpackArchive(archive, folder, limits)).map(describeFault)
}
const unpacked = async () => (await readdir(folder, { recursive: true })).toSorted()

describe('unpackArchive', () => {
  it('unpacks a package, also one that lies in a folder of the archive', async () => {
    const entries = [
      { name: 'houses/', content: '' },
      { name: 'houses/project.json', content: '{"a":1}' },
      { name: 'houses/pictures/base.webp', content: Buffer.alloc(5_000, 7) },
      { name: 'houses/.DS_Store', content: 'x' },
      { name: '__MACOSX/houses/._project.json', content: 'x' },
    ]
    expect(await unpack(entries)).toEqual([])
    expect(await unpacked()).toEqual(['pictures', 'pictures/base.webp', 'project.json'])
    expect(await readFile(join(folder, 'pictures/base.webp'))).toEqual(Buffer.alloc(5_000, 7))
  })

  it.each(['../out.json', 'a/../../out.json', '/out.json', 'C:/out.json', '..\\out.json', 'a\\..\\..\\out.json'])(
    'refuses an archive that leads out of the folder by %j, as a whole',
    async (name) => {
      const faults = await unpack([PROJECT, { name, content: 'out' }])
      expect(faults).toHaveLength(1)
      expect(faults[0]).toMatch(/^error .*cannot be unpacked/)
      expect(await unpacked()).toEqual([])
      expect(existsSync(join(base, 'out.json')) || existsSync(join(base, 'inner', 'out.json'))).toBe(false)
    },
  )

  it('refuses links and names that occur twice', async () => {
    expect(await unpack([PROJECT, { name: 'catalog.json', content: '/etc/passwd', mode: 0o120777 }])).toEqual([
      'error   catalog.json: is a link; only files can be brought in',
    ])
    expect(await unpack([PROJECT, PROJECT])).toEqual(['error   project.json: is in the archive twice'])
    expect(await unpacked()).toEqual([])
  })

  it('refuses more entries and more bytes than the limits allow', async () => {
    const big = { name: 'big.bin', content: Buffer.alloc(3_000_000) }
    const limits = (change: Partial<ArchiveLimits>) => ({ ...ARCHIVE_LIMITS, ...change })
    expect(await unpack([PROJECT, big], limits({ entries: 1 }))).toEqual([expect.stringMatching(/more than 1 entries/)])
    expect(await unpack([PROJECT, big], limits({ fileBytes: 2_097_152 }))).toEqual([
      expect.stringMatching(/big.bin is larger than 2 MB/),
    ])
    expect(await unpack([PROJECT, big], limits({ totalBytes: 2_097_152 }))).toEqual([
      expect.stringMatching(/larger than 2 MB together/),
    ])
    expect(await unpacked()).toEqual([])
  })

  it('stops where an entry has more in it than it states', async () => {
    const bomb = { name: 'bomb.bin', content: Buffer.alloc(50_000_000), statedSize: 10 }
    expect(await unpack([PROJECT, bomb])).toEqual([
      expect.stringMatching(/^error .*cannot be unpacked: too many bytes/),
    ])
    expect((await readFile(join(folder, 'bomb.bin'))).length).toBeLessThan(1_000_000)
  })

  it('says what is not an archive, not a package, or in its own way', async () => {
    expect(await unpack(Buffer.from('no archive at all, but some text'))).toEqual([
      expect.stringMatching(/^error .*cannot be unpacked/),
    ])
    expect(await unpack([{ name: 'readme.txt', content: '' }])).toEqual(['error   project.json: is not in the archive'])
    const clash = [PROJECT, { name: 'a', content: '' }, { name: 'a/b', content: '' }]
    expect(await unpack(clash)).toEqual([expect.stringMatching(/^error .*cannot be unpacked/)])
  })

  it('leaves out what no package can name, and says so', async () => {
    const faults = await unpack([
      { name: 'p/project.json', content: '{}' },
      { name: 'p/Küche 1.webp', content: '' },
      { name: 'other/readme.txt', content: '' },
    ])
    expect(faults).toEqual([
      expect.stringMatching(/^warning p\/Küche 1.webp: is left out/),
      expect.stringMatching(/^warning other\/readme.txt: lies outside/),
    ])
    expect(await unpacked()).toEqual(['project.json'])
  })

  it('FOUND-1 makes no heap of folders for a file that lies deep', async () => {
    const deep = { name: `${'a/'.repeat(11)}b.webp`, content: '' }
    const allowed = { name: `${'c/'.repeat(10)}d.webp`, content: '' }
    expect(await unpack([PROJECT, deep, allowed])).toEqual([
      expect.stringMatching(/^warning a\/.*more than 10 folders/),
    ])
    expect((await unpacked()).filter((name) => name.startsWith('a'))).toEqual([])
    expect(await unpacked()).toContain(`${'c/'.repeat(10)}d.webp`)
  })

  it('breaks over no archive that is damaged anywhere', async () => {
    const whole = makeZip([PROJECT, { name: 'a/b.json', content: 'some text that is packed' }])
    for (let at = 0; at < whole.length; at += 3) {
      await rm(folder, { recursive: true })
      await mkdir(folder)
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 0xff
      await expect(unpack(damaged), `byte ${at}`).resolves.toBeInstanceOf(Array)
    }
  })
})

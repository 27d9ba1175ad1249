import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FaultyDisk, faultyDisk } from '../testing/faulty-disk.ts'
import { writeWhole } from './disk.ts'

let folder: string
let path: string
let disk: FaultyDisk

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wohnwahl-disk-'))
  path = join(folder, 'one.json')
  disk = faultyDisk()
})

afterEach(() => {
  setPlatform(PLATFORM)
  rmSync(folder, { recursive: true, force: true })
})

const PLATFORM = process.platform
const setPlatform = (platform: string) => Object.defineProperty(process, 'platform', { value: platform })

/** Renames reject so often before they work. */
function refuseRenames(code: string, times: number): void {
  const rename = disk.rename.bind(disk)
  let left = times
  disk.rename = (from, to) => {
    left -= 1
    return left < 0 ? rename(from, to) : Promise.reject(Object.assign(new Error(code), { code }))
  }
}

describe('decision 36: a write is whole or not at all', () => {
  it.each([
    ['EPERM', 'win32'],
    ['EACCES', 'win32'],
    ['EBUSY', 'win32'],
    ['ENOENT', 'win32'],
    ['ENOENT', 'linux'],
  ])('and is tried again where %s passes on %s', async (code, platform) => {
    setPlatform(platform)
    refuseRenames(code, 2)
    expect(await writeWhole(disk, path, Buffer.from('whole'))).toBe('kept')
    expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['whole', ['one.json']])
  })

  it.each(['EPERM', 'EACCES', 'EBUSY'])('and is given up at once where %s stands for what stays', async (code) => {
    setPlatform('linux')
    refuseRenames(code, 1)
    expect(await writeWhole(disk, path, Buffer.from('whole'))).toBe('failed')
    expect(readdirSync(folder)).toEqual([])
  })

  it.each([
    ['EPERM', 'failed'],
    ['EIO', 'failed'],
    ['ENOSPC', 'full'],
  ])('and leaves what was there where %s stays', async (code, outcome) => {
    await writeWhole(disk, path, Buffer.from('before'))
    setPlatform('win32')
    refuseRenames(code, 99)
    expect(await writeWhole(disk, path, Buffer.from('after'))).toBe(outcome)
    expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['before', ['one.json']])
  })
})

import { describe, expect, it } from 'vitest'
import { createLazyStorage } from './lazy-storage.ts'
import { createLocalStorage } from './local-storage.ts'

const NOTHING_KEPT = { getItem: () => null, setItem: () => undefined }
const openLocally = async () => createLocalStorage('a-01', 'r1', NOTHING_KEPT)

describe('storage whose code comes later', () => {
  it('SHL-2, API-58: asks again for code that could not be had', async () => {
    let asked = 0
    const storage = createLazyStorage(async () => {
      asked += 1
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return openLocally()
    })
    await expect(storage.load()).rejects.toThrow('Failed to fetch')
    expect((await storage.load()).revision).toBe(0)
    expect(asked).toBe(2)
  })

  it('API-58: opens once, however many ask at the same time', async () => {
    let opened = 0
    const storage = createLazyStorage(async () => {
      opened += 1
      return openLocally()
    })
    await Promise.all([storage.load(), storage.load()])
    await storage.load()
    expect(opened).toBe(1)
  })
})

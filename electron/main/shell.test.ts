import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSecretBox, createShell } from './shell.ts'
import { fakeElectron, fakeLog, FakeWindow } from './testing/fake-electron.ts'
import { testFolder } from './testing/test-folder.ts'

function makeShell({ clearCache = () => Promise.resolve() } = {}) {
  const { session } = fakeElectron()
  const window = new FakeWindow({})
  const log = fakeLog()
  const done: string[] = []
  const waits: number[] = []
  const downloadFolder = join(testFolder('shell'), 'kept')
  const shell = createShell({
    session: {
      clearStorageData: () => session.clearStorageData(),
      clearAuthCache: () => session.clearAuthCache(),
      clearHostResolverCache: () => session.clearHostResolverCache(),
      clearCache,
    },
    window: () => window,
    clearClipboard: () => void done.push('clipboard'),
    downloadFolder,
    restart: () => undefined,
    leave: () => undefined,
    after: (ms, what) => {
      waits.push(ms)
      what()
    },
    log,
  })
  return { shell, session, window, log, done, waits, downloadFolder }
}

describe('decision 35: the end of a visit', () => {
  it('clears storage, caches, logins, clipboard, history and files that were kept', async () => {
    const { shell, session, window, done, downloadFolder } = makeShell()
    await shell.clearBrowserData()
    writeFileSync(join(downloadFolder, 'Wohnung.pdf'), 'x')
    await shell.clearBrowserData()
    expect(session.cleared).toEqual(['storage', 'auth', 'names', 'storage', 'auth', 'names'])
    expect(done).toEqual(['clipboard', 'clipboard'])
    expect(window.webContents.historyCleared).toBe(2)
    expect(readdirSync(downloadFolder)).toEqual([])
  })

  it('clears the rest when one thing cannot be cleared, and does not keep that to itself', async () => {
    const { shell, session, window, log } = makeShell({ clearCache: () => Promise.reject(new Error('busy')) })
    await expect(shell.clearBrowserData()).rejects.toThrow('kept something')
    expect(session.cleared).toEqual(['storage', 'auth', 'names', 'storage', 'auth', 'names'])
    expect(window.webContents.historyCleared).toBe(2)
    expect(log.lines).toEqual(['VISIT_NOT_CLEARED Error: busy'])
  })

  it('clears in a second try what was in use in the first', async () => {
    let tries = 0
    const clearCache = () => ((tries += 1) === 1 ? Promise.reject(new Error('busy')) : Promise.resolve())
    const { shell, log } = makeShell({ clearCache })
    await shell.clearBrowserData()
    expect([tries, log.lines]).toEqual([2, []])
  })
})

describe('decision 35: memory', () => {
  it('is given back once the page of a visit is gone, and no debugger stays', async () => {
    const { shell, window, log, waits } = makeShell()
    await shell.clearBrowserData()
    await expect.poll(() => window.webContents.isDebugged).toBe(false)
    expect(window.webContents.debugged).toEqual(['Memory.simulatePressureNotification {"level":"critical"}'])
    expect([waits, log.lines]).toEqual([[3_000], []])
  })

  it('that the browser does not give back keeps no visit from its end', async () => {
    const { shell, window, log } = makeShell()
    window.webContents.isDebugged = true
    await shell.clearBrowserData()
    expect(log.lines).toEqual(['MEMORY_KEPT Error: It is attached already'])
  })
})

describe('the shell', () => {
  it('tells how much the disk still takes, or that it cannot be told', async () => {
    const { shell, downloadFolder } = makeShell()
    expect(await shell.freeBytes(tmpdir())).toBeGreaterThan(0)
    expect(existsSync(downloadFolder)).toBe(false)
    expect(await shell.freeBytes(downloadFolder)).toBeNull()
  })
})

describe('decision 36: secrets', () => {
  const { parts } = fakeElectron()
  const secret = new Uint8Array([0, 1, 254, 255])

  it('come back from the system’s store byte for byte', async () => {
    const box = createSecretBox(parts.safeStorage, () => false, fakeLog())
    const sealed = await box.encrypt(secret)
    expect(Buffer.from(sealed).toString()).toMatch(/^sealed:/)
    expect(await box.decrypt(sealed)).toEqual(secret)
  })

  it('are kept nowhere when the system keeps none', async () => {
    const log = fakeLog()
    const none = { ...parts.safeStorage, isAsyncEncryptionAvailable: () => Promise.resolve(false) }
    const box = createSecretBox(none, () => false, log)
    await expect(box.encrypt(secret)).rejects.toThrow('keeps no secrets')
    await expect(box.decrypt(secret)).rejects.toThrow('keeps no secrets')
    expect(log.lines).toEqual(['SECRETS_UNAVAILABLE', 'SECRETS_UNAVAILABLE'])
  })

  it('are said to be kept, disguised or not kept at all', async () => {
    const getStrength = (isThere: () => Promise<boolean>, isWeak: boolean) =>
      createSecretBox({ ...parts.safeStorage, isAsyncEncryptionAvailable: isThere }, () => isWeak, fakeLog()).strength()
    expect(await getStrength(() => Promise.resolve(true), false)).toBe('kept')
    expect(await getStrength(() => Promise.resolve(true), true)).toBe('weak')
    expect(await getStrength(() => Promise.resolve(false), true)).toBe('none')
    expect(await getStrength(() => Promise.reject(new Error('no bus')), false)).toBe('none')
  })

  it('are told to be weak where the system only disguises them', async () => {
    const log = fakeLog()
    await createSecretBox(parts.safeStorage, () => true, log).encrypt(secret)
    expect(log.lines).toEqual(['SECRETS_WEAK'])
  })
})

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fakeLog } from '../testing/fake-electron.ts'
import { openFolderFeed } from './folder-feed.ts'
import { createInstallers } from './installers.ts'
import { createUpdates, type Updater } from './updates.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'updates-'))

/** A machine with an AppImage that is started again and again in different versions. */
function machine({ offered = '1.1.0', isAvailable = true, source = 'https://portal.test/kiosk' } = {}) {
  const folder = newFolder()
  const appImage = join(folder, 'Wohnwahl.AppImage')
  writeFileSync(appImage, 'version 1.0.0')
  const log = fakeLog()
  const done: string[] = []
  const asked: string[] = []
  const moment = { hour: 3, secondsIdle: 3_600 }
  const updater: Updater = {
    setFeedURL: ({ url }) => void asked.push(url),
    checkForUpdates: () => Promise.resolve({ isUpdateAvailable: isAvailable, updateInfo: { version: offered } }),
    downloadUpdate() {
      const file = join(folder, 'downloaded.AppImage')
      writeFileSync(file, `version ${offered}`)
      return Promise.resolve([file])
    },
  }
  const installers = createInstallers({
    folder: join(folder, 'installers'),
    appImage,
    relaunch: () => void done.push('relaunch'),
  })
  const start = (version: string) =>
    createUpdates({
      folder,
      version,
      installers,
      log,
      source,
      moment: () => moment,
      updater: () => Promise.resolve(updater),
      ownInstaller: () => appImage,
    })
  return {
    folder,
    appImage,
    log,
    done,
    asked,
    moment,
    updater,
    installers,
    start,
    running: () => readFileSync(appImage, 'utf8'),
  }
}

/** A first version that has run well. */
function settled(options: Parameters<typeof machine>[0] = {}) {
  const all = machine(options)
  const first = all.start('1.0.0')
  first.begin()
  first.healthy()
  return { ...all, first }
}

describe('new versions', () => {
  it('are fetched, wait for the night, take the old one’s place and are started', async () => {
    const { first, moment, running, done, log, asked } = settled()
    await first.look()
    expect(asked).toEqual(['https://portal.test/kiosk'])
    moment.hour = 14
    first.installIfQuiet()
    expect(running()).toBe('version 1.0.0')
    moment.hour = 3
    first.installIfQuiet()
    expect(running()).toBe('version 1.1.0')
    expect(done).toEqual(['relaunch'])
    expect(log.lines).toEqual(['UPDATE_READY 1.1.0', 'UPDATE_INSTALLED 1.1.0'])
  })

  it('give way to the last good one after three starts that did not go well, and are not fetched again', async () => {
    const { first, running, start, done, asked } = settled()
    await first.look()
    first.installIfQuiet()
    const starts = [1, 2, 3].map(() => start('1.1.0').begin())
    expect(starts).toEqual([false, false, false])
    expect(start('1.1.0').begin()).toBe(true)
    expect(running()).toBe('version 1.0.0')
    expect(done).toEqual(['relaunch', 'relaunch'])
    const back = start('1.0.0')
    expect(back.begin()).toBe(false)
    back.healthy()
    await back.look()
    back.installIfQuiet()
    expect(asked).toHaveLength(2)
    expect(running()).toBe('version 1.0.0')
  })

  it('stay once they have run well, and the old one is thrown away', async () => {
    const { first, start, installers } = settled()
    await first.look()
    first.installIfQuiet()
    const second = start('1.1.0')
    expect(second.begin()).toBe(false)
    expect(installers.has('1.0.0')).toBe(true)
    second.healthy()
    expect([installers.has('1.0.0'), installers.has('1.1.0')]).toEqual([false, true])
  })

  it.each([
    ['the feed has no other', { isAvailable: false }],
    ['the feed offers the one that runs', { offered: '1.0.0' }],
  ])('are not fetched when %s', async (_title, options) => {
    const { first, installers, log } = settled(options)
    await first.look()
    expect(installers.has('1.1.0')).toBe(false)
    expect(log.lines).toEqual([])
  })

  it('that cannot be fetched leave everything as it is', async () => {
    const { first, updater, log, running } = settled()
    updater.downloadUpdate = () => Promise.reject(new Error('sha512 checksum mismatch'))
    await first.look()
    first.installIfQuiet()
    expect(running()).toBe('version 1.0.0')
    expect(log.lines).toEqual(['UPDATE_FAILED sha512 checksum mismatch'])
  })

  it('come from a folder as well', async () => {
    const source = newFolder()
    writeFileSync(join(source, 'latest-linux.yml'), 'version: 1.1.0')
    const { first, asked } = settled({ source })
    await first.look()
    expect(asked[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}$/)
    await expect(fetch(`${asked[0]}/latest-linux.yml`)).rejects.toThrow('fetch failed')
  })

  it('are looked for nowhere where nobody brings any', async () => {
    const { folder, installers, log, updater, moment } = machine()
    const updates = createUpdates({
      folder,
      version: '1.0.0',
      installers,
      log,
      source: null,
      moment: () => moment,
      updater: () => Promise.reject(new Error(`asked ${typeof updater}`)),
      ownInstaller: () => null,
    })
    updates.begin()
    await updates.look()
    expect(log.lines).toEqual([])
  })

  it.each(['', '{', '{"current":1}', 'null'])('are counted from anew when the file says %o', (text) => {
    const { folder, start } = machine()
    writeFileSync(join(folder, 'versions.json'), text)
    expect(start('1.0.0').begin()).toBe(false)
    expect(JSON.parse(readFileSync(join(folder, 'versions.json'), 'utf8'))).toMatchObject({
      current: '1.0.0',
      starts: 1,
    })
  })
})

describe('installers', () => {
  it('on Windows are ordered of the system, which may install', () => {
    const folder = newFolder()
    const installers = createInstallers({ folder, appImage: null, relaunch: () => undefined })
    const file = join(newFolder(), 'Setup.exe')
    writeFileSync(file, 'x')
    expect(installers.keep('1.1.0', file)).toBe(true)
    expect(installers.install('1.1.0')).toBe('ordered')
    expect(JSON.parse(readFileSync(join(folder, 'order.json'), 'utf8'))).toEqual({
      version: '1.1.0',
      file: '1.1.0.exe',
    })
    expect(installers.install('9.9.9')).toBe('failed')
  })

  it('can be run after they took the place of the old one', () => {
    const { appImage, installers } = machine()
    const file = join(newFolder(), 'new.AppImage')
    writeFileSync(file, 'x', { mode: 0o600 })
    installers.keep('1.1.0', file)
    expect(installers.install('1.1.0')).toBe('done')
    if (process.platform !== 'win32') expect(statSync(appImage).mode & 0o111).not.toBe(0)
  })

  it('that are not there are not kept, and nothing of them stays', () => {
    const folder = newFolder()
    const installers = createInstallers({ folder, appImage: null, relaunch: () => undefined })
    expect(installers.keep('1.1.0', '/nowhere/Setup.exe')).toBe(false)
    expect(installers.has('1.1.0')).toBe(false)
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })
})

describe('a folder as a feed', () => {
  it('gives what lies in it to who knows the path, and nothing else', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'latest.yml'), 'version: 1.1.0')
    writeFileSync(join(folder, 'Wohnwahl Setup 1.1.0.exe'), 'installer')
    writeFileSync(join(folder, 'secret.txt'), 'no')
    mkdirSync(join(folder, 'a.yml'))
    symlinkSync('/nowhere', join(folder, 'gone.yml'))
    const feed = await openFolderFeed(folder)
    try {
      const statusOf = async (path: string) => (await fetch(`${feed.url}/${path}`)).status
      expect(await (await fetch(`${feed.url}/latest.yml`)).text()).toBe('version: 1.1.0')
      expect(await (await fetch(`${feed.url}/Wohnwahl%20Setup%201.1.0.exe`)).text()).toBe('installer')
      for (const path of ['secret.txt', '../latest.yml', '..%2Fx.yml', 'a.yml', 'gone.yml', '%E0%A4%A.yml', ''])
        expect(await statusOf(path), path).toBe(404)
      for (const path of ['/latest.yml', `/${'0'.repeat(32)}/latest.yml`])
        expect((await fetch(new URL(path, feed.url))).status, path).toBe(404)
    } finally {
      feed.close()
    }
  })
})

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fakeLog } from '../testing/fake-electron.ts'
import { openFolderFeed } from './folder-feed.ts'
import { appImageInstallers, decideInstallation, macInstallers, windowsInstallers } from './installers.ts'
import { createUpdates, type Updater } from './updates.ts'
import { testFolder } from '../testing/test-folder.ts'

const newFolder = () => testFolder('updates')

/** A machine with an AppImage that is started again and again in different versions. */
const NIGHT = 3
const QUIET = 3_600

function machine({
  offered = '1.1.0',
  isAvailable = true,
  source = 'https://portal.test/kiosk',
  isFeedSigned = false,
} = {}) {
  const folder = newFolder()
  const appImage = join(folder, 'Wohnwahl.AppImage')
  writeFileSync(appImage, 'version 1.0.0')
  const log = fakeLog()
  const done: string[] = []
  const asked: string[] = []
  const clock = { hour: NIGHT }
  const updater: Updater = {
    setFeed: (url) => void asked.push(url),
    checkForUpdates: () => Promise.resolve({ isUpdateAvailable: isAvailable, updateInfo: { version: offered } }),
    downloadUpdate() {
      const file = join(folder, 'downloaded.AppImage')
      writeFileSync(file, `version ${offered}`)
      return Promise.resolve([file])
    },
  }
  const installers = appImageInstallers(join(folder, 'installers'), appImage, () => void done.push('relaunch'))
  const start = (version: string) =>
    createUpdates({
      folder,
      version,
      installers,
      log,
      source,
      isFeedSigned,
      hour: () => clock.hour,
      updater: () => Promise.resolve(updater),
      ownInstaller: () => appImage,
    })
  return {
    folder,
    appImage,
    log,
    done,
    asked,
    clock,
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
    const { first, clock, running, done, log, asked } = settled()
    await first.look(null)
    expect(asked).toEqual(['https://portal.test/kiosk'])
    clock.hour = 14
    first.installIfQuiet(QUIET)
    expect(running()).toBe('version 1.0.0')
    clock.hour = NIGHT
    first.installIfQuiet(60)
    expect(running()).toBe('version 1.0.0')
    first.installIfQuiet(QUIET)
    expect(running()).toBe('version 1.1.0')
    expect(done).toEqual(['relaunch'])
    expect(log.lines).toEqual(['UPDATE_READY 1.1.0', 'UPDATE_INSTALLED 1.1.0'])
  })

  it('give way to the last good one after three starts that did not go well, and are not fetched again', async () => {
    const { first, running, start, done, asked } = settled()
    await first.look(null)
    first.installIfQuiet(QUIET)
    const starts = [1, 2, 3].map(() => start('1.1.0').begin())
    expect(starts).toEqual([false, false, false])
    expect(start('1.1.0').begin()).toBe(true)
    expect(running()).toBe('version 1.0.0')
    expect(done).toEqual(['relaunch', 'relaunch'])
    const back = start('1.0.0')
    expect(back.begin()).toBe(false)
    back.healthy()
    await back.look(null)
    back.installIfQuiet(QUIET)
    expect(asked).toHaveLength(2)
    expect(running()).toBe('version 1.0.0')
  })

  it('are looked for again after a look that broke off in any way', async () => {
    const { first, asked, log, updater } = settled()
    const check = updater.checkForUpdates.bind(updater)
    updater.checkForUpdates = () => Promise.reject(new Error('broken'))
    const note = log.note.bind(log)
    log.note = () => {
      throw new Error('the disk is full')
    }
    await first.look(null)
    updater.checkForUpdates = check
    log.note = note
    await first.look(null)
    expect([asked.length, log.lines]).toEqual([2, ['UPDATE_READY 1.1.0']])
  })

  it('stay once they have run well, and the old one is thrown away', async () => {
    const { first, start, installers } = settled()
    await first.look(null)
    first.installIfQuiet(QUIET)
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
    await first.look(null)
    expect(installers.has('1.1.0')).toBe(false)
    expect(log.lines).toEqual([])
  })

  it('that cannot be fetched leave everything as it is', async () => {
    const { first, updater, log, running } = settled()
    updater.downloadUpdate = () => Promise.reject(new Error('sha512 checksum mismatch'))
    await first.look(null)
    first.installIfQuiet(QUIET)
    expect(running()).toBe('version 1.0.0')
    expect(log.lines).toEqual(['UPDATE_FAILED sha512 checksum mismatch'])
  })

  it('are fetched once, also where a download takes longer than until the next look', async () => {
    const { first, updater, asked, log, running } = settled()
    const slow = Promise.withResolvers<void>()
    const files = await updater.downloadUpdate()
    updater.downloadUpdate = () => slow.promise.then(() => files)
    const looks = [first.look(null), first.look(null)]
    slow.resolve()
    await Promise.all(looks)
    expect([asked.length, log.lines]).toEqual([1, ['UPDATE_READY 1.1.0']])
    first.installIfQuiet(QUIET)
    expect(running()).toBe('version 1.1.0')
  })

  it('come from a folder as well', async () => {
    const source = newFolder()
    writeFileSync(join(source, 'latest-linux.yml'), 'version: 1.1.0')
    const { first, asked } = settled({ source })
    await first.look(null)
    expect(asked[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}$/)
    await expect(fetch(`${asked[0]}/latest-linux.yml`)).rejects.toThrow('fetch failed')
  })

  it('are looked for nowhere where nobody brings any', async () => {
    const { folder, installers, log, updater } = machine()
    const updates = createUpdates({
      folder,
      version: '1.0.0',
      installers,
      log,
      source: null,
      isFeedSigned: false,
      hour: () => NIGHT,
      updater: () => Promise.reject(new Error(`asked ${typeof updater}`)),
      ownInstaller: () => null,
    })
    updates.begin()
    await updates.look(null)
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

describe('where new versions come from', () => {
  it('the paired portal, once there is one', async () => {
    const { first, asked, installers } = settled({ source: 'portal' })
    await first.look(null)
    expect(asked).toEqual([])
    await first.look('https://portal.test')
    expect(asked).toEqual(['https://portal.test/updates/kiosk'])
    expect(installers.has('1.1.0')).toBe(true)
  })

  it('without encryption only where the build believes signed feeds alone', async () => {
    const open = settled({ source: 'portal' })
    await open.first.look('http://10.0.0.5:3000')
    expect([open.asked, open.log.lines]).toEqual([[], ['UPDATE_SOURCE_OPEN http://10.0.0.5:3000/updates/kiosk']])
    const signed = settled({ source: 'portal', isFeedSigned: true })
    await signed.first.look('http://10.0.0.5:3000')
    expect(signed.asked).toEqual(['http://10.0.0.5:3000/updates/kiosk'])
  })
})

describe('a version that has run well', () => {
  it('is written down once, also where no installer of it is to be had', () => {
    const { folder, log, installers } = machine()
    const updates = createUpdates({
      folder,
      version: '1.0.0',
      installers,
      log,
      source: null,
      isFeedSigned: false,
      hour: () => NIGHT,
      updater: () => Promise.reject(new Error('asked')),
      ownInstaller: () => null,
    })
    updates.begin()
    updates.healthy()
    const path = join(folder, 'versions.json')
    writeFileSync(path, 'as it is')
    updates.healthy()
    updates.healthy()
    expect(readFileSync(path, 'utf8')).toBe('as it is')
  })
})

describe('installers', () => {
  it('are put in place as each system wants it', () => {
    expect(decideInstallation('linux', '/home/kiosk/Wohnwahl.AppImage')).toBe('appImage')
    expect(decideInstallation('win32', null)).toBe('windows')
    expect(decideInstallation('darwin', null)).toBe('mac')
    expect(decideInstallation('linux', null)).toBe('byHand')
  })

  it('on macOS are electron-updater’s own, and none is kept to go back to', () => {
    let quits = 0
    const installers = macInstallers(() => void (quits += 1))
    expect(installers.has('1.0.0')).toBe(false)
    expect(installers.install('1.1.0')).toBe('failed')
    expect(installers.keep('1.1.0', '/fetched.zip')).toBe(true)
    expect([installers.install('1.1.0'), quits]).toEqual(['done', 1])
  })

  it('on Windows are ordered of the system, which may install', () => {
    const folder = newFolder()
    const installers = windowsInstallers(folder)
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
    const installers = windowsInstallers(folder)
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
      const getStatus = async (path: string) => (await fetch(`${feed.url}/${path}`)).status
      expect(await (await fetch(`${feed.url}/latest.yml`)).text()).toBe('version: 1.1.0')
      expect(await (await fetch(`${feed.url}/Wohnwahl%20Setup%201.1.0.exe`)).text()).toBe('installer')
      const part = await fetch(`${feed.url}/latest.yml`, { headers: { range: 'bytes=9-11' } })
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 9-11/14', '1.1'])
      const beyond = await fetch(`${feed.url}/latest.yml`, { headers: { range: 'bytes=99-' } })
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */14'])
      for (const path of ['secret.txt', '../latest.yml', '..%2Fx.yml', 'a.yml', 'gone.yml', '%E0%A4%A.yml', ''])
        expect(await getStatus(path), path).toBe(404)
      for (const path of ['/latest.yml', `/${'0'.repeat(32)}/latest.yml`])
        expect((await fetch(new URL(path, feed.url))).status, path).toBe(404)
    } finally {
      feed.close()
    }
  })
})

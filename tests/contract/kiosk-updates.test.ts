import { subscribe } from 'node:diagnostics_channel'
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type RunningServer, startServer } from '#server/app.ts'
import { UPDATES_PATH } from '#shared/contracts/http/kiosk-updates.ts'
import { getFeed, twoVersions } from './kiosk-updates/versions.ts'

const STAND_IN = new URL('./kiosk-updates/electron-for-updater.ts', import.meta.url).href
const TrafficSchema = z.object({ path: z.string(), range: z.nullable(z.string()), bytes: z.number() })
const NAME = 'Wohnwahl-Kiosk-1.1.0.AppImage'
const FEED = process.arch === 'x64' ? 'latest-linux.yml' : `latest-linux-${process.arch}.yml`

/** The real electron-updater against a real portal; only Electron's own network is this machine's. */
describe.skipIf(process.platform !== 'linux')('decision 36: a kiosk fetches versions from its portal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-updates-'))
  const offered = join(folder, 'offered')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const [running, next] = twoVersions([3, 4, 30])
  let portal: RunningServer

  beforeAll(async () => {
    for (const name of ['offered', 'user', 'cache']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'running.AppImage'), running.bytes)
    writeFileSync(
      join(folder, 'app-update.yml'),
      'provider: generic\nurl: https://updates.invalid\nupdaterCacheDirName: kiosk\n',
    )
    Object.assign(process.env, {
      APPIMAGE: join(folder, 'running.AppImage'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      KIOSK_TEST_FOLDER: folder,
      KIOSK_TEST_VERSION: '1.0.0',
    })
    Object.defineProperty(process, 'resourcesPath', { value: folder, configurable: true })
    registerHooks({
      resolve: (specifier, context, load) =>
        specifier === 'electron' ? { url: STAND_IN, shortCircuit: true } : load(specifier, context),
    })
    portal = await startServer({ dataDir: join(folder, 'data'), updatesDir: offered })
  })
  afterAll(async () => {
    await portal.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    rmSync(join(offered, `${FEED}.sig`), { force: true })
    rmSync(join(folder, 'cache/kiosk'), { recursive: true, force: true })
    writeFileSync(join(offered, NAME), next.bytes)
    writeFileSync(join(offered, FEED), getFeed('1.1.0', NAME, next))
  })

  function signedBy(key: KeyObject): void {
    const message = Buffer.concat([Buffer.from(`${FEED}\n`), readFileSync(join(offered, FEED))])
    writeFileSync(join(offered, `${FEED}.sig`), sign(null, message, key).toString('base64'))
  }

  async function updaterFor(key: KeyObject | null) {
    const { openUpdater } = await import('../../electron/main/updates/open-updater.ts')
    const updater = openUpdater(key?.export({ type: 'spki', format: 'der' }).toString('base64') ?? null)
    updater.setFeed(portal.url + UPDATES_PATH)
    return updater
  }

  it('only what has changed of a version that is signed, and byte for byte', async () => {
    signedBy(privateKey)
    const updater = await updaterFor(publicKey)
    const found = await updater.checkForUpdates()
    expect([found?.isUpdateAvailable, found?.updateInfo.version]).toEqual([true, '1.1.0'])
    const traffic: z.infer<typeof TrafficSchema>[] = []
    subscribe('kiosk-updates', (told) => traffic.push(TrafficSchema.parse(told)))
    const [file] = await updater.downloadUpdate()
    expect(readFileSync(file ?? '').equals(next.bytes)).toBe(true)
    const installer = traffic.filter(({ path }) => path.endsWith('.AppImage'))
    expect(installer.length).toBeGreaterThan(1)
    expect(installer.every(({ range }) => range !== null)).toBe(true)
    const fetched = installer.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(fetched).toBeLessThan(next.bytes.byteLength / 8)
  })

  it.each([
    ['without a signature', () => undefined],
    ['with somebody else’s signature', () => signedBy(generateKeyPairSync('ed25519').privateKey)],
    [
      'that was changed after it was signed',
      () => {
        signedBy(privateKey)
        writeFileSync(join(offered, FEED), getFeed('1.2.0', NAME, next))
      },
    ],
  ])('nothing of a feed %s', async (_title, prepare) => {
    prepare()
    const updater = await updaterFor(publicKey)
    await expect(updater.checkForUpdates()).rejects.toThrow('UPDATE_NOT_SIGNED')
  })

  it('a feed without a signature where the build has no key', async () => {
    const found = await (await updaterFor(null)).checkForUpdates()
    expect(found?.isUpdateAvailable).toBe(true)
  })

  it('nothing whose content is not what the signed feed says', async () => {
    signedBy(privateKey)
    const wrong = Buffer.from(next.bytes)
    wrong.writeUInt8(wrong.readUInt8(4 * 65_536) ^ 1, 4 * 65_536)
    writeFileSync(join(offered, NAME), wrong)
    const updater = await updaterFor(publicKey)
    await updater.checkForUpdates()
    await expect(updater.downloadUpdate()).rejects.toThrow(/sha512/)
  })

  it.each([
    [0, false],
    [100, true],
  ])('a version that is rolled out to %i of 100 kiosks', async (percentage, isAvailable) => {
    writeFileSync(join(offered, FEED), getFeed('1.1.0', NAME, next, `stagingPercentage: ${percentage}\n`))
    signedBy(privateKey)
    const found = await (await updaterFor(publicKey)).checkForUpdates()
    expect(found?.isUpdateAvailable).toBe(isAvailable)
  })

  it('no older version than its own', async () => {
    writeFileSync(join(offered, FEED), getFeed('0.9.0', NAME, next))
    signedBy(privateKey)
    const found = await (await updaterFor(publicKey)).checkForUpdates()
    expect(found?.isUpdateAvailable).toBe(false)
  })
})

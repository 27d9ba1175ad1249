import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { extractFile, listPackage } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { expect, test } from '@playwright/test'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'
import { hollowElectron } from './support/hollow-electron.ts'

const BUILDER = join(PROJECT_FOLDER, 'node_modules/electron-builder/cli.js')
const ON = '1'.charCodeAt(0)
const OFF = '0'.charCodeAt(0)

function electronVersion(): string {
  const text = readFileSync(join(PROJECT_FOLDER, 'node_modules/electron/package.json'), 'utf8')
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? ''
}

/** Packages for Linux without an installer around it, from an Electron with nothing in it. */
async function pack(target: string, ...more: string[]): Promise<string> {
  const dist = await hollowElectron(electronVersion())
  const fixed = ['--config', 'build/electron-builder.yml', '--publish', 'never', '--linux', '--x64', '--dir']
  const folders = [`-c.electronDist=${dist}`, `-c.directories.output=${target}`]
  const { stdout } = await promisify(execFile)(process.execPath, [BUILDER, ...fixed, ...folders, ...more], {
    cwd: PROJECT_FOLDER,
  }).finally(() => rmSync(dist, { recursive: true, force: true }))
  return stdout
}

test.describe('the packaged program', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  let target = ''
  let unpacked = ''
  let archive = ''
  test.beforeAll(() => {
    target = mkdtempSync(join(tmpdir(), 'kiosk-package-'))
    unpacked = join(target, 'linux-unpacked')
    archive = join(unpacked, 'resources', 'app.asar')
  })
  test.afterAll(() => rmSync(target, { recursive: true, force: true }))

  test('decision 36: is the two bundles and nothing else', async () => {
    await pack(target, '-c.extraMetadata.update_key=MCowBQYDK2VwAyEA=')
    const files = listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/'))
    expect(files).toContain('/package.json')
    expect(files).toContain('/out/main/index.js')
    expect(files).toContain('/out/renderer/kiosk.html')
    expect(files.filter((path) => !/^\/(package\.json$|out(\/(main|renderer)|$))/.test(path))).toEqual([])
    expect(
      files.filter((path) => /\.(br|gz|map|ts)$|node_modules|service-worker|\/pages|index\.html/.test(path)),
    ).toEqual([])
    expect(readdirSync(join(unpacked, 'locales')).toSorted()).toEqual(['de.pak', 'en-US.pak'])
    const about: unknown = JSON.parse(extractFile(archive, 'package.json').toString())
    expect(about).toMatchObject({ main: 'out/main/index.js', type: 'module', update_key: 'MCowBQYDK2VwAyEA=' })
  })

  test('decision 37: has its fuses set', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'wohnwahl-kiosk'))
    const wanted = [
      [FuseV1Options.RunAsNode, OFF],
      [FuseV1Options.EnableCookieEncryption, ON],
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable, OFF],
      [FuseV1Options.EnableNodeCliInspectArguments, OFF],
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, ON],
      [FuseV1Options.OnlyLoadAppFromAsar, ON],
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot, OFF],
      [FuseV1Options.GrantFileProtocolExtraPrivileges, OFF],
    ] as const
    for (const [fuse, state] of wanted) expect(wire[fuse], FuseV1Options[fuse]).toBe(state)
  })

  test('decision 36: knows how versions come, and from nobody until the machine says so', () => {
    const about = readFileSync(join(unpacked, 'resources', 'app-update.yml'), 'utf8')
    expect(about).toContain('provider: generic')
    expect(about).toContain('updates.invalid')
  })

  test('a setting that does not exist is refused before anything is packaged', async () => {
    const folder = join(target, 'refused')
    const refusal: unknown = await pack(folder, '-c.nsis.isQuiet=true').catch((error: unknown) => error)
    expect(JSON.stringify(refusal)).toMatch(/configuration\.nsis should be one of these/)
    expect(existsSync(join(folder, 'linux-unpacked'))).toBe(false)
  })
})

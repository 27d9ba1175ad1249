import * as z from 'zod/mini'
import { getDeviceManifest, getDeviceSettings, reportDevice } from '#shared/contracts/http/devices.contract.ts'
import { AdminDevicesPage } from '#tests/pages/admin-devices-page.ts'
import { bearer } from '#tests/support/api-client.ts'
import { pairWithCode } from '#tests/support/pair-kiosk.ts'
import { expect, expectAccessible, expectAccessibleInAllThemes, test } from '#tests/support/test.ts'
const REPORT = {
  program_version: '1.4.2',
  manifest_revision: null,
  synchronised_at: null,
  cache_bytes: 18_000_000,
  free_bytes: 48_200_000_000,
  outbox_length: 3,
  outbox_refused: 0,
  errors: [{ code: 'PORTAL_UNREACHABLE', at: '2026-11-20T08:12:00.000Z' }],
}

test('decision 37 KSK-17 KSK-18 an admin pairs a kiosk, sees its report, and sets its return button', async ({
  page,
  loginPage,
}) => {
  test.slow()
  const admin = new AdminDevicesPage(page)
  await loginPage.open('/bp/demo/admin/devices')
  await loginPage.logIn('admin@example.com')
  await expect(page.getByText('Noch kein Kiosk')).toBeVisible()
  await expectAccessible(page)

  const code = await admin.codeFor('Foyer Freiburg')
  await expect(admin.dialog.getByText('Der Code gilt noch 15 Minuten und nur einmal.')).toBeVisible()
  await expectAccessible(page)
  const url = new URL(page.url()).origin
  const headers = bearer(await pairWithCode(url, code))
  await expect(admin.dialog.getByText('„Foyer Freiburg“ ist gekoppelt.')).toBeVisible()
  await admin.dialog.getByRole('button', { name: 'Fertig' }).click()
  await expect(admin.device('Foyer Freiburg')).toContainText('Noch nie gesehen')
  await expect(admin.device('Foyer Freiburg')).toContainText('Kein Projekt')

  const report = async (change: object = {}) => {
    const answer = await page.request.post(reportDevice.path, { headers, data: { ...REPORT, ...change } })
    expect(answer.status()).toBe(200)
    return z.parse(reportDevice.answer, await answer.json())
  }
  await report()
  await page.reload()
  await expect(admin.device('Foyer Freiburg')).toContainText('Verbunden')
  await expect(admin.device('Foyer Freiburg')).toContainText('1.4.2')
  await expect(admin.device('Foyer Freiburg')).toContainText('48,2\u00a0GB frei')
  await expectAccessible(page)

  await admin.open('Foyer Freiburg')
  await expect(page.getByText('PORTAL_UNREACHABLE')).toBeVisible()
  await page.getByLabel('Projekt', { exact: true }).selectOption({ label: 'Wohnen am Lindenhof' })
  await page.getByLabel('Ein Besuch beginnt mit').selectOption({ label: 'Musterwohnung 3 Zimmer' })
  await page.getByLabel('Aufschrift des Zurück-Knopfs, deutsch').fill('Zum Empfang')
  await page.getByLabel('Aufschrift des Zurück-Knopfs, englisch').fill('To the reception')
  await page.getByLabel('Adresse des Zurück-Knopfs').fill('www.example.de/empfang')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Das ist keine Adresse, die mit https:// beginnt.')).toBeVisible()
  await expect(page.getByLabel('Adresse des Zurück-Knopfs')).toBeFocused()
  await expectAccessibleInAllThemes(page)
  // Its host need not be named a second time.
  await page.getByLabel('Adresse des Zurück-Knopfs').fill('https://www.example.de/empfang')
  await page.getByLabel('Weitere erlaubte Hosts').fill('karte.example.de')
  await page.getByLabel('PIN', { exact: true }).fill('246813')
  expect(await admin.save()).toBe(200)
  await expect(page.getByText('Gespeichert. Der Kiosk holt sie sich mit der nächsten Meldung.')).toBeVisible()

  const { settings_revision: revision, manifest_revision: manifestRevision } = await report()
  expect(revision).toBe(1)
  const answer = await page.request.get(getDeviceSettings.path, { headers })
  const { settings, staff_pin_hash: pinHash } = z.parse(getDeviceSettings.answer, await answer.json())
  expect(pinHash).toMatch(/^scrypt\$/)
  expect(settings).toMatchObject({
    project_id: 'lindenhof',
    start_unit: 'lindenhof-musterwohnung-3z',
    return_label: 'Zum Empfang',
    return_label_en: 'To the reception',
    return_url: 'https://www.example.de/empfang',
    // With the host of the return button, which older programs show only where it is listed.
    allowed_hosts: ['karte.example.de', 'www.example.de'],
  })
  const manifest = await page.request.get(getDeviceManifest.path, { headers })
  expect(z.parse(getDeviceManifest.answer, await manifest.json()).revision).toBe(manifestRevision)
  await report({ manifest_revision: manifestRevision })
  await page.reload()
  await expect(page.getByText('Aktuell', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Neue PIN')).toHaveValue('')
})

test('decision 37 an admin gives an order, and takes a kiosk out of the account', async ({ page, loginPage }) => {
  test.slow()
  const admin = new AdminDevicesPage(page)
  await loginPage.open('/bp/demo/admin/devices')
  await loginPage.logIn('admin@example.com')
  const code = await admin.codeFor('Messe')
  const headers = bearer(await pairWithCode(new URL(page.url()).origin, code))
  await admin.dialog.getByRole('button', { name: 'Fertig' }).click()
  await admin.open('Messe')
  await page.getByRole('button', { name: 'Neu starten' }).click()
  await admin.dialog.getByRole('button', { name: 'Jetzt neu starten' }).click()
  await expect(page.getByText('Wartet, bis sich der Kiosk meldet.')).toBeVisible()
  const report = () => page.request.post(reportDevice.path, { headers, data: REPORT })
  expect(await (await report()).json()).toMatchObject({ orders: [{ order: 'restart' }] })
  expect(await (await report()).json()).toMatchObject({ orders: [] })

  await page.getByRole('button', { name: 'Kiosk entfernen' }).click()
  await expect(admin.dialog).toContainText('Ein laufender Besuch endet dann sofort')
  await expect(admin.dialog).toContainText('geht hinaus, sobald er Netz hat')
  await expectAccessible(page)
  await admin.dialog.getByRole('button', { name: 'Entfernen', exact: true }).click()
  await expect(page.getByText('„Messe“ ist entfernt.')).toBeVisible()
  await expect(admin.device('Messe')).toHaveCount(0)
  expect((await report()).status()).toBe(401)
})

test('decision 37 on a phone one sees at once which kiosk does not report', async ({ page, loginPage }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const admin = new AdminDevicesPage(page)
  await loginPage.open('/bp/demo/admin/devices')
  await loginPage.logIn('admin@example.com')
  const code = await admin.codeFor('Messe')
  const headers = bearer(await pairWithCode(new URL(page.url()).origin, code))
  await admin.dialog.getByRole('button', { name: 'Fertig' }).click()
  await page.request.post(reportDevice.path, { headers, data: REPORT })
  await page.clock.setFixedTime(Date.now() + 20 * 60_000)
  await page.reload()
  await expect(admin.device('Messe')).toContainText('Meldet sich nicht')
  await expect(page.getByText('1 meldet sich nicht')).toBeVisible()
  await page.getByRole('button', { name: 'Bereiche der Verwaltung' }).click()
  await expect(page.getByRole('link', { name: 'Kioske' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Kioske' })).toHaveCount(0)
  await expectAccessibleInAllThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await admin.open('Messe')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('decision 11 an operator is led away from the kiosks', async ({ page, loginPage }) => {
  await loginPage.open('/bp/demo/admin/devices')
  await loginPage.logIn('operator@example.com')
  await expect(page).toHaveURL(/\/bp\/demo\/admin\/(?!devices)\w+$/)
  await expect(page.getByRole('link', { name: 'Kioske' })).toHaveCount(0)
})

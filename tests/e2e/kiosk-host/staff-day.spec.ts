import { AdminDevicesPage } from '#tests/pages/admin-devices-page.ts'
import { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import { LoginPage } from '#tests/pages/login-page.ts'
import { OutboxPage } from '#tests/pages/outbox-page.ts'
import { BUYERS } from '#tests/support/api-client.ts'
import { startPairedKiosk } from '#tests/support/paired-kiosk.ts'
import { copyOfTemplate, removeFolder, startPortal } from '#tests/support/portal.ts'
import { readQrCode } from '#tests/support/read-qr-code.ts'
import { FLOOR } from '#tests/support/sample.ts'
import { freshPage } from '#tests/support/test.ts'
import { expect, KioskScreen, NOTHING, START, test } from './kiosk.fixture.ts'

const WITH_NETWORK = 'vera@example.com'
const WITHOUT_NETWORK = 'otto@example.com'

test.use({ reducedMotion: 'no-preference' })

test('decisions 35, 36 and 37 a day of the kiosk: pictures, a visit, a code, no network, a reset, one mail, a new label', async ({
  page,
  context,
  configurator,
}) => {
  test.setTimeout(480_000)
  const dataFolder = copyOfTemplate(process.env['PORTAL_TEMPLATE'] ?? '', 'day-portal')
  let portal = await startPortal({ dataFolder })
  const { url, port } = portal
  const device = await startPairedKiosk(url, {
    idle_seconds: 15,
    countdown_seconds: 5,
    start_unit: 'lindenhof-musterwohnung-3z',
  })
  const screen = new KioskScreen(page, device.host.url)
  const waitForRoom = () => expect(configurator.options).toBeVisible()
  const configure = async () => {
    await screen.rooms.locator('a[href$="/bathroom"]').tap()
    await configurator.choose(FLOOR.title, FLOOR.option)
    await configurator.waitForPicture()
  }
  const save = async (email: string) => {
    await page.getByRole('button', { name: 'Mitnehmen' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Zusätzlich per E-Mail' }).tap()
    await dialog.getByLabel('E-Mail-Adresse').fill(email)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Speichern und senden' }).tap()
    return dialog
  }
  const walkAway = async () => {
    await expect(screen.dialog('Sind Sie noch da?')).toBeVisible({ timeout: 30_000 })
    await expect(screen.pictures).toBeVisible({ timeout: 30_000 })
    expect(await screen.remains()).toMatchObject(NOTHING)
  }

  try {
    await test.step('pictures until the first touch, one after the other', async () => {
      await page.goto(device.host.url)
      await expect(screen.slides).toHaveCount(1)
      const first = await screen.slides.first().getAttribute('src')
      await expect.poll(() => screen.slides.last().getAttribute('src'), { timeout: 30_000 }).not.toBe(first)
      // From here on nobody looks at how they move.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await screen.begin(device.host.url)
    })

    let total = 0
    await test.step('a visitor takes the configuration along by its code', async () => {
      await waitForRoom()
      await configure()
      total = await configurator.totalCents()
      expect(total).toBeGreaterThan(0)
      const dialog = await save(WITH_NETWORK)
      const code = dialog.getByRole('img', { name: /QR-Code/ })
      await expect(code).toBeVisible()
      const address = await readQrCode(code)
      expect(address).toMatch(new RegExp(`^${url}/mp/demo/lindenhof/[^/]+/configuration/[\\w-]{22}$`))
      const phone = await freshPage(context, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
      await phone.goto(address)
      await expect(phone).toHaveURL(/\/musterwohnung-3z\/dashboard$/)
      const onPhone = new ConfiguratorPage(phone)
      await onPhone.open(`${url}${START}/bathroom`)
      expect(await onPhone.totalCents()).toBe(total)
      await phone.context().close()
      await dialog.getByRole('button', { name: 'Besuch beenden' }).tap()
      await expect(screen.pictures).toBeVisible()
      expect(await screen.remains()).toMatchObject(NOTHING)
    })

    await test.step('the next one saves while the network is away, and walks off', async () => {
      await portal.kill()
      await screen.begin(device.host.url)
      await waitForRoom()
      expect(await configurator.totalCents()).toBe(0)
      await configure()
      const dialog = await save(WITHOUT_NETWORK)
      await expect(
        dialog.getByText(/liegt verschlüsselt auf diesem Gerät.*in einer E-Mail an otto@example.com/),
      ).toBeVisible()
      expect((await device.state()).outbox_length).toBeGreaterThan(0)
      await walkAway()
    })

    await test.step('nothing is lost when the program starts anew meanwhile', () => device.host.restart())

    portal = await startPortal({ dataFolder, port })
    const office = await freshPage(context, { baseURL: url, viewport: { width: 1440, height: 900 } })
    await test.step('the network is back: the mail is there, once', async () => {
      await expect.poll(async () => (await device.state()).outbox_length, { timeout: 60_000 }).toBe(0)
      const login = new LoginPage(office)
      await login.open('/bp/demo/admin/devices')
      await login.logIn(BUYERS.admin.email)
      await office.getByRole('link', { name: 'Foyer' }).waitFor()
      const outbox = new OutboxPage(office)
      await outbox.open('demo')
      await expect(outbox.mailTo(WITHOUT_NETWORK)).toHaveCount(1)
      await expect(outbox.mailTo(WITHOUT_NETWORK)).toContainText('hier abgelegt')
      await expect(outbox.mailTo(WITH_NETWORK)).toHaveCount(1)
      const mail = await outbox.openMailTo(WITHOUT_NETWORK)
      await expect(mail.getByRole('link', { name: 'Konfiguration öffnen' })).toHaveAttribute(
        'href',
        /\/configuration\//,
      )
      // Several reports later, with nothing left to send.
      await office.waitForTimeout(3_000)
      await outbox.open('demo')
      await expect(outbox.mailTo(WITHOUT_NETWORK)).toHaveCount(1)
    })

    await test.step('an admin changes the label of the return button, and the kiosk has it', async () => {
      const admin = new AdminDevicesPage(office)
      await office.goto('/bp/demo/admin/devices')
      await admin.open('Foyer')
      await office.getByLabel('Aufschrift des Zurück-Knopfs, deutsch').fill('Zur Ausstellung')
      await expect(screen.pictures).toBeVisible()
      // The page in front of which nobody stands learns of it without a reload of ours.
      const anew = page.waitForEvent('load', { timeout: 60_000 })
      expect(await admin.save()).toBe(200)
      await expect.poll(async () => (await device.state()).settings.return_label).toBe('Zur Ausstellung')
      await office.context().close()
      await anew
      await screen.pictures.getByRole('button', { name: /Zum Beginnen berühren/ }).tap()
      await expect(page.getByRole('button', { name: 'Zur Ausstellung' })).toBeVisible()
    })
  } finally {
    await device.host.stop()
    await portal.kill()
    removeFolder(dataFolder)
  }
})

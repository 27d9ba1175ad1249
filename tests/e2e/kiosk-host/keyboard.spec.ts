import { startKioskHost } from '#tests/support/kiosk-host.ts'
import { expectAccessible } from '#tests/support/test.ts'
import { expect, START, test } from './kiosk.fixture.ts'

const ROOM = `${START}/bathroom`

const getLetters = (text: string) => text.split('')

test.describe('the keyboard on the screen', () => {
  test('decision 35 decision 37 writes a contact request with one finger, and leaves when a real key is pressed', async ({
    kiosk,
    page,
  }) => {
    test.slow()
    await kiosk.begin(ROOM)
    await page.getByRole('button', { name: 'Kontakt' }).tap()
    const dialog = kiosk.dialog('Kontakt aufnehmen')
    const first = dialog.getByLabel('Vorname')
    await expect(kiosk.keyboard).toHaveCount(0)
    await first.tap()
    await expectAccessible(page)
    await test.step('KSK-13 its keys are large enough for a finger', async () => {
      const small = await kiosk.keyboard.getByRole('button').evaluateAll((all) =>
        all.flatMap((each) => {
          const { width, height } = each.getBoundingClientRect()
          return width < 56 || height < 56 ? [`${each.textContent}: ${width} × ${height}`] : []
        }),
      )
      expect(small).toEqual([])
    })
    await kiosk.type(['V', 'e', 'r', 'q', 'Letztes Zeichen löschen', 'a'])
    await expect(first).toHaveValue('Vera')
    await expect(first).toBeFocused()

    await kiosk.type(['Weiter', 'M', 'ü', 'Großbuchstaben', 'L', 'Weiter'])
    await expect(dialog.getByLabel('Nachname')).toHaveValue('MüL')
    await kiosk.type([...getLetters('v@x.de'), 'Weiter'])
    await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue('v@x.de')
    // The telephone's keys.
    await expect(kiosk.keyboard.getByRole('button', { name: 'q', exact: true })).toHaveCount(0)
    await kiosk.type([...getLetters('+497'), 'Weiter'])
    const message = dialog.getByLabel('Nachricht')
    await kiosk.type(['Sonderzeichen', 'É', '?', 'Neue Zeile', 'Buchstaben', 'o'])
    await expect(message).toHaveValue('É?\no')
    const above = await kiosk.keyboard.boundingBox()
    const field = await message.boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0), 'the field is above the keys').toBeLessThan(above?.y ?? 0)

    // A touch beside the keys counts for what lies there, also when the page moves with it.
    await dialog.getByRole('checkbox').tap()
    await expect(dialog.getByRole('checkbox')).toBeChecked()
    await expect(kiosk.keyboard).toHaveCount(0)
    await message.tap()
    await expect(kiosk.keyboard).toBeVisible()
    await kiosk.type(['Tastatur ausblenden'])
    await expect(kiosk.keyboard).toHaveCount(0)
    await expect(message).toBeFocused()
    await message.tap()
    await expect(kiosk.keyboard).toBeVisible()
    await page.keyboard.press('x')
    await expect(kiosk.keyboard).toHaveCount(0)
  })

  test('decision 37 has the letters of the language, and goes with its dialog', async ({ kiosk, page }) => {
    await kiosk.begin(ROOM)
    await page.getByRole('radio', { name: 'English' }).tap()
    await page.getByRole('button', { name: 'Take it home' }).tap()
    await page.getByRole('button', { name: 'By e-mail, too' }).tap()
    await page.getByRole('dialog').getByRole('textbox').first().tap()
    const keys = page.getByRole('group', { name: 'On-screen keyboard' })
    await expect(keys.getByRole('button', { name: /^[a-z]$/ })).toHaveText(getLetters('qwertyuiopasdfghjklzxcvbnm'))
    await page.getByRole('button', { name: 'Close', exact: true }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(keys).toHaveCount(0)
  })

  test.describe('that is switched off', () => {
    test.use({ settings: { on_screen_keyboard: false } })
    test('decision 37 stays away', async ({ kiosk, page }) => {
      await kiosk.begin(ROOM)
      await page.getByRole('button', { name: 'Kontakt' }).tap()
      await kiosk.dialog('Kontakt aufnehmen').getByLabel('Vorname').tap()
      await page.waitForTimeout(500)
      await expect(kiosk.keyboard).toHaveCount(0)
    })
  })

  test('decision 37 writes the code of a new device', async ({ kiosk, page }) => {
    const device = await startKioskHost()
    try {
      await page.goto(device.url)
      await page.getByLabel('Adresse des Portals').tap()
      await kiosk.type([...getLetters('portal.example'), 'Weiter', ...getLetters('BCDF2')])
      await expect(page.getByLabel('Adresse des Portals')).toHaveValue('https://portal.example')
      await expect(page.getByLabel('Code', { exact: true })).toHaveValue('BCDF2')
      const keys = await kiosk.keyboard.boundingBox()
      const button = await page.getByRole('button', { name: 'Gerät verbinden' }).boundingBox()
      expect((button?.y ?? 0) + (button?.height ?? 0), 'the button is above the keys').toBeLessThan(keys?.y ?? 0)
    } finally {
      await device.stop()
    }
  })
})

import { readQrCode } from '#tests/support/read-qr-code.ts'
import { expectAccessible } from '#tests/support/test.ts'
import { expect, START, test } from './kiosk.fixture.ts'

const ROOM = `${START}/bathroom`

test.describe('a demonstration', () => {
  test.use({ settings: { booking_url: 'https://booking.example/form', allowed_hosts: ['booking.example'] } })

  test('KSK-14 KSK-15 KSK-16 is booked in the form of another host, for units that have one', async ({
    kiosk,
    page,
  }) => {
    await page.route('https://booking.example/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Termin wählen</h1>' }),
    )
    await kiosk.begin(ROOM)
    await kiosk.sidebar.getByRole('button', { name: 'Demo buchen' }).tap()
    const dialog = kiosk.dialog('Demo buchen')
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin')
    await expect(frame.contentFrame().getByRole('heading', { name: 'Termin wählen' })).toBeVisible()
    // The form takes no touch of the keys on the screen.
    const code = dialog.getByRole('img', { name: /QR-Code/ })
    expect(await readQrCode(code)).toBe('https://booking.example/form')
    await expectAccessible(page, { within: '[role="dialog"]', exceptFor: 'iframe' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await kiosk.more()
    await kiosk.sidebar.getByRole('button', { name: 'Andere Musterwohnungen' }).tap()
    await kiosk
      .dialog(/Musterwohnungen/)
      .getByRole('link', { name: /2 Zimmer/ })
      .tap()
    await expect(page).toHaveURL(/musterwohnung-2z/)
    await expect(kiosk.sidebar).toContainText('Musterwohnung 2 Zimmer')
    await expect(kiosk.sidebar.getByRole('button', { name: 'Demo buchen' })).toHaveCount(0)
  })

  test('KSK-15 without network leads to the product’s own form', async ({ kiosk }) => {
    await kiosk.pretend({ is_online: false, synchronised_at: '2026-11-19T08:00:00.000Z' })
    await kiosk.begin(ROOM)
    await kiosk.sidebar.getByRole('button', { name: 'Demo buchen' }).tap()
    await kiosk.dialog('Demo buchen').getByRole('button', { name: 'Kontakt aufnehmen' }).tap()
    await expect(kiosk.dialog('Kontakt aufnehmen').getByLabel('E-Mail-Adresse')).toBeVisible()
  })
})

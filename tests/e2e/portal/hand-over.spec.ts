import { ConfiguratorPage, centsIn } from '#tests/pages/configurator-page.ts'
import { OutboxPage } from '#tests/pages/outbox-page.ts'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { FLOOR } from '#tests/support/sample.ts'
import { expect, expectAccessible, freshPage, test } from '#tests/support/test.ts'

const BATHROOM = '/mp/demo/lindenhof/musterwohnung-3z/configurator/bathroom'
const EMAIL = 'vera@example.com'

test.describe('a saved configuration', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('PRO-15 PRO-20 PRO-25 PRO-26 PRO-27 goes by mail and opens on a phone with the same total', async ({
    page,
    configurator,
    portal,
    context,
  }) => {
    // Three pages in two browsers.
    test.slow()
    await configurator.open(BATHROOM)
    await configurator.choose(FLOOR.title, FLOOR.option)
    await configurator.waitUntilSaved()
    const total = await configurator.totalCents()
    expect(total).toBeGreaterThan(0)

    await page.getByRole('button', { name: 'Mitnehmen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Zusätzlich per E-Mail' }).click()
    await dialog.getByLabel('E-Mail-Adresse').fill(EMAIL)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Speichern und senden' }).click()
    await expect(dialog.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    await expectAccessible(page)
    const link = await dialog.getByRole('textbox', { name: 'Link zu Ihrer Konfiguration' }).inputValue()
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    await expect(dialog).toBeHidden()

    // What the portal has mailed, as an operator sees it.
    const token = await logIn(portal.url, BUYERS.operator.email)
    await page.evaluate((value) => window.localStorage.setItem('token', value), token)
    const outbox = new OutboxPage(page)
    await outbox.open('demo')
    await expect(outbox.mailTo(EMAIL)).toContainText('hier abgelegt')
    const mail = await outbox.openMailTo(EMAIL)
    await expect(mail.getByRole('link', { name: 'Konfiguration öffnen' })).toHaveAttribute('href', /\/configuration\//)
    const mailed = await mail
      .getByText(/^[+−]?[\d.,]+\s€$/)
      .first()
      .textContent()
    // The screen says whole euros; the mail lists every amount, so it says cents as soon as one has some.
    expect(Math.round(centsIn(mailed ?? '') / 100) * 100).toBe(total)
    await expect(mail.getByRole('img', { name: 'Ihre Auswahl: Bad', exact: true })).toBeVisible()
    const mailedLink = await page.getByRole('link', { name: /\/configuration\// }).getAttribute('href')
    expect(mailedLink).toBe(link)
    await expectAccessible(page, { exceptFor: 'iframe' })
    const reader = await freshPage(context)
    await reader.setContent(await outbox.openMailDocument())
    await expectAccessible(reader)
    await reader.context().close()

    const phone = await freshPage(context, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await phone.goto(mailedLink ?? '')
    await expect(phone).toHaveURL(/\/musterwohnung-3z\/dashboard$/)
    const onPhone = new ConfiguratorPage(phone)
    await onPhone.open(new URL(BATHROOM, link).href)
    expect(await onPhone.totalCents()).toBe(total)
    await onPhone.openItem(FLOOR.title)
    await expect(onPhone.option(FLOOR.option)).toBeChecked()
    await phone.context().close()
  })

  test('TAKE-3 TAKE-5 TAKE-6 goes home by a short code, without an address, and is typed in there', async ({
    page,
    configurator,
    context,
  }) => {
    test.slow()
    await configurator.open(BATHROOM)
    await configurator.choose(FLOOR.title, FLOOR.option)
    await configurator.waitUntilSaved()
    const total = await configurator.totalCents()
    await page.getByRole('button', { name: 'Mitnehmen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nehmen Sie Ihre Auswahl mit' })
    await expect(dialog.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    await expectAccessible(page)
    const link = await dialog.getByRole('textbox', { name: 'Link zu Ihrer Konfiguration' }).inputValue()
    expect(new URL(link).pathname).toMatch(/^\/s\/[2-9A-Z]{5}-[2-9A-Z]{5}$/)

    const phone = await freshPage(context, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await phone.goto(new URL('/s', link).href)
    await expect(phone.getByLabel('Code')).toBeVisible()
    await expectAccessible(phone)
    await phone.getByLabel('Code').fill(link.slice(-11).replace('-', '').toLowerCase())
    await phone.getByRole('button', { name: 'Öffnen' }).tap()
    await expect(phone).toHaveURL(/\/musterwohnung-3z\/dashboard$/)
    const onPhone = new ConfiguratorPage(phone)
    await onPhone.open(new URL(BATHROOM, link).href)
    expect(await onPhone.totalCents()).toBe(total)
    await phone.context().close()
  })

  test('PRO-25 says so when a link does not exist, and shows a way on', async ({ page, configurator }) => {
    await page.goto(`/mp/demo/lindenhof/musterwohnung-3z/configuration/${'A'.repeat(22)}`)
    await expect(page.getByRole('heading', { name: 'Diesen Link gibt es nicht mehr' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Neu beginnen' }).click()
    await configurator.waitUntilReady()
  })

  test('PRO-2 PRO-14 a contact dialog opens by its address and is closed by the browser’s back button', async ({
    page,
    configurator,
  }) => {
    await configurator.open(BATHROOM)
    await page.getByRole('button', { name: 'Kontakt' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Datenschutzhinweise lesen' }).click()
    const notice = page.getByRole('dialog', { name: 'Datenschutzhinweise' })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(notice).toBeHidden()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Kontakt' })).toBeFocused()
  })
})

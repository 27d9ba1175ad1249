import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, freshPage, test } from '#tests/support/test.ts'

const REASON = 'Die Hebeschiebetür braucht eine niedrigere Brüstung.'

test.use({ reducedMotion: 'reduce' })

test('ORD-2 ORD-3 ORD-4 ORD-5 what a buyer completes reaches the team, and what the team answers reaches the buyer', async ({
  page,
  portal,
  signIn,
  context,
}) => {
  test.slow()
  const token = await logIn(portal.url, BUYERS.ben.email)
  const placed = await fetch(`${portal.url}/bp/api/v1/units/a-12/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '"0"' },
    body: JSON.stringify({ status: 'completed', message: 'Bitte nach 17 Uhr anrufen.' }),
  })
  expect(placed.status).toBe(200)

  await signIn(BUYERS.operator.email)
  await page.goto('/bp/demo/admin/orders')
  await expect(page.getByRole('row', { name: /LH-\d{4}-0001.*Ben .*Wartet auf Bestätigung/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^LH-/ }).click()
  await expect(page.getByText('Bitte nach 17 Uhr anrufen.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zurückgeben …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Grund für die Käufer').fill(REASON)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zurückgeben' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(REASON)).toBeVisible()

  const buyer = await freshPage(context, { viewport: { width: 390, height: 844 } })
  await buyer.addInitScript((value) => window.localStorage.setItem('token', value), token)
  await buyer.goto(`${portal.url}${UNIT_PATH}/dashboard`)
  await expect(buyer.getByRole('note').filter({ hasText: REASON })).toBeVisible()
  await buyer.getByRole('link', { name: 'Zur Übersicht und den Bestellungen' }).click()
  await buyer.getByRole('button', { name: /^Bestellung LH-\d{4}-0001.*Zurückgegeben/ }).click()
  await expect(buyer.getByRole('region', { name: 'Bestellungen' }).getByText(REASON)).toBeVisible()
  await expectAccessible(buyer)
  await buyer.context().close()
})

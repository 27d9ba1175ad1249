import { AdminPage } from '#tests/pages/admin-page.ts'
import { OutboxPage } from '#tests/pages/outbox-page.ts'
import { BUYERS } from '#tests/support/api-client.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const EMAIL = 'nora@example.com'
test('decision 11 decision 51 an admin finds a user, invites a buyer, and takes the invitation back', async ({
  page,
  loginPage,
}) => {
  test.slow()
  const outbox = new OutboxPage(page)
  const admin = new AdminPage(page)
  // The login leads back to where one wanted to go.
  await loginPage.open('/bp/demo/admin/people')
  await loginPage.logIn('admin@example.com')
  await admin.search('ben@')
  await expect(admin.person(BUYERS.ben.email)).toContainText('Käufer')
  await expect(admin.person(BUYERS.anna.email)).toHaveCount(0)
  await expect(page.getByText('1 Person')).toBeVisible()
  await expectAccessible(page)

  await admin.openInvitations()
  await admin.startInviting()
  await admin.send()
  await expect(admin.dialog.getByText('Bitte wählen Sie mindestens eine Einheit.')).toBeVisible()
  await expectAccessible(page)
  // Staff buy nothing under the same e-mail.
  await admin.dialog.getByLabel('E-Mail-Adresse').fill(BUYERS.operator.email)
  await admin.dialog.getByLabel('Vorname').fill('Nora')
  await admin.dialog.getByLabel('Nachname').fill('Neumann')
  await admin.dialog.getByRole('checkbox').first().check()
  await admin.send()
  await expect(admin.dialog.getByText(/^Diese Person hat bereits einen Zugang\./)).toBeVisible()
  await admin.dialog.getByLabel('E-Mail-Adresse').fill(EMAIL)
  await admin.send()
  await expect(
    page.getByText(`Die Einladung an ${EMAIL} liegt im Postausgang (kein Mailserver eingerichtet).`),
  ).toBeVisible()
  await expect(admin.invitation(EMAIL)).toContainText('Offen')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Menü: Konto und Einstellungen' }).click()
  await page.getByRole('link', { name: 'Postausgang' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Postausgang' })).toBeVisible()
  const mail = await outbox.openMailTo(EMAIL)
  await expect(mail.getByRole('link', { name: 'Zugang einrichten' })).toHaveAttribute('href', /\/registration\//)

  await page.getByRole('link', { name: 'Verwaltung' }).click()
  await admin.openInvitations()
  await page.getByRole('button', { name: `Einladung an ${EMAIL} zurückziehen` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(admin.invitation(EMAIL)).toContainText('Zurückgezogen')
})

test('decision 11 a buyer has no administration', async ({ page, signIn, loginPage }) => {
  await signIn(BUYERS.ben.email)
  await page.goto('/bp/demo/admin/invitations')
  await expect(loginPage.dashboardTotal).toBeVisible()
  await page.getByRole('button', { name: 'Menü: Konto und Einstellungen' }).click()
  await expect(page.getByRole('link', { name: 'Einstellungen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verwaltung' })).toHaveCount(0)
})

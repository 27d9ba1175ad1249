import { RegistrationPage } from '#tests/pages/registration-page.ts'
import { LoginPage } from '#tests/pages/login-page.ts'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { invite, loginLink, mailedPath } from '#tests/support/invite.ts'
import { BATHROOM_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, freshPage, test } from '#tests/support/test.ts'

const EMAIL = 'mira@example.com'
const PASSWORD = 'geheim-123'
const SETTINGS = /\/bp\/demo\/lindenhof\/a-0[12]\/settings$/
test('AUT-20 AUT-21 AUT-22 AUT-32 NAV-27 SET-1 from the invitation to a new password', async ({
  page,
  portal,
  context,
}) => {
  // Two browsers and three mails.
  test.slow()
  const operator = await logIn(portal.url, BUYERS.operator.email)
  // Links that let somebody in are for admins to read.
  const admin = await logIn(portal.url, 'admin@example.com')
  const units = ['lindenhof-a-01', 'lindenhof-a-02']
  await invite(portal.url, operator, { email: EMAIL, firstName: 'Mira', lastName: 'Vogt', units })
  const invitation = await mailedPath(portal.url, admin, EMAIL, /\/registration\//)

  const registration = new RegistrationPage(page)
  await registration.open(invitation)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen, Mira')
  // Decision 9: the address does not show the token, and a reload still has it.
  await expect(page).toHaveURL(/\/bp\/demo\/lindenhof\/registration$/)
  await page.reload()
  await expect(registration.submit).toBeDisabled()
  await expectAccessible(page)
  await registration.fill(PASSWORD)
  // The network breaks in between: it is said, and nothing typed is lost.
  await page.route('**/bp/api/v1/invitations', (route) => route.abort())
  await registration.submit.click()
  await expect(page.getByRole('alert')).toContainText('nicht erreichbar')
  await expect(registration.password).toHaveValue(PASSWORD)
  await page.unroute('**/bp/api/v1/invitations')
  await registration.submit.click()
  await expect(page.getByText('Registrierung erfolgreich')).toBeVisible()
  await expect(page).toHaveURL(/\/unitSelector$/)

  await page
    .getByRole('link', { name: /jetzt gestalten/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Menü: Konto und Einstellungen' }).click()
  await page.getByRole('link', { name: 'Einstellungen' }).click()
  await expect(page).toHaveURL(SETTINGS)
  await expect(page.getByText('Dieses Gerät')).toBeVisible()
  await expectAccessible(page)

  // A second device comes, and is logged out from here.
  const other = await freshPage(context, { baseURL: portal.url })
  const otherLogin = new LoginPage(other)
  await otherLogin.open()
  await otherLogin.logIn(EMAIL, PASSWORD)
  await expect(other).toHaveURL(/\/unitSelector$/)
  await page.reload()
  await page.getByRole('button', { name: 'Alle anderen Geräte abmelden' }).click()
  await expect(page.getByText('Alle anderen Geräte sind abgemeldet.')).toBeVisible()
  await other.reload()
  await expect(otherLogin.email).toBeVisible()
  await expect(otherLogin.ended).toContainText('dann geht es dort weiter, wo Sie waren')
  await expectAccessible(other)
  // It leads back to the page that the other device was on.
  await otherLogin.logIn(EMAIL, PASSWORD)
  await expect(other).toHaveURL(/\/unitSelector$/)
  await page.reload()
  await page.getByRole('button', { name: 'Alle anderen Geräte abmelden' }).click()
  await expect(page.getByText('Alle anderen Geräte sind abgemeldet.')).toBeVisible()
  await other.reload()

  // The other device asks for a new password.
  await other.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await other.getByLabel('E-Mail-Adresse').fill(EMAIL)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(other.getByRole('status')).toContainText('in einer E-Mail dorthin')
  // The mail is opened where nothing is remembered.
  await other.evaluate(() => window.localStorage.clear())
  await other.goto(await mailedPath(portal.url, admin, EMAIL, /\/users\/password/))
  await expect(other).toHaveURL(/\/bp\/demo\/users\/password\?deep_link=%2Flindenhof$/)
  await other.getByLabel('Neues Passwort', { exact: true }).fill('ganz-neu-456')
  await other.getByLabel('Neues Passwort wiederholen').fill('ganz-neu-456')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(other).toHaveURL(/\/bp\/demo\/login\?newpassword&deep_link=\/lindenhof$/)
  await expect(other.getByRole('status').filter({ hasText: 'Ihr neues Passwort' })).toBeVisible()
  // AUT-32: the project that it came from is still there.
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other).toHaveTitle(/Wohnen am Lindenhof/)
  await otherLogin.logIn(EMAIL, 'ganz-neu-456')
  await expect(other).toHaveURL(/\/unitSelector$/)
  await other.context().close()
})

test('AUT-11 AUT-12 NAV-48 NAV-49 NAV-51 a link logs in once, and leaves no token in the address', async ({
  page,
  portal,
  configurator,
  loginPage,
}) => {
  test.slow()
  const operator = await logIn(portal.url, BUYERS.operator.email)
  const user = { user_id: 'user-ben' }
  const deep = await loginLink(portal.url, operator, {
    ...user,
    kind: 'login_token',
    deep_link: '/lindenhof/a-12/configurator/bathroom',
  })
  await page.goto(deep)
  await configurator.waitUntilReady()
  await expect(page).toHaveURL(new RegExp(`${BATHROOM_PATH}$`))

  await page.evaluate(() => window.localStorage.clear())
  // Used up: the page says so, and after the login by password it leads where the link leads.
  await page.goto(deep)
  await expect(page.getByText('schon benutzt')).toBeVisible()
  await loginPage.logIn(BUYERS.ben.email)
  await configurator.waitUntilReady()
  await expect(page).toHaveURL(new RegExp(`${BATHROOM_PATH}$`))

  await page.evaluate(() => window.localStorage.clear())
  await page.goto(await loginLink(portal.url, operator, { ...user, kind: 'auth_token' }))
  await expect(loginPage.dashboardTotal).toBeVisible()
  expect(page.url()).not.toContain('auth_token')
})

import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

test('AUT-1 AUT-2 AUT-3 the form can be sent only when it is filled in', async ({ loginPage, page }) => {
  await loginPage.open()
  await expect(loginPage.submit).toBeDisabled()
  await loginPage.email.fill('nobody')
  await loginPage.password.focus()
  await expect(page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible()
  await loginPage.password.blur()
  await expect(page.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible()
  await loginPage.email.fill(BUYERS.ben.email)
  await expect(loginPage.submit).toBeDisabled()
  await loginPage.password.fill('x')
  await expect(loginPage.submit).toBeEnabled()
})

test('AUT-6 AUT-8 AUT-9 a wrong password is said so, and nothing is kept of it', async ({
  loginPage,
  page,
  configurator,
}) => {
  await loginPage.open()
  await loginPage.logIn(BUYERS.ben.email, 'not-the-password')
  await expect(loginPage.failure).toContainText('E-Mail-Adresse und Passwort passen nicht zusammen')
  await expect(configurator.notifications).toContainText('Anmeldung nicht möglich')
  expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull()
  await expect(page).toHaveURL(/\/login$/)
  await test.step('AUT-6 an unknown e-mail gets the same words', async () => {
    await page.reload()
    await expect(loginPage.failure).toHaveCount(0)
    await loginPage.logIn('nobody@example.com', 'not-the-password')
    await expect(loginPage.failure).toContainText('E-Mail-Adresse und Passwort passen nicht zusammen')
  })
})

test('FOUND-20, AUT-5, AUT-10, NAV-33: the login leads to the dashboard, lasts beyond a reload, and the login page then leads on', async ({
  loginPage,
  page,
  configurator,
}) => {
  await loginPage.open()
  await loginPage.logIn(BUYERS.ben.email)
  await expect(configurator.notifications).toContainText('Sie sind angemeldet.')
  await expect(loginPage.dashboardTotal).toBeVisible()
  await page.reload()
  await expect(loginPage.dashboardTotal).toBeVisible()
  await page.goto('/bp/demo/lindenhof/login')
  await expect(loginPage.dashboardTotal).toBeVisible()
  await expect(page).toHaveURL(/\/a-12\/dashboard$/)
  await test.step('AUT-10 logging out ends the session for good', async () => {
    const token = await page.evaluate(() => window.localStorage.getItem('token'))
    await page.getByRole('button', { name: 'Menü: Konto und Einstellungen' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(loginPage.email).toBeVisible()
    expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull()
    const answer = await page.request.get('/bp/api/v1/tokens', { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status()).toBe(401)
  })
})

test('AUT-10 a token that is no longer good is thrown away', async ({ loginPage, page }) => {
  await page.addInitScript(() => {
    if (!window.sessionStorage.getItem('planted')) window.localStorage.setItem('token', 'f'.repeat(64))
    window.sessionStorage.setItem('planted', 'yes')
  })
  await page.goto(BATHROOM_PATH)
  await expect(loginPage.email).toBeVisible()
  expect(await page.evaluate(() => window.localStorage.getItem('token'))).toBeNull()
})

test('NAV-31 NAV-32 who follows a link logged out lands there after the login', async ({
  loginPage,
  page,
  configurator,
}) => {
  await page.goto(`${BATHROOM_PATH}/bathroom-floor`)
  await expect(page).toHaveURL(/\/login$/)
  await loginPage.logIn(BUYERS.ben.email)
  await configurator.waitUntilReady()
  await expect(page).toHaveURL(new RegExp(`${BATHROOM_PATH}/bathroom-floor$`))
  expect(await page.evaluate(() => window.localStorage.getItem('redirectPath'))).toBeNull()
})

import { LoginPage } from '#tests/pages/login-page.ts'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { invite, mailedPath } from '#tests/support/invite.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const BEN = BUYERS.ben.email
const UNITS = '/bp/demo/users/units'
/** A unit that nobody has bought. */
const UNIT = { id: 'lindenhof-a-03', slug: 'a-03' }
test('decisions 9 and 11 a buyer with an account accepts a further unit, as nobody else can', async ({
  page,
  portal,
  signIn,
}) => {
  // Two logins and a logout.
  test.slow()
  const operator = await logIn(portal.url, BUYERS.operator.email)
  await invite(portal.url, operator, { email: BEN, firstName: 'Ben', lastName: 'B', units: [UNIT.id] })
  const path = await mailedPath(portal.url, operator, BEN, /\/users\/units\?token=/)
  const heading = page.getByRole('heading', { level: 1 })
  const accept = page.getByRole('button', { name: 'Einladung annehmen' })

  // Somebody else is logged in on this device: they see for whom it is, and take nothing.
  await signIn(BUYERS.anna.email)
  await page.goto(path)
  await expect(heading).toHaveText('Eine weitere Einheit für Sie')
  await expect(page).toHaveURL((url) => url.pathname === UNITS && url.search === '')
  await expect(page.getByText(`Diese Einladung ist für ${BEN}.`)).toBeVisible()
  await expect(accept).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Abmelden und neu anmelden' }).click()

  const login = new LoginPage(page)
  await expect(login.email).toHaveValue(BEN)
  await expectAccessible(page)
  await login.logIn(BEN)
  await expect(accept).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wohnen am Lindenhof' })).toBeVisible()
  await expectAccessible(page)
  // A reload keeps the invitation; the network breaks once, and it is said.
  await page.reload()
  await page.route('**/acceptances', (route) => route.abort())
  await accept.click()
  await expect(page.getByRole('alert')).toContainText('nicht erreichbar')
  await page.unroute('**/acceptances')
  await accept.click()
  await expect(page.getByText('Die Einheit gehört jetzt zu Ihrem Zugang.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/bp/demo/lindenhof/${UNIT.slug}/`))

  // It worked once.
  await page.goto(path)
  await expect(heading).toHaveText('Diese Einladung gilt nicht mehr')
})

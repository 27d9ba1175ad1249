import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

/** Which of these policies a script in the page may make; as text, for the types do not know the browser's factory. */
const MAKE_POLICIES = `['wohnwahl-mail', 'wohnwahl-mail', 'default', 'mine'].map((name) => {
  try {
    trustedTypes.createPolicy(name, {})
    return true
  } catch {
    return false
  }
})`

test('FOUND-14 a script in a page makes no policy of its own, and has nothing of the machine', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/bp/demo/lindenhof/login')
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
  // The first is the page's own; even that one cannot be made a second time.
  expect(await page.evaluate<boolean[]>(MAKE_POLICIES)).toEqual([true, false, false, false])
  const denied = await page.evaluate(async () => {
    const asked = navigator.geolocation
    return new Promise<string>((resolve) =>
      asked.getCurrentPosition(
        () => resolve('given'),
        ({ message }) => resolve(message),
      ),
    )
  })
  expect(denied).toContain('permissions policy')
  // The browser complains of each attempt, and of nothing else.
  expect(pageErrors.splice(0).filter((error) => !/TrustedTypePolicy|permissions policy/i.test(error))).toEqual([])
})

test('FOUND-14 an address that nothing is at says so, to people and to programs', async ({ page, request }) => {
  const shown = await page.goto('/nothing/at-all')
  expect(shown?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible()
  expect((await request.get('/robots.txt')).status()).toBe(404)
})

/** Names of the features that a page's policy may speak of; as text, for the types do not know them. */
const KNOWN_FEATURES = 'document.featurePolicy.features()'

test('FOUND-14 the browser has nothing to remark on when a page opens, and knows every feature that is denied', async ({
  page,
  signIn,
}) => {
  const remarks: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) remarks.push(message.text())
  })
  const opened = await page.goto('/bp/demo/lindenhof/login')
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
  await signIn('anna@example.com')
  for (const address of ['/mp/demo/lindenhof', '/bp/demo/lindenhof/dashboard']) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect(remarks).toEqual([])
  const denied = (await opened?.headerValue('permissions-policy'))?.split(', ').map((feature) => feature.split('=')[0])
  const known = await page.evaluate<string[]>(KNOWN_FEATURES)
  expect(denied?.length).toBeGreaterThan(10)
  expect(denied?.filter((feature) => !known.includes(feature ?? ''))).toEqual([])
})

test('FOUND-14 pages are styled without inline styles: login, configurator and dialogs', async ({
  configurator,
  loginPage,
  page,
  signIn,
}) => {
  // The errors in the console fail this test by themselves: a style that the policy refuses is one.
  const answer = await page.goto('/bp/demo/lindenhof/login')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy.match(/style-src [^;]*/)?.[0]).not.toContain('unsafe-inline')
  await expect(loginPage.submit).toHaveCSS('border-radius', '10px')
  await page.goto('/bp/demo/lindenhof/login?imprint=true')
  await expect(page.getByRole('dialog')).toHaveCSS('border-radius', '20px')
  await signIn(BUYERS.ben.email)
  await configurator.open(BATHROOM_PATH)
  await configurator.waitForPicture()
  await page.goto(`${BATHROOM_PATH}?dialog=share`)
  await expect(page.getByRole('dialog')).toHaveCSS('border-radius', '20px')
})

test('FOUND-14 a style element that somebody brings into a page has no effect', async ({
  loginPage,
  page,
  pageErrors,
}) => {
  await loginPage.open()
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { outline: 7px solid red }'
    document.head.append(style)
  })
  await expect(page.locator('body')).not.toHaveCSS('outline-width', '7px')
  expect(pageErrors.splice(0).every((error) => /style-src/.test(error))).toBe(true)
})

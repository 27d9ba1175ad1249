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

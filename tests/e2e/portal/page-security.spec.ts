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

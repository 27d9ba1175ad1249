import type { Page } from '@playwright/test'
import { BUYERS } from '#tests/support/api-client.ts'
import {
  type End,
  LANDMARKS,
  ROUTE_TABLE,
  type RouteRow,
  UNIT_OF,
  VISITORS,
  type Visitor,
} from '#tests/support/route-table.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const RESIDENCE = '/bp/demo/stadtgarten/wohnung-01'

/** Waits until a page is there, as it is told from others. */
async function expectPage(page: Page, name: End['page'], path: string): Promise<void> {
  if (typeof name !== 'string') {
    // Of a unit's page it names the unit, too.
    const title = name.title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    await expect(page, path).toHaveTitle(new RegExp(`^${title} – (.+ – )?Wohnwahl$`))
    return
  }
  const mark: { readonly heading: RegExp } | { readonly testId: string } = LANDMARKS[name]
  const landmark =
    'testId' in mark
      ? page.getByTestId(mark.testId)
      : page.getByRole('heading', { level: 1 }).filter({ hasText: mark.heading })
  await expect(landmark.first(), path).toBeVisible()
}

/** `{unit}` is the visitor's own, `*` any one part. */
function matches(path: string, pattern: string, visitor: Visitor): boolean {
  const wanted = pattern.replace('{unit}', UNIT_OF[visitor]).split('/')
  const parts = path.split('/')
  return parts.length === wanted.length && wanted.every((part, at) => part === '*' || part === parts[at])
}

/**
 * Whether somebody goes to an address. The router is told all of them (`renderer/app/route-table.test.tsx`); what is left
 * is what it leaves to the page, each end of it once, and that each page is there: where the first of them comes to it.
 */
function goes(visitor: Visitor, row: RouteRow): boolean {
  const before = VISITORS.slice(0, VISITORS.indexOf(visitor))
  const isNew = (each: RouteRow) => !before.some((other) => isSame(each.ends[other], each.ends[visitor]))
  const isUpToPage = (each: RouteRow) => each.upToPage?.includes(visitor) === true
  if (isUpToPage(row)) return isNew(row)
  const isAlike = (each: RouteRow) =>
    !isUpToPage(each) && isSame(each.ends[visitor].page, row.ends[visitor].page) && getPortal(each) === getPortal(row)
  return isNew(row) && ROUTE_TABLE.find((each) => isAlike(each) && isNew(each)) === row
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const getPortal = ({ path }: RouteRow) => path.slice(0, 4)

for (const visitor of VISITORS) {
  test(`FOUND-20 NAV-2 NAV-5 NAV-6 NAV-7 NAV-8 NAV-9 NAV-10 NAV-14 NAV-21 NAV-36 NAV-37 NAV-38 NAV-41 NAV-43 NAV-44 NAV-45 where addresses end for ${visitor}`, async ({
    page,
    signIn,
  }) => {
    // Many addresses are opened anew.
    test.slow()
    if (visitor !== 'nobody') await signIn(BUYERS[visitor].email)
    for (const row of ROUTE_TABLE.filter((each) => goes(visitor, each))) {
      const { ids, path } = row
      const end = row.ends[visitor]
      const shown = typeof end.page === 'string' ? end.page : end.page.title
      await test.step(`${ids} ${path} shows ${shown}`, async () => {
        await page.goto(path.replace('{unit}', UNIT_OF[visitor]), { waitUntil: 'commit' })
        await expectPage(page, end.page, path)
        // Nor is anything left of what came along, a token for one.
        await expect(page, path).toHaveURL(
          ({ pathname, search }) => matches(pathname, end.path, visitor) && search === '',
        )
      })
    }
  })
}

test('NAV-42 RES-1 RES-2 RES-4 RES-5 RES-7 RES-13 a residence: from its login through its pages', async ({
  page,
  loginPage,
}) => {
  test.slow()
  const title = page.getByRole('heading', { level: 1 })
  const bar = page.getByRole('banner')
  const tabs = page.getByRole('navigation', { name: 'Seiten Ihrer Wohnung' })
  await loginPage.open('/bp/demo/stadtgarten/login')
  await expect(title).toHaveText('Ihre Wohnung')
  await expect(page.getByText('Wohnen nach Ihren Wünschen')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate((path) => window.localStorage.setItem('redirectPath', path), `${RESIDENCE}/dashboard`)
  await loginPage.logIn(BUYERS.clara.email)

  await expect(title).toHaveText('Gartenresidenz')
  await expect(page.getByText('Ihre Bemusterung ist noch nicht abgeschlossen.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.mouse.wheel(0, 200)
  await expect(bar).toHaveAttribute('data-dark', 'true')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await tabs.getByRole('link', { name: 'Grundriss' }).click()
  await expect(page.getByRole('img', { name: 'Grundriss von Gartenresidenz' })).toBeVisible()
  await expectAccessible(page)
  await tabs.getByRole('link', { name: 'Bad' }).click()
  await expect(title).toHaveText('Bad')
  await expect(page).toHaveURL(new RegExp(`${RESIDENCE}/configurator/bathroom`))

  await page.goto(`${RESIDENCE}/dashboard`)
  await page.getByRole('link', { name: 'Bemusterung abschließen' }).click()
  await expect(title).toHaveText('Übersicht und Kosten')
  await tabs.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Residenz Gartenresidenz: Übersicht und Kosten' }).click()
  await expect(page).toHaveURL(`${RESIDENCE}/checkout`)
  await page.goto(`${RESIDENCE}/settings`)
  await expect(title).toHaveText('Diese Seite entsteht gerade')
})

test('NAV-45 NAV-52 NAV-53 NAV-54 NAV-56 a way back to the project’s site is offered once, to no other site', async ({
  page,
  signIn,
}) => {
  await signIn(BUYERS.ben.email)
  const back = page.getByRole('link', { name: 'Zur Projektseite' })
  const query = (url: string) => `?p001=${encodeURIComponent(url)}&p002=Zur%20Projektseite`
  await page.goto(`/bp/demo/lindenhof/a-12/dashboard${query('https://evil.example/')}`)
  await expect(page.getByTestId('dashboard-total')).toBeVisible()
  await expect(back).toBeHidden()

  await page
    .context()
    .route('https://www.wohnen-am-lindenhof.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Projektseite</h1>' }),
    )
  await page.goto(`/bp/demo/lindenhof/a-12/dashboard${query('https://www.wohnen-am-lindenhof.example/flats')}`)
  await expect(page).toHaveURL('/bp/demo/lindenhof/a-12/dashboard')
  await back.click()
  await expect(page).toHaveURL('https://www.wohnen-am-lindenhof.example/flats')
  await page.goto('/bp/demo/lindenhof/a-12/dashboard')
  await expect(page.getByTestId('dashboard-total')).toBeVisible()
  await expect(back).toBeHidden()

  await page.evaluate(() => window.localStorage.setItem('redirectPath', '/bp/demo/lindenhof/a-12/checkout'))
  await page.goto('/redirect', { waitUntil: 'commit' })
  await expect(page.getByTestId('checkout-total')).toBeVisible()
})

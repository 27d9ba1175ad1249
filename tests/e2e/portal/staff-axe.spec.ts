import type { Page } from '@playwright/test'
import { BUYERS, bearer, logIn } from '#tests/support/api-client.ts'
import { pairKiosk } from '#tests/support/pair-kiosk.ts'
import { ROUTE_TABLE } from '#tests/support/route-table.ts'
import { changeAtOnce, expect, followLink, listViolations, test } from '#tests/support/test.ts'

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
/** Languages differ in their words, schemes in their colours: each is looked at for what is its own. */
const LOOKS = [
  { language: 'Deutsch', lang: 'de', colorScheme: 'light', of: 'all' },
  { language: 'Deutsch', lang: 'de', colorScheme: 'dark', of: 'colours' },
  { language: 'English', lang: 'en', colorScheme: 'dark', of: 'allButColours' },
] as const

/** Every page of the administration that admins get to: those of the route table, and so of the list of pages. */
const PAGES = ROUTE_TABLE.filter(
  ({ path, ends }) => path.startsWith('/bp/demo/admin/') && ends.admin.path === path && ends.nobody.page === 'login',
).map(({ path }) => path)

test.use({ reducedMotion: 'reduce' })

test('SHL-30 AUT-38 axe finds nothing on any page of the administration, in any width, scheme and language', async ({
  page,
  portal,
  signIn,
}) => {
  // Everything there is, one after the other, on a machine that may be busy.
  test.setTimeout(420_000)
  const known = await makeWorld(portal.url)
  await signIn(BUYERS.admin.email)
  await page.goto(PAGES.at(-1) ?? '')
  await changeAtOnce(page)
  const found: string[] = []
  for (const path of PAGES) {
    await test.step(path, async () => {
      await goTo(page, known[path] ?? path)
      for (const { language, lang, colorScheme, of } of LOOKS) {
        await speak(page, language, lang)
        await page.emulateMedia({ colorScheme })
        for (const size of WIDTHS) {
          await page.setViewportSize(size)
          const violations = await listViolations(page, of)
          found.push(...violations.map((line) => `${path} ${lang} ${size.width} ${colorScheme}: ${line}`))
        }
      }
    })
  }
  expect(found).toEqual([])
})

/** The page of before stays on screen until the next one is there: it is marked, so that nobody takes it for the next. */
async function goTo(page: Page, address: string): Promise<void> {
  // While code comes in there is the loader's, too.
  await expect(page.locator('main h1')).toHaveCount(1)
  await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-before', ''))
  await followLink(page, address)
  // A thread opens beside its list, which stays.
  await expect(page.locator('main h1:not([data-before]), main #open-thread').first()).toBeVisible()
  await expect(page.getByText(/^(Wird geladen|Loading) …$/)).toHaveCount(0)
}

/** The language of everything on screen, by the menu that is on all of these pages. */
async function speak(page: Page, name: string, lang: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === lang) return
  await page.getByRole('button', { name: /^Men[uü]: / }).click()
  await page.getByRole('radio', { name }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const ENQUIRY = {
  email: 'elena@sanchez.example',
  name: 'Elena Sánchez',
  comment: 'Können wir die Wohnung am Samstag sehen?',
  contact: { first_name: 'Elena', last_name: 'Sánchez', phone: '+49 160 5550188' },
  requests_contact: true,
  configuration: {
    buyer_selections: {},
    buyer_line_item_activations: {},
    buyer_design_line_selections: [],
    preview_image_urls: [],
  },
}

/**
 * An order, an enquiry, an invitation and a kiosk, so that pages have something to show; answers where the addresses
 * of single things are found. A page that is not among them is looked at as it stands for something that is not there.
 */
async function makeWorld(url: string): Promise<Readonly<Record<string, string>>> {
  const call = async (path: string, token: string | null, body?: unknown, more: Record<string, string> = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(token === null ? {} : bearer(token)), 'content-type': 'application/json', ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.text()
  }
  const admin = await logIn(url, BUYERS.admin.email)
  const completed = { status: 'completed', message: 'Bitte nach 17 Uhr anrufen.' }
  await call('/bp/api/v1/units/a-12/completions', await logIn(url, BUYERS.ben.email), completed, { 'if-match': '"0"' })
  await call(
    '/mp/api/v1/units/musterwohnung-garten/prospect_configurations?account_id=demo&project_id=lindenhof',
    null,
    ENQUIRY,
  )
  await pairKiosk(url)
  const findId = async (path: string) => /"id":\s*"([^"]+)"/.exec(await call(path, admin))?.[1] ?? ''
  const there = '/bp/demo/admin'
  return {
    [`${there}/units/x`]: `${there}/units/lindenhof-a-12`,
    [`${there}/orders/x`]: `${there}/orders/${await findId('/bp/api/v1/account/orders')}`,
    [`${there}/messages/x`]: `${there}/messages/${await findId('/bp/api/v1/account/message_threads')}`,
    [`${there}/enquiries/x`]: `${there}/enquiries/${await findId('/bp/api/v1/account/enquiries')}`,
    [`${there}/devices/x`]: `${there}/devices/${await findId('/bp/api/v1/account/devices')}`,
  }
}

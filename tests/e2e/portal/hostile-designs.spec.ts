import type { Page } from '@playwright/test'
import { listHostileHtml } from '#shared/testing/hostile/hostile-html.ts'
import { readOthersPayloads } from '#shared/testing/hostile/others-payloads.ts'
import { listTechniques } from '#shared/testing/hostile/techniques.ts'
import { BUYERS } from '#tests/support/api-client.ts'
import { expect, test } from '#tests/support/test.ts'

/** Items that one page has here. */
const PORTION = 150
/** ms that a page of them may take. */
const TIME_MS = 90_000
/** ms in which what begins by itself has begun. */
const SETTLED_MS = 1_500
/** Longer ones are no HTML of a design (`notText`, `tooLong`). */
const MOST_HTML = 20_000

const HTML = [...listHostileHtml(1), ...listTechniques(), ...readOthersPayloads()].filter(
  (html) => html.length <= MOST_HTML,
)
/** What the browser says of HTML that it is given to read, and not to show: it has looked, and refused. */
const READ_ALONE =
  /^(?:Applying inline style|Setting the document's base URI|Loading media from) .*The action has been blocked/

test('DSH-31: whatever HTML a design holds, nothing runs, is fetched from elsewhere, or stands over the page', async ({
  page,
  portal,
  signIn,
  pageErrors,
}) => {
  test.setTimeout(TIME_MS * Math.ceil(HTML.length / PORTION))
  const heard = watch(page, portal.url)
  await signIn(BUYERS.ben.email)
  for (let from = 0; from < HTML.length; from += PORTION) {
    const items = HTML.slice(from, from + PORTION).map((html) => ({ type: 'HtmlElement', params: { html } }))
    await show(page, [...items, { type: 'HtmlElement', params: { html: '<p>Das Ende von allem</p>' } }])
    expect(heard).toEqual([])
    expect(pageErrors.splice(0).filter((error) => !READ_ALONE.test(error))).toEqual([])
    expect(await page.evaluate(findForeign)).toEqual([])
  }
})

test('DSH-31: a frame of a design’s own HTML is as high as what is in it, in the page’s font and colours', async ({
  page,
  signIn,
}) => {
  await signIn(BUYERS.ben.email)
  const html = '<div style="height: 333px; position: fixed">Hoch</div><p style="color: rgb(1, 2, 3)">Bunt</p>'
  await show(page, [
    { type: 'HtmlElement', params: { html } },
    { type: 'HtmlElement', params: { html: '<p>Das Ende von allem</p>' } },
  ])
  const frame = page.locator('[data-type="HtmlElement"] iframe').first()
  const inner = page.frameLocator('[data-type="HtmlElement"] iframe').first()
  const content = await inner.locator('body').evaluate((body) => body.getBoundingClientRect().height)
  expect(content).toBeGreaterThan(350)
  await expect.poll(async () => Math.abs(((await frame.boundingBox())?.height ?? 0) - content)).toBeLessThan(2)
  const styles = await inner
    .getByText('Bunt')
    .evaluate((words) => [getComputedStyle(words).color, getComputedStyle(words.ownerDocument.body).fontFamily])
  expect(styles[0]).toBe('rgb(1, 2, 3)')
  expect(styles[1]).toContain('Figtree')
  expect(await inner.getByText('Hoch').evaluate((words) => getComputedStyle(words).position)).toBe('static')
})

/** Opens the dashboard with these items, and waits until the last frame has its words. */
async function show(page: Page, items: readonly object[]): Promise<void> {
  await page.unrouteAll()
  await page.route('**/projects/lindenhof/config*', async (route) => {
    const answer = await route.fetch()
    const config: unknown = await answer.json()
    const dashboard = { version: 'custom', dashboard_config: items }
    await route.fulfill({ response: answer, json: { ...(typeof config === 'object' ? config : {}), dashboard } })
  })
  await page.goto('/bp/demo/lindenhof/a-12/dashboard')
  const last = page.frameLocator('[data-type="HtmlElement"] iframe').last()
  await expect(last.getByText('Das Ende von allem')).toBeAttached({ timeout: TIME_MS })
  await page.waitForTimeout(SETTLED_MS)
}

/** Hears dialogs, new pages, ways to other pages, and calls to anybody but the portal. */
function watch(page: Page, url: string): string[] {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => heard.push(`popup ${popup.url()}`))
  page.on('download', (download) => heard.push(`download ${download.url()}`))
  page.on('request', (asked) => {
    if (!asked.url().startsWith(url) && !asked.url().startsWith('data:image/')) heard.push(`request ${asked.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${url}/bp/`) && frame.url() !== 'about:blank') heard.push(`way to ${frame.url()}`)
  })
  return heard
}

/** In the page: what of a design’s HTML stands outside of its frame, and frames that lie over others. */
function findForeign(): string[] {
  const items = [...document.querySelectorAll('[data-type="HtmlElement"]')]
  return items.flatMap((item) => {
    const frame = item.querySelector('iframe')
    const { position } = frame === null ? { position: 'none' } : getComputedStyle(frame)
    const isAlone = item.querySelectorAll('*').length === 1 && frame !== null && position === 'static'
    return isAlone && !frame.sandbox.contains('allow-scripts') ? [] : [item.innerHTML.slice(0, 200)]
  })
}

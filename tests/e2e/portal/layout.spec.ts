import type { Locator, Page } from '@playwright/test'
import type { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import { BUYERS } from '#tests/support/api-client.ts'
import { freeShare } from '#tests/support/measure-screen.ts'
import { BATHROOM_PATH, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

/** px, without fractions. */
async function measureSize(element: Locator): Promise<{ width: number; height: number }> {
  return element.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect()
    return { width: Math.round(width), height: Math.round(height) }
  })
}

/** Words that begin in one line and go on in the next; this browser has no dictionary, so none of them with a hyphen. */
async function tornWords(element: Locator): Promise<string[]> {
  return element.evaluate((node) => {
    const torn: string[] = []
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) torn.push(word)
      }
    }
    return torn
  })
}

test('CFG-6 CFG-20 CFG-26 no word of a title is torn to make room for the price beside it', async ({
  page,
  configurator,
  signIn,
}) => {
  await signIn(BUYERS.ben.email)
  for (const [path, item] of [
    [`${BATHROOM_PATH}?p010=elegant`, 'Waschtischarmatur'],
    [`${UNIT_PATH}/configurator/hallway`, 'Wohnungseingangstür'],
  ] as const) {
    await configurator.open(path)
    await configurator.openItem(item)
    for (const [width, height] of [
      [1_280, 800],
      [1_920, 1_080],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(configurator.item(item)).toBeVisible()
      await expect.poll(() => tornWords(configurator.options), `${item}, ${width} px`).toEqual([])
    }
  }
})

test('CFG-6, CFG-7, CFG-8, IMG-12, STG-1: wide screens: panels on the picture under a bar of 75 px, a sidebar of 200 or 340 px', async ({
  page,
  configurator,
  signIn,
}) => {
  await signIn(BUYERS.ben.email)
  // With the flag the picture shows as a whole, and there is nothing to cut.
  await page.route('**/config?*', async (route) => {
    const answer = await route.fetch()
    const config = await answer.text()
    const flag = '"dynamicConfiguratorImageDimensions":'
    await route.fulfill({ response: answer, body: config.replace(`${flag}true`, `${flag}false`) })
  })
  await configurator.open(BATHROOM_PATH)
  const sidebar = page.getByRole('complementary', { name: 'Ihre Wohnung' })
  expect((await measureSize(sidebar)).width).toBe(200)
  await sidebar.getByRole('button', { expanded: false }).click()
  await expect.poll(async () => (await measureSize(sidebar)).width).toBe(340)
  // The bar is what rooms and tools have above the panels.
  for (const panel of [sidebar, configurator.options]) expect((await panel.boundingBox())?.y).toBe(75)
  expect((await configurator.rooms.boundingBox())?.y).toBeLessThan(75)

  await configurator.waitForPicture()
  const covers = () =>
    configurator.picture.evaluate((picture) => {
      const frame = picture.parentElement
      if (frame === null) return null
      const [whole, seen] = [picture.getBoundingClientRect(), frame.getBoundingClientRect()]
      return { isNarrow: seen.width / seen.height < 1.6, isCut: whole.width > seen.width + 1 }
    })
  // Narrow frames are filled and cut at the sides, wide ones show the whole picture.
  await page.setViewportSize({ width: 1_180, height: 1_000 })
  await expect.poll(covers).toEqual({ isNarrow: true, isCut: true })
  await page.setViewportSize({ width: 1_900, height: 800 })
  await expect.poll(covers).toEqual({ isNarrow: false, isCut: false })
})

test('STG-1: the picture fills the window, and panels leave two thirds of a large screen free', async ({
  page,
  configurator,
  signIn,
}) => {
  await page.setViewportSize({ width: 1_920, height: 1_080 })
  await signIn(BUYERS.ben.email)
  await configurator.open(BATHROOM_PATH)
  await configurator.waitForPicture()
  await page.getByRole('button', { name: 'Hinweis schließen' }).click()
  const area = page.getByRole('main').getByRole('group').first()
  expect(await measureSize(area)).toEqual({ width: 1_920, height: 1_080 })
  expect(await freeShare(area)).toBeGreaterThanOrEqual(0.65)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('CFG-3 CFG-5 CFG-8 UPG-25 a bar of 60 px with total and way out; packages in fours from 600 px', async ({
    page,
    configurator,
    signIn,
  }) => {
    await signIn(BUYERS.ben.email)
    await configurator.open(BATHROOM_PATH)
    const bar = page.getByRole('banner')
    expect((await measureSize(bar)).height).toBe(60)
    await expect(bar.getByTestId('unit-total')).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Konfigurator schließen' })).toBeVisible()
    const [picture, options] = await Promise.all([
      page.getByRole('main').getByRole('group').first().boundingBox(),
      configurator.options.boundingBox(),
    ])
    const next = await page.getByRole('link', { name: /^Weiter: / }).boundingBox()
    expect(picture?.y).toBeGreaterThanOrEqual(60)
    // A sheet over the picture's lower edge.
    expect(options?.y).toBe((picture?.y ?? 0) + (picture?.height ?? 0) - 20)
    // The way on stays at the thumb.
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(844)

    await test.step('STG-2: upright the picture has more than half of the screen, and the first choice shows below it', () =>
      lookAtUpright(page, configurator))

    const columns = (list: Locator) =>
      list.evaluate((node) => getComputedStyle(node).gridTemplateColumns.split(' ').length)
    await page.goto(`${UNIT_PATH}/configurator/bathroom?dialog=upgrades`)
    const cards = page
      .getByRole('dialog', { name: 'Ausstattungspakete' })
      .getByRole('tabpanel')
      .getByRole('list')
      .first()
    await expect(cards).toBeVisible()
    expect(await columns(cards)).toBe(2)
    await page.setViewportSize({ width: 600, height: 844 })
    await expect.poll(() => columns(cards)).toBe(4)
  })

  for (const [name, size] of [
    ['a phone on its side', { width: 844, height: 390 }],
    ['a page of 1366 × 768 enlarged twice', { width: 683, height: 384 }],
  ] as const)
    test(`STG-2: ${name} has the picture beside the choices, whatever is open`, async ({
      page,
      configurator,
      signIn,
    }) => {
      await page.setViewportSize(size)
      await signIn(BUYERS.ben.email)
      await configurator.open(BATHROOM_PATH)
      await configurator.openItem('Wandfliesen Bad')
      const area = page.getByRole('main').getByRole('group').first()
      const option = configurator.optionsOf('Wandfliesen Bad').first()
      await expect(option).toBeInViewport({ ratio: 0.9 })
      await expect(area).toBeInViewport({ ratio: 1 })
      const [picture, choice] = await Promise.all([area.boundingBox(), option.boundingBox()])
      expect(choice?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0))
      expect(picture?.width).toBeGreaterThanOrEqual(size.width * 0.5)

      await test.step('CFG-33: over the picture one thing is said at a time, in little height', async () => {
        const reservation = page.getByRole('note', { name: 'Hinweis' })
        expect((await measureSize(reservation)).height).toBeLessThanOrEqual(48)
        await configurator.openItem('Bodenfliesen Bad')
        await configurator.optionsOf('Bodenfliesen Bad').nth(1).click()
        const offer = page.locator('[data-notice]')
        await expect(offer).toHaveCount(1)
        expect((await measureSize(offer)).height).toBeLessThanOrEqual(48)
        await expect(reservation).toBeHidden()
        await offer.getByRole('button', { name: 'Nicht jetzt' }).click()
        await expect(reservation).toBeVisible()
      })
    })

  test('IMG-1 CFG-3 a panorama shows the whole name of the spot last touched, and of no other', async ({
    page,
    configurator,
    signIn,
  }) => {
    await signIn(BUYERS.ben.email)
    await configurator.open(`${UNIT_PATH}/configurator/bad-360`)
    const panorama = page.getByRole('main').getByRole('group').first()
    const spots = panorama.getByRole('button', { name: /: / })
    const names = () =>
      spots.evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const label = button.lastElementChild
          const isShown = label !== null && getComputedStyle(label).opacity === '1'
          return isShown ? [label.textContent] : []
        }),
      )
    const niche = panorama.getByRole('button', { name: /^Wandnischen: / })
    const light = panorama.getByRole('button', { name: /^Stimmungslicht: / })
    // The picture all round comes some time after the flat one.
    await expect(niche).toBeVisible({ timeout: 15_000 })
    expect(await spots.count()).toBeGreaterThan(2)
    expect(await names()).toEqual([])
    for (const spot of [niche, light]) {
      expect(await measureSize(spot)).toEqual({ width: 44, height: 44 })
      // The view turns to what the keyboard reaches: a narrow frame shows but a part.
      await page.keyboard.press('Tab')
      await spot.focus()
      await expect.poll(async () => (await spot.boundingBox())?.x).toBeGreaterThan(0)
      await spot.click()
      await expect.poll(names).toEqual([await spot.textContent()])
      const label = spot.locator('span').last()
      expect(await label.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
      const [words, frame] = await Promise.all([label.boundingBox(), panorama.boundingBox()])
      expect(words?.x).toBeGreaterThanOrEqual(frame?.x ?? 0)
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
    }
  })
})

/** In the design line Elegant: the longest name of the panorama. */
const LONG_NAME = 'Wandnischen: Langnische Messing beleuchtet'

test('IMG-1 with a mouse a panorama shows the whole name of the spot under it, inside the frame', async ({
  page,
  configurator,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(BUYERS.ben.email)
  await configurator.open(`${UNIT_PATH}/configurator/bad-360?p010=elegant`)
  const panorama = page.getByRole('main').getByRole('group').first()
  const seen = panorama.locator('button[data-behind="false"]')
  // The picture all round comes some time after the flat one.
  await expect(seen.filter({ hasText: LONG_NAME })).toBeVisible({ timeout: 15_000 })
  const frame = await panorama.boundingBox()
  expect(await seen.count()).toBeGreaterThan(2)
  let pointed = 0
  for (const spot of await seen.all()) {
    const dot = await spot.boundingBox()
    if (frame === null || dot === null) throw new Error('not shown')
    // A dot at the edge is cut itself, and one under a panel cannot be pointed at.
    if (dot.x < frame.x || dot.x + dot.width > frame.x + frame.width) continue
    if (await spot.evaluate(isCovered)) continue
    pointed++
    const label = spot.locator('span').last()
    await spot.hover({ force: true })
    await expect(label).toHaveCSS('opacity', '1')
    expect(await label.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
    const words = await label.boundingBox()
    expect(words?.x).toBeGreaterThanOrEqual(frame.x)
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(frame.x + frame.width)
  }
  expect(pointed).toBeGreaterThan(1)
})

/** Whether something else lies over its middle. */
function isCovered(node: Element): boolean {
  const { x, y, width, height } = node.getBoundingClientRect()
  return !node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

async function lookAtUpright(page: Page, configurator: ConfiguratorPage): Promise<void> {
  const area = page.getByRole('main').getByRole('group').first()
  const { width, height } = await measureSize(area)
  expect((width * height) / (390 * 844)).toBeGreaterThanOrEqual(0.55)
  const end = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)
  const way = await page.getByRole('link', { name: /^Weiter: / }).boundingBox()
  const first = configurator.options.locator('[aria-expanded], [aria-checked]').first()
  expect(end(await first.boundingBox())).toBeLessThanOrEqual(way?.y ?? 0)
  // Opened, its options show below the whole picture.
  await configurator.openItem('Wandfliesen Bad')
  const option = configurator.optionsOf('Wandfliesen Bad').first()
  await expect.poll(async () => end(await option.boundingBox())).toBeLessThanOrEqual(way?.y ?? 0)
  expect((await configurator.item('Wandfliesen Bad').boundingBox())?.y).toBeGreaterThanOrEqual(
    end(await area.boundingBox()) - 20,
  )
}

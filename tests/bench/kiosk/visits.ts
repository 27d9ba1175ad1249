import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { seededRandom } from '#shared/testing/seeded-random.ts'

const PANORAMA = 'bad-360'
const FLOOR_PLAN = 'floor-plan'
const MOST_ROOMS = 2
const OPTIONS_OF_A_ROOM = 2
/** ms until a graphics context that was given back is gone. */
const GRAPHICS_GONE_MS = 1_200
const PANORAMA_LIMIT_MS = 30_000
const TOUCH_LIMIT_MS = 5_000
const MOST_TOUCHES = 6

/** Who ends a visit: the visitor by the button, nobody (the countdown), or the portal. */
export type VisitEnd = 'button' | 'countdown' | 'order'

export interface VisitPlan {
  /** Also the seed of what is touched. */
  readonly number: number
  readonly hasPanorama: boolean
  readonly end: VisitEnd
  /** Has the portal order that the visit be forgotten. */
  readonly order: () => Promise<void>
}

export interface VisitFacts {
  readonly options: number
  /** Textures on the graphics card after the panorama was left; null = it was not opened. */
  readonly texturesLeft: number | null
}

/** What a visitor writes into a form; every visitor something else. */
export function getWords(visit: number): string {
  return `besucherin-${visit}-von-heute`
}

/**
 * One visit, from the first touch on the pictures until the pictures are back: a home, rooms, options, a form and sometimes the
 * 360° view, by real touches. The page has to show the pictures.
 */
export async function visit(page: Page, plan: VisitPlan): Promise<VisitFacts> {
  const random = seededRandom(plan.number)
  await page.evaluate((number) => Object.assign(window, { visitNumber: number }), plan.number)
  const begin = plan.number % 4 === 0 ? 'Begin in English' : /Zum Beginnen berühren/
  await page.getByTestId('attract').getByRole('button', { name: begin }).tap()
  await page.getByTestId('attract').waitFor({ state: 'detached' })
  await page.getByRole('article').first().getByRole('link').tap()
  await page.getByTestId('unit-total').waitFor()
  await closeDialog(page)
  const links = page.locator(`[data-room]:not([data-room="${PANORAMA}"], [data-room="${FLOOR_PLAN}"]) a`)
  const count = await links.count()
  const rooms = random.integer(1, MOST_ROOMS)
  let options = 0
  for (let room = 0; room < rooms; room += 1) {
    await go(links.nth(random.integer(0, count - 1)))
    options += await chooseSome(page)
  }
  const texturesLeft = plan.hasPanorama ? await lookAround(page, links.first()) : null
  await fillForm(page, plan.number)
  await end(page, plan)
  return { options, texturesLeft }
}

async function go(link: Locator): Promise<void> {
  await touch(link)
  await link.and(link.page().locator('[aria-current]')).waitFor()
  await link.page().getByRole('main').locator('[data-settled="true"]').waitFor({ state: 'attached' })
}

/** What opens by itself above a room (UPG-21) may come at any moment: it is closed, as a visitor would. */
async function touch(target: Locator): Promise<void> {
  const page = target.page()
  for (let tries = 1; ; tries += 1) {
    await closeDialog(page)
    try {
      await target.tap({ timeout: TOUCH_LIMIT_MS })
      return
    } catch (error) {
      if (tries === MOST_TOUCHES) throw error
    }
  }
}

/** Opens what can be opened first and chooses there. Answers how many options it has touched. */
async function chooseSome(page: Page): Promise<number> {
  const free = page.locator(
    '#options [data-item] :not([data-invalid]) > [role=radio][aria-checked=false]:not([aria-disabled=true])',
  )
  let chosen = 0
  const headers = page.locator('#options [aria-expanded][aria-controls^="panel-"]')
  const count = Math.min(OPTIONS_OF_A_ROOM, await headers.count())
  for (let item = 0; item < count; item += 1) {
    const header = headers.nth(item)
    if ((await header.getAttribute('aria-expanded')) !== 'true') await touch(header)
    const option = free.first()
    if (!(await option.isVisible())) continue
    await touch(option)
    chosen += 1
    await closeDialog(page)
  }
  return chosen
}

/** There and back. Answers the textures that are left. */
async function lookAround(page: Page, other: Locator): Promise<number> {
  await touch(page.locator(`[data-room="${PANORAMA}"] a`))
  const canvas = page.getByRole('main').locator('canvas')
  await canvas.waitFor({ timeout: PANORAMA_LIMIT_MS })
  await page.waitForFunction('window.countTextures() > 0')
  const box = await canvas.boundingBox()
  if (box !== null) await drag(page, box.x + box.width / 2, box.y + box.height / 2)
  await go(other)
  await wait(GRAPHICS_GONE_MS)
  return getTextures(page)
}

async function drag(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 20, { steps: 4 })
  await page.mouse.up()
}

async function fillForm(page: Page, visit: number): Promise<void> {
  const contact = page.getByRole('complementary').getByRole('button', { name: /^(Kontakt|Contact)/ })
  const fields = page.getByRole('dialog').getByRole('textbox')
  for (let isOpen = false; !isOpen; ) {
    await touch(contact)
    isOpen = await fields
      .first()
      .waitFor({ timeout: TOUCH_LIMIT_MS })
      .then(
        () => true,
        () => false,
      )
  }
  await fields.first().fill(getWords(visit))
  await fields.nth(1).fill(`${getWords(visit)}@example.com`)
}

async function end(page: Page, plan: VisitPlan): Promise<void> {
  switch (plan.end) {
    case 'button':
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^(Beenden|Finish)$/ }).tap()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Beenden und löschen|End and delete)/ })
        .tap()
      break
    case 'order':
      await plan.order()
      break
    case 'countdown':
      break
  }
  // A new document knows nothing of the number.
  await page.waitForFunction(
    () => !('visitNumber' in window) && document.querySelector('[data-testid="attract"] img') !== null,
    undefined,
    { timeout: 90_000 },
  )
}

async function closeDialog(page: Page): Promise<void> {
  for (let turn = 0; turn < 3 && (await page.getByRole('dialog').count()) > 0; turn += 1) {
    await page.keyboard.press('Escape')
    await wait(100)
  }
}

/** In the page before its own scripts: counts what lies on the graphics card (`window.countTextures()`). */
export function installTextureCounter(): void {
  const live = new Map<WeakRef<WebGL2RenderingContext>, number>()
  const refs = new WeakMap<WebGL2RenderingContext, WeakRef<WebGL2RenderingContext>>()
  const change = (context: WebGL2RenderingContext, by: number) => {
    const ref = refs.get(context) ?? new WeakRef(context)
    refs.set(context, ref)
    live.set(ref, (live.get(ref) ?? 0) + by)
  }
  const own = Object.getOwnPropertyDescriptors(WebGL2RenderingContext.prototype)
  const { value: create } = own.createTexture
  const { value: remove } = own.deleteTexture
  if (create === undefined || remove === undefined) return
  WebGL2RenderingContext.prototype.createTexture = function () {
    change(this, 1)
    return create.call(this)
  }
  WebGL2RenderingContext.prototype.deleteTexture = function (texture) {
    if (texture !== null) change(this, -1)
    remove.call(this, texture)
  }
  const countTextures = () => {
    let sum = 0
    for (const [ref, count] of live) {
      const context = ref.deref()
      if (context !== undefined && !context.isContextLost()) sum += count
    }
    return sum
  }
  Object.assign(window, { countTextures })
}

export async function getTextures(page: Page): Promise<number> {
  return Number(await page.evaluate('window.countTextures()'))
}

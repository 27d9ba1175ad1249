import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Locator, Page, Request } from 'playwright'
import * as z from 'zod/mini'
import { installTouchRecorder, type TouchRecord, TouchRecordsSchema, UNIT_TOUCH } from './touch-recorder.ts'

/** Between clicks: writes, prefetching and fades come to rest, as between the touches of a person. */
export const REST_MS = 450
/** Between reaching something and pressing: what hovering paints is no part of the touch. */
const HOVER_MS = 100
/** So long a finger stays down in a tap; without it, the press would wait for the release as for its own frame. */
const PRESS_MS = 80
/** So long without a picture on its way, and all have come. */
const QUIET_MS = 700
const LOADING_LIMIT_MS = 180_000

/** A fresh page that records touches. */
export interface UnitPage {
  readonly page: Page
  /** A real click, as the browser gets it from a mouse. */
  readonly click: (target: Locator) => Promise<void>
  /** The same, and recorded. False = it led to nothing, such as to a question first, and is no answer to measure. */
  readonly touch: (target: Locator) => Promise<boolean>
  /** Until no picture is on its way any more. */
  readonly untilLoaded: () => Promise<void>
  /** Ends the page and answers what it recorded of touches that led to something. */
  readonly end: () => Promise<TouchRecord[]>
}

interface UnitPageOptions {
  readonly url: string
  /** Bearer token; null = nobody is logged in. */
  readonly token: string | null
  /** Times that the processor is slower, once everything is loaded. */
  readonly slowdown: number
  /** Before the page is opened, such as other answers of the server's. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

/** Opens a unit in a fresh page and waits until all is loaded and prefetched. */
export async function openUnitPage(browser: Browser, options: UnitPageOptions): Promise<UnitPage> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  // A busy machine is slow to open a page; what is measured begins later.
  context.setDefaultTimeout(LOADING_LIMIT_MS)
  const page = await context.newPage()
  // Nobody is asked about statistics while touches are measured.
  await context.addInitScript(() => window.localStorage.setItem('cookie_consent_statistics', 'false'))
  if (options.token !== null)
    await page.addInitScript((value) => window.localStorage.setItem('token', value), options.token)
  await page.addInitScript(installTouchRecorder, UNIT_TOUCH)
  await options.prepare?.(context)
  const untilLoaded = watchPictures(page)
  await page.goto(options.url)
  await page.getByTestId('unit-total').waitFor()
  await page.getByRole('main').locator('[data-settled="true"]').waitFor({ state: 'attached' })
  await untilLoaded()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown })
  const click = async (target: Locator) => clickAt(cdp, await computeCentre(target))
  return {
    page,
    click,
    untilLoaded,
    touch: async (target) => {
      await target.scrollIntoViewIfNeeded()
      await page.waitForTimeout(REST_MS)
      await page.evaluate('window.expectTouch()')
      await click(target)
      await page.waitForTimeout(REST_MS)
      return z.parse(z.boolean(), await page.evaluate('window.isLastAnswered()'))
    },
    end: async () => {
      const records = z.parse(TouchRecordsSchema, await page.evaluate('window.takeTouchRecords()'))
      await context.close()
      return records.filter((record) => record.isAnswered)
    },
  }
}

/** Answers a function that waits until the pictures have come. The page's event stream stays open, so it is no use to wait for a quiet network. */
function watchPictures(page: Page): () => Promise<void> {
  const running = new Set<Request>()
  let lastAt = Date.now()
  const note = (request: Request, isRunning: boolean) => {
    if (request.resourceType() !== 'image') return
    lastAt = Date.now()
    if (isRunning) running.add(request)
    else running.delete(request)
  }
  page.on('request', (request) => note(request, true))
  page.on('requestfinished', (request) => note(request, false))
  page.on('requestfailed', (request) => note(request, false))
  return async () => {
    const end = Date.now() + LOADING_LIMIT_MS
    while (Date.now() < end) {
      if (running.size === 0 && Date.now() - lastAt > QUIET_MS) return
      await wait(50)
    }
    throw new Error('The pictures do not come to an end')
  }
}

async function computeCentre(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('What should be clicked is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function clickAt(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const click = { x, y, button: 'left' as const, clickCount: 1, pointerType: 'mouse' as const }
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  await wait(HOVER_MS)
  await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click })
  await wait(PRESS_MS)
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click })
}

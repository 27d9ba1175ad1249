// From a real click on an option to the repaint of picture frame, option and total (Event Timing), pictures on.
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import * as z from 'zod/mini'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, type Portal, removeFolder, startPortal } from '#tests/support/portal.ts'
import { launchChromium } from './browser.ts'
import { atMost, quantile, type Row, report } from './rows.ts'
import { installTouchRecorder, type TouchRecord, TouchRecordsSchema } from './touch-recorder.ts'

const CLICKS = 32
const SHARE = 0.75
/** Between clicks: writes, prefetching and fades come to rest, as between the touches of a person. */
const REST_MS = 450
/** Between reaching an option and pressing: what hovering paints is no part of the touch. */
const HOVER_MS = 100
const ROOMS = ['bathroom', 'kitchen']
const PHASES = [
  { name: 'full speed', slowdown: 1, limit: 32 },
  { name: '4 × slower processor', slowdown: 4, limit: 100 },
]

const folder = newDataFolder('touch')
const portal = await startPortal({ dataFolder: folder })
const browser = await launchChromium()
try {
  const rows: Row[] = []
  for (const { name, slowdown, limit } of PHASES) {
    const touches: TouchRecord[] = []
    for (const room of ROOMS) touches.push(...(await touchOptions(browser, portal, room, slowdown)))
    rows.push(...rowsOf(name, limit, touches))
  }
  report(rows)
} finally {
  await browser.close()
  await portal.stop()
  removeFolder(folder)
}

function rowsOf(name: string, limit: number, touches: readonly TouchRecord[]): Row[] {
  // Without an entry, or with a frame that did not show the choice yet, a touch counts as failed.
  const durations = touches.map((touch) =>
    touch.duration === null || !touch.isShownAtOnce ? Infinity : touch.duration,
  )
  const p75 = quantile(durations, SHARE)
  const missing = touches.filter((touch) => touch.duration === null).length
  const late = touches.filter((touch) => !touch.isShownAtOnce).length
  const withPicture = touches.filter((touch) => touch.isPictureShownAtOnce).length
  return [
    {
      name: `touch to repaint, ${name}, 75th percentile`,
      figure: `${p75} ms (median ${quantile(durations, 0.5)} ms, ${touches.length} clicks, ${missing} without entry, ${late} late)`,
      value: p75,
      bar: atMost(limit, 'ms'),
    },
    {
      name: `picture complete in that same frame, ${name}`,
      figure: `${withPicture} of ${touches.length}`,
      value: withPicture / touches.length,
      bar: null,
    },
  ]
}

/** A fresh page in one room; clicks from option to option and records each touch. */
async function touchOptions(
  chromium: Browser,
  { url }: Portal,
  room: string,
  slowdown: number,
): Promise<TouchRecord[]> {
  const context = await chromium.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const token = await logIn(url, BUYERS.ben.email)
  await page.addInitScript((value) => window.localStorage.setItem('token', value), token)
  await page.addInitScript(installTouchRecorder)
  await page.goto(`${url}/bp/demo/lindenhof/a-12/configurator/${room}`)
  await page.getByTestId('unit-total').waitFor()
  await page.waitForLoadState('networkidle')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await clickThrough(page, cdp)
  const records = z.parse(TouchRecordsSchema, await page.evaluate('window.takeTouchRecords()'))
  await context.close()
  if (records.length !== CLICKS) throw new Error(`${room}: ${records.length} of ${CLICKS} clicks chose something`)
  return records
}

async function clickThrough(page: Page, cdp: CDPSession): Promise<void> {
  let clicks = 0
  const headers = page.locator('#options [aria-expanded]')
  for (let item = 0; clicks < CLICKS; item = (item + 1) % (await headers.count())) {
    const header = headers.nth(item)
    if ((await header.getAttribute('aria-expanded')) !== 'true') {
      await header.scrollIntoViewIfNeeded()
      await clickAt(cdp, await centreOf(header))
      await page.waitForTimeout(REST_MS)
    }
    // Inside of the open row: the user menu beside it has radios of its own.
    const options = page.locator('#options [data-item] [role=radio][aria-checked=false]:not([aria-disabled=true])')
    for (let turn = 0; turn < 4 && clicks < CLICKS && (await options.count()) > 0; turn++) {
      const option = options.nth(turn % (await options.count()))
      await option.scrollIntoViewIfNeeded()
      await page.waitForTimeout(REST_MS)
      await page.evaluate('window.expectTouch()')
      await clickAt(cdp, await centreOf(option))
      clicks += 1
      await page.waitForTimeout(REST_MS)
    }
  }
}

async function centreOf(locator: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('What should be clicked is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A real click, as the browser gets it from a mouse. */
async function clickAt(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const click = { x, y, button: 'left' as const, clickCount: 1, pointerType: 'mouse' as const }
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  await wait(HOVER_MS)
  await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...click })
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click })
}

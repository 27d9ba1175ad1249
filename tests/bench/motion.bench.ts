// Frames a second while the pointer moves over the picture, and while the picture goes to an item.
import type { Page } from 'playwright'
import * as z from 'zod/mini'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { launchChromium } from './browser.ts'
import { atLeast, median, quantile, type Row, report } from './rows.ts'
import { openUnitPage, REST_MS } from './unit-page.ts'

const PHASES = [
  { name: 'full speed', slowdown: 1, limit: 60 },
  { name: '4 × slower processor', slowdown: 4, limit: 30 },
]
/** A hand over the whole picture, to and fro. */
const SWEEP_STEPS = 60
const SWEEPS = 4
/** From item to item. */
const FLIGHTS = 8
/** ms from the touch on; the picture has come to rest by then. */
const FLIGHT_MS = 700
const ROOM = 'living'

/** In the page: the times at which frames begin, ms. */
const RECORD = `window.frameTimes = []; (function next() { requestAnimationFrame((at) => { window.frameTimes.push(at); next() }) })()`

const folder = newDataFolder('motion')
const portal = await startPortal({ dataFolder: folder })
const browser = await launchChromium()
try {
  const token = await logIn(portal.url, BUYERS.ben.email)
  const url = `${portal.url}/bp/demo/lindenhof/a-12/configurator/${ROOM}`
  const rows: Row[] = []
  for (const { name, slowdown, limit } of PHASES) {
    const { page, end } = await openUnitPage(browser, { url, token, slowdown })
    await page.evaluate(RECORD)
    const hover = await framesWhile(page, () => sweep(page))
    const flights: number[] = []
    const spots = page.locator('[data-spot] button')
    const count = await spots.count()
    if (count < 2) throw new Error('The picture has no items to go to')
    for (let flight = 0; flight < FLIGHTS; flight++) {
      await spots.nth(flight % count).focus()
      await page.waitForTimeout(REST_MS)
      const frames = framesWhile(page, () => page.waitForTimeout(FLIGHT_MS))
      await page.keyboard.press('Enter')
      flights.push(...(await frames))
    }
    await end()
    for (const [what, intervals] of [
      ['pointer over the picture', hover],
      ['picture goes to an item', flights],
    ] as const) {
      const perSecond = Math.round(1_000 / mean(intervals))
      rows.push({
        name: `${what}, ${name}`,
        figure: `${perSecond} frames a second (median ${median(intervals).toFixed(1)} ms, 95th percentile ${quantile(intervals, 0.95).toFixed(1)} ms, ${intervals.length} frames)`,
        value: perSecond,
        bar: atLeast(limit, 'frames a second'),
      })
    }
  }
  report(rows)
} finally {
  await browser.close()
  await portal.stop()
  removeFolder(folder)
}

/** Times between the frames that begin while something happens, ms. */
async function framesWhile(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate('window.frameTimes.length = 0')
  await work()
  const times = z.parse(z.array(z.number()), await page.evaluate('window.frameTimes'))
  return times.slice(1).map((at, index) => at - (times[index] ?? at))
}

async function sweep(page: Page): Promise<void> {
  const box = await page.locator('[data-settled="true"]').first().boundingBox()
  if (box === null) throw new Error('There is no picture')
  for (let turn = 0; turn < SWEEPS; turn++) {
    const y = box.y + box.height * (0.3 + 0.15 * turn)
    await page.mouse.move(box.x + (turn % 2 === 0 ? 8 : box.width - 8), y)
    await page.mouse.move(box.x + (turn % 2 === 0 ? box.width - 8 : 8), y, { steps: SWEEP_STEPS })
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

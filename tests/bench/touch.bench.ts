// From a real click on an option to the repaint of picture frame, option and total (Event Timing), pictures on.
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { bigUnit } from './big-unit.ts'
import { launchChromium } from './browser.ts'
import { atMost, type Row, report } from './rows.ts'
import { feltDurations, getFigure, p75 } from './touch-figures.ts'
import type { TouchRecord } from './touch-recorder.ts'
import { openUnitPage, REST_MS, type UnitPage } from './unit-page.ts'

const CLICKS = 32
const PHASES = [
  { name: 'full speed', slowdown: 1, limit: 32 },
  { name: '4 × slower processor', slowdown: 4, limit: 100 },
]

const folder = newDataFolder('touch')
const portal = await startPortal({ dataFolder: folder })
const browser = await launchChromium()
try {
  const token = await logIn(portal.url, BUYERS.ben.email)
  const big = await bigUnit(portal.url)
  const sample = ['bathroom', 'kitchen'].map((room) => ({
    url: `${portal.url}/bp/demo/lindenhof/a-12/configurator/${room}`,
    token,
  }))
  const units = [
    { name: 'sample project', pages: sample },
    {
      name: '1,000 items',
      pages: [0, 1].map((room) => ({ url: big.roomUrl(room), token: null, prepare: big.prepare })),
    },
  ]
  const rows: Row[] = []
  for (const { name, slowdown, limit } of PHASES) {
    for (const unit of units) {
      const touches: TouchRecord[] = []
      for (const options of unit.pages) {
        const unitPage = await openUnitPage(browser, { ...options, slowdown })
        await clickThrough(unitPage)
        const records = await unitPage.end()
        if (records.length !== CLICKS)
          throw new Error(`${options.url}: ${records.length} of ${CLICKS} clicks chose something`)
        touches.push(...records)
      }
      rows.push(...listRows(`${unit.name}, ${name}`, limit, touches))
    }
  }
  report(rows)
} finally {
  await browser.close()
  await portal.stop()
  removeFolder(folder)
}

function listRows(name: string, limit: number, touches: readonly TouchRecord[]): Row[] {
  const value = p75(feltDurations(touches, 'choice'))
  const withPicture = touches.filter((touch) => touch.isPictureShownAtOnce).length
  return [
    {
      name: `touch to repaint, ${name}, 75th percentile`,
      figure: getFigure(touches, 'choice'),
      value,
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

/** Clicks from option to option, item after item, and records each touch. */
async function clickThrough({ page, click, touch }: UnitPage): Promise<void> {
  let clicks = 0
  const headers = page.locator('#options [aria-expanded][aria-controls^="panel-"]')
  for (let item = 0; clicks < CLICKS; item = (item + 1) % (await headers.count())) {
    const header = headers.nth(item)
    if ((await header.getAttribute('aria-expanded')) !== 'true') {
      await header.scrollIntoViewIfNeeded()
      await click(header)
      await page.waitForTimeout(REST_MS)
    }
    // Inside of the open row: the user menu beside it has radios of its own.
    // One that does not fit leads to a dialog, which is another thing to measure.
    const options = page.locator(
      '#options [data-item] :not([data-invalid]) > [role=radio][aria-checked=false]:not([aria-disabled=true])',
    )
    for (let turn = 0; turn < 4 && clicks < CLICKS && (await options.count()) > 0; turn++) {
      await touch(options.nth(turn % (await options.count())))
      clicks += 1
    }
  }
}

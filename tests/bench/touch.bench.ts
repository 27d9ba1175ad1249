// From a real click on an option to the repaint of picture frame, option and total (Event Timing), pictures on.
import type { Locator, Page } from 'playwright'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { bigUnit } from './big-unit.ts'
import { launchChromium } from './browser.ts'
import { atMost, type Row, report } from './rows.ts'
import { feltDurations, getFigure, p75 } from './touch-figures.ts'
import type { TouchRecord } from './touch-recorder.ts'
import { openUnitPage, REST_MS, type UnitPage } from './unit-page.ts'

const CLICKS = 32
/** Some lead to a question first; those are not counted. */
const MOST_ATTEMPTS = 3 * CLICKS
/** Of one item, before the next one. */
const CLICKS_PER_ITEM = 4
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
async function clickThrough(unitPage: UnitPage): Promise<void> {
  const { page, touch } = unitPage
  const headers = page.locator('#options [data-item] [aria-expanded][aria-controls^="panel-"]')
  // Inside of the open row: upgrades beside it are radios, too. One that does not fit leads to a dialog, which is
  // another thing to measure.
  const options = page.locator(
    '#options [data-item] :not([data-invalid]) > [role=radio][aria-checked=false]:not([aria-disabled=true])',
  )
  let [clicks, attempts] = [0, 0]
  for (let item = 0; clicks < CLICKS; item++) {
    await openItem(unitPage, headers.nth(item % (await headers.count())))
    for (let turn = 0; turn < CLICKS_PER_ITEM && clicks < CLICKS; turn++) {
      const count = await options.count()
      if (count === 0 || ++attempts > MOST_ATTEMPTS) break
      if (await touch(options.nth(turn % count))) clicks += 1
      await closeDialog(page)
    }
    if (item > MOST_ATTEMPTS || attempts > MOST_ATTEMPTS)
      throw new Error(`${page.url()}: ${clicks} of ${attempts} clicks on options chose something`)
  }
}

async function openItem({ page, click }: UnitPage, header: Locator): Promise<void> {
  // What opens by itself above a room may come at any moment (UPG-21).
  await closeDialog(page)
  if ((await header.getAttribute('aria-expanded')) === 'true') return
  await header.scrollIntoViewIfNeeded()
  await click(header)
  await page.waitForTimeout(REST_MS)
}

/** What asks before it chooses covers all others. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) === 0) return
  await page.keyboard.press('Escape')
  await dialog.first().waitFor({ state: 'detached' })
}

// From a real click on a room to its painted picture (Event Timing), pictures prefetched.
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { bigUnit } from './big-unit.ts'
import { launchChromium } from './browser.ts'
import { atMost, type Row, report } from './rows.ts'
import { feltDurations, getFigure, p75 } from './touch-figures.ts'
import { openUnitPage, type UnitPage } from './unit-page.ts'

const SWITCHES = 24
const PHASES = [
  { name: 'full speed', slowdown: 1, limit: 64 },
  { name: '4 × slower processor', slowdown: 4, limit: 200 },
]
/** The panorama is drawn by the graphics card, without a picture to prefetch; the floor plan may open its upgrades. */
const LEFT_OUT = ['bad-360', 'floor-plan'].map((room) => `:not([data-room="${room}"])`).join('')

const folder = newDataFolder('rooms')
const portal = await startPortal({ dataFolder: folder })
const browser = await launchChromium()
try {
  const token = await logIn(portal.url, BUYERS.ben.email)
  const big = await bigUnit(portal.url)
  const units = [
    { name: 'sample project', url: `${portal.url}/bp/demo/lindenhof/a-12/configurator/bathroom`, token },
    { name: '1,000 items', url: big.roomUrl(0), token: null, prepare: big.prepare },
  ]
  const rows: Row[] = []
  for (const { name, slowdown, limit } of PHASES) {
    for (const { name: unit, ...options } of units) {
      const unitPage = await openUnitPage(browser, { ...options, slowdown })
      await switchThrough(unitPage)
      const touches = await unitPage.end()
      if (touches.length !== SWITCHES) throw new Error(`${unit}: ${touches.length} of ${SWITCHES} clicks recorded`)
      rows.push({
        name: `room switch to painted picture, ${unit}, ${name}, 75th percentile`,
        figure: getFigure(touches, 'picture'),
        value: p75(feltDurations(touches, 'picture')),
        bar: atMost(limit, 'ms'),
      })
    }
  }
  report(rows)
} finally {
  await browser.close()
  await portal.stop()
  removeFolder(folder)
}

/** From each room to the next one of the menu, and from the last to the first. */
async function switchThrough({ page, touch, untilLoaded }: UnitPage): Promise<void> {
  const links = page.locator(`[data-room]${LEFT_OUT} a`)
  const count = await links.count()
  const current = await links.evaluateAll((all) => all.findIndex((link) => link.hasAttribute('aria-current')))
  for (let step = 1; step <= SWITCHES; step++) {
    const link = links.nth((current + step) % count)
    await touch(link)
    if ((await link.getAttribute('aria-current')) === null) throw new Error(`Step ${step} did not lead to its room`)
    await untilLoaded()
  }
}

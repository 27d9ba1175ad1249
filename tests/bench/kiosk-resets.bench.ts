// A thousand visitors, one after the other, in one page of the kiosk: nothing of them stays, and it takes no more memory.
// KIOSK_RESETS=300 for fewer.
import type { CDPSession, Page } from 'playwright'
import { QUICK_CONTEXTS } from '#tests/support/chromium.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { type PairedKiosk, startPairedKiosk } from '#tests/support/paired-kiosk.ts'
import { launchChromium } from './browser.ts'
import { type MemorySample, computeMedian, takeSample } from './kiosk/memory.ts'
import { countInMemory, filesWith, computeRemains } from './kiosk/remains.ts'
import { installTextureCounter, getTextures, visit, type VisitEnd, getWords } from './kiosk/visits.ts'
import { atMost, type Row, report } from './rows.ts'

const VISITS = Number(process.env['KIOSK_RESETS'] ?? 1_000)
/** From here on the page has loaded everything once, and the browser has settled. */
const SETTLED = Math.ceil(VISITS / 4)
const SAMPLE_EVERY = Math.max(1, Math.ceil(VISITS / 100))
const PANORAMA_EVERY = 5
const ORDER_EVERY = 40
const COUNTDOWN_EVERY = 200
const MB = 1_000_000

type Bytes = 'heap' | 'resident' | 'proportional' | 'own'

interface Run {
  readonly samples: MemorySample[]
  /** What was found of a visitor after the visit. */
  readonly remains: string[]
  readonly pageErrors: string[]
  options: number
  panoramas: number
  texturesLeft: number
  inMemory: number
}

const folder = newDataFolder('kiosk-resets')
const portal = await startPortal({ dataFolder: folder })
// A kiosk's window has no address bar, so nothing is loaded behind it.
const browser = await launchChromium(['--enable-unsafe-swiftshader', QUICK_CONTEXTS])
const kiosk = await startPairedKiosk(portal.url, { idle_seconds: 15, countdown_seconds: 5 })
try {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1920, height: 1080 }, hasTouch: true })
  await context.addInitScript(installTextureCounter)
  const page = await context.newPage()
  const run = await runVisits(page, await context.newCDPSession(page), kiosk)
  const onDisk = filesWith(kiosk.host.dataFolder, getWords(VISITS).slice(0, 'besucherin-'.length))
  report(listRows(run, onDisk))
} finally {
  await browser.close()
  await kiosk.host.stop()
  await portal.stop()
  removeFolder(folder)
}

async function runVisits(page: Page, cdp: CDPSession, { host, order }: PairedKiosk): Promise<Run> {
  const run: Run = { samples: [], remains: [], pageErrors: [], options: 0, panoramas: 0, texturesLeft: 0, inMemory: 0 }
  // Said at once: a run takes long, and may be ended before its time.
  const note = (list: string[], line: string) => {
    list.push(line)
    console.error(line)
  }
  page.on('pageerror', (error) => note(run.pageErrors, String(error)))
  await cdp.send('Performance.enable')
  await page.goto(host.url)
  await page.getByTestId('attract').locator('img').first().waitFor()
  const roots = [await browserProcess(), host.pid()]
  const history = await page.evaluate(() => window.history.length)
  for (let number = 1; number <= VISITS; number += 1) {
    const facts = await visit(page, {
      number,
      hasPanorama: number % PANORAMA_EVERY === 0,
      end: makeEnd(number),
      order: () => orderReset(page, order),
    })
    run.options += facts.options
    if (facts.texturesLeft !== null) run.panoramas += 1
    run.texturesLeft = Math.max(run.texturesLeft, facts.texturesLeft ?? 0, await getTextures(page))
    for (const what of await computeRemains(page, history)) note(run.remains, `visit ${number}: ${what}`)
    if (number % SAMPLE_EVERY === 0 || number === VISITS) {
      const sample = await takeSample(cdp, number, roots)
      run.samples.push(sample)
      console.info(JSON.stringify(sample))
    }
    // As the program does it once a visit's page is gone (`electron/main/shell.ts`); what it took counts for the sample.
    await cdp.send('Memory.simulatePressureNotification', { level: 'critical' })
  }
  run.inMemory = await countInMemory(cdp, 'besucherin-')
  return run
}

function makeEnd(number: number): VisitEnd {
  if (number % COUNTDOWN_EVERY === 0) return 'countdown'
  return number % ORDER_EVERY === 0 ? 'order' : 'button'
}

/** The page asks its host every ten seconds, and when it comes into sight: so that nobody waits here. */
async function orderReset(page: Page, order: PairedKiosk['order']): Promise<void> {
  await order('reset')
  await page.evaluate(() => {
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 500)
  })
}

async function browserProcess(): Promise<number> {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  const found = processInfo.find(({ type }) => type === 'browser')
  if (found === undefined) throw new Error('The browser has no process')
  return found.id
}

function listRows(run: Run, onDisk: readonly string[]): Row[] {
  const { samples, remains, pageErrors } = run
  for (const path of onDisk) console.error(`on the disk: ${path}`)
  const width = Math.ceil(VISITS / 20)
  const first = [SETTLED, SETTLED + width] as const
  const last = [VISITS - width, VISITS] as const
  const change = (figure: 'nodes' | 'listeners') =>
    computeMedian(samples, figure, last) - computeMedian(samples, figure, first)
  const growth = (figure: Bytes) =>
    (computeMedian(samples, figure, last) / computeMedian(samples, figure, first) - 1) * 100
  const megabytes = (figure: Bytes) =>
    [first, last].map((span) => `${(computeMedian(samples, figure, span) / MB).toFixed(1)} MB`).join(' → ')
  const left = remains.length + run.inMemory + onDisk.length
  const count = (name: string, value: number, what: string): Row => ({
    name: `kiosk: ${name}`,
    figure: String(value),
    value,
    bar: atMost(0, what),
  })
  const since = `visit ${SETTLED} to ${VISITS}`
  return [
    { name: 'kiosk: visits in one page, each forgotten', figure: `${VISITS}`, value: VISITS, bar: null },
    { name: 'kiosk: options chosen', figure: `${run.options}`, value: run.options, bar: null },
    { name: 'kiosk: 360° views opened', figure: `${run.panoramas}`, value: run.panoramas, bar: null },
    count('left of a visitor in storages, cookies, caches, fields, history, memory and on the disk', left, 'of it'),
    count('errors of the page', pageErrors.length, 'errors'),
    {
      name: `kiosk: growth of the page's heap, ${since}`,
      figure: `${growth('heap').toFixed(2)} % (${megabytes('heap')})`,
      value: growth('heap'),
      bar: atMost(3, '%'),
    },
    count(`more nodes, ${since}`, change('nodes'), 'nodes'),
    count(`more listeners, ${since}`, change('listeners'), 'listeners'),
    count('textures left behind', run.texturesLeft, 'textures'),
    ...(samples.some(({ resident }) => resident === 0)
      ? []
      : [
          {
            name: 'kiosk: memory of browser and host at the end, what processes share counted once',
            figure: `${Math.round(computeMedian(samples, 'proportional', last) / MB)} MB`,
            value: computeMedian(samples, 'proportional', last) / MB,
            bar: atMost(1_000, 'MB'),
          },
          {
            name: `kiosk: growth of what is theirs alone of it, ${since}`,
            figure: `${growth('own').toFixed(1)} % (${megabytes('own')})`,
            value: growth('own'),
            bar: atMost(5, '%'),
          },
          {
            name: 'kiosk: all of it, what processes share counted for each',
            figure: `${growth('resident').toFixed(1)} % (${megabytes('resident')})`,
            value: computeMedian(samples, 'resident', last) / MB,
            bar: null,
          },
        ]),
  ]
}

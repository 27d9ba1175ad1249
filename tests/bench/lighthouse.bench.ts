// What Lighthouse says of the pages that everybody sees, on a phone and on a desktop; and how far pages jump.
// On a phone, the time that the libraries take alone is measured in the same run: a page that has nothing else.
import desktop from 'lighthouse/core/config/desktop-config.js'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { serveBarePage } from './bare-page/serve.ts'
import { launchChromium } from './browser.ts'
import { atLeast, atMost, type Row, report } from './rows.ts'

const PORT = 9_333
const PAGES = [
  { name: 'login', path: '/bp/demo/lindenhof/login', isPrivate: false },
  { name: 'dashboard', path: '/bp/demo/lindenhof/a-12/dashboard', isPrivate: true },
  { name: 'configurator', path: '/bp/demo/lindenhof/a-12/configurator/bathroom', isPrivate: true },
]
const TIMES = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  'speed index': 'speed-index',
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const MAX_SHIFT = 0.02
/** Points of 100 that a page may lose on a phone against the bare page. */
const MAX_LOSS = 5
const MIN_DESKTOP = 98
/** The stream of events never ends, so the page is never quiet: it is done before the service worker comes, after 10 s. */
const PATIENCE_MS = 9_000
/** As in electron.vite.config.ts. */
const TARGET = 'chrome150'

const folder = newDataFolder('lighthouse')
const portal = await startPortal({ dataFolder: folder })
const bare = await serveBarePage(TARGET)
const browser = await launchChromium([`--remote-debugging-port=${PORT}`])
try {
  // Lighthouse works in the browser's own context, which only this way leads to.
  const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${PORT}`)).contexts()
  if (context === undefined) throw new Error('The browser has no context of its own')
  const token = await logIn(portal.url, BUYERS.ben.email)
  // A browser that has just started takes longer over its first page than over any other.
  await scoresOf(bare.url, 'mobile')
  const bareScores = await scoresOf(bare.url, 'mobile')
  const rows: Row[] = [performanceRow('bare page', 'mobile', bareScores, null)]
  for (const form of ['mobile', 'desktop'] as const) {
    for (const { name, path, isPrivate } of PAGES) {
      await beginAnew(context, isPrivate ? token : null)
      const scores = await scoresOf(portal.url + path, form)
      const least = form === 'desktop' ? MIN_DESKTOP : (bareScores.categories['performance'] ?? 0) - MAX_LOSS
      rows.push(performanceRow(name, form, scores, atLeast(least, '')), ...otherRows(name, form, scores))
    }
  }
  report(rows)
} finally {
  await browser.close()
  await bare.stop()
  await portal.stop()
  removeFolder(folder)
}

/** Only the token in the storage; null = nobody is logged in. Caches and service workers Lighthouse itself clears. */
async function beginAnew(context: BrowserContext, token: string | null): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${portal.url}/openapi.json`)
  await page.evaluate((value) => {
    window.localStorage.clear()
    if (value !== null) window.localStorage.setItem('token', value)
  }, token)
  await page.close()
}

type Form = 'mobile' | 'desktop'

interface Scores {
  /** Category → 0..100. */
  readonly categories: Readonly<Record<string, number>>
  /** Share of the window that moved, times how far. */
  readonly shift: number
  /** First and largest paint, blocked time, as Lighthouse reckons them; for reading. */
  readonly times: string
}

async function scoresOf(url: string, form: Form): Promise<Scores> {
  const result = await lighthouse(
    url,
    { port: PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, maxWaitForLoad: PATIENCE_MS },
    form === 'desktop' ? desktop : undefined,
  )
  if (result === undefined) throw new Error(`${url}: no result`)
  const { categories, audits } = result.lhr
  if (process.env['FAILED']) {
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    console.log(url, form, failed.map(({ id, displayValue = '' }) => `${id} ${displayValue}`).join('; '))
  }
  const times = Object.entries(TIMES).map(([name, id]) => `${name} ${Math.round(audits[id]?.numericValue ?? 0)}`)
  return {
    categories: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    times: times.join(', '),
  }
}

function performanceRow(name: string, form: Form, { categories, times }: Scores, bar: Row['bar']): Row {
  const value = categories['performance'] ?? 0
  return { name: `performance, ${name}, ${form}`, figure: `${value} (${times} ms)`, value, bar }
}

function otherRows(name: string, form: Form, { categories, shift }: Scores): Row[] {
  const rows = ['accessibility', 'best-practices'].map((id) => {
    const value = categories[id] ?? 0
    return { name: `${id}, ${name}, ${form}`, figure: `${value}`, value, bar: atLeast(100, '') }
  })
  const shiftRow = { name: `layout shift, ${name}, ${form}`, figure: shift.toFixed(3), value: shift }
  return [...rows, { ...shiftRow, bar: atMost(MAX_SHIFT, '') }]
}

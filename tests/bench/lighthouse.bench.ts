// What Lighthouse says of the pages that everybody sees, on a phone and on a desktop; and how far pages jump.
// On a phone, the time that the libraries take alone is measured in the same run: a page that has nothing else.
import { constants, setPriority } from 'node:os'
import desktop from 'lighthouse/core/config/desktop-config.js'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
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
/** Lighthouse's. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const VISITS = 3
const SHOWN_MS = 3_000
/** As in electron.vite.config.ts. */
const TARGET = 'chrome150'

const folder = newDataFolder('lighthouse')
const portal = await startPortal({ dataFolder: folder })
// On a computer of its own, the server would not take the browser's processor time.
if (portal.process.pid !== undefined) setPriority(portal.process.pid, constants.priority.PRIORITY_LOW)
const bare = await serveBarePage(TARGET)
try {
  const token = await logIn(portal.url, BUYERS.ben.email)
  const bareScores = await computeScores(bare.url, 'mobile', null)
  const rows: Row[] = [performanceRow('bare page', 'mobile', bareScores, null)]
  for (const form of ['mobile', 'desktop'] as const) {
    for (const { name, path, isPrivate } of PAGES) {
      const scores = await computeScores(portal.url + path, form, isPrivate ? token : null)
      const least = form === 'desktop' ? MIN_DESKTOP : getPerformance(bareScores) - MAX_LOSS
      rows.push(performanceRow(name, form, scores, atLeast(least, '')), ...otherRows(name, form, scores))
    }
  }
  report(rows)
} finally {
  await bare.stop()
  await portal.stop()
  removeFolder(folder)
}

/** The middle one of some visits, as single ones differ by ten points on a machine that others use, too. */
async function computeScores(url: string, form: Form, token: string | null): Promise<Scores> {
  const visits: Scores[] = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await freshVisit(url, form, token))
  const inOrder = visits.toSorted((a, b) => getPerformance(a) - getPerformance(b))
  const middle = inOrder[Math.floor(VISITS / 2)]
  if (middle === undefined) throw new Error(`${url}: no visit`)
  return middle
}

/** A first visit with a browser of its own: what earlier pages leave in one counts for the next. */
async function freshVisit(url: string, form: Form, token: string | null): Promise<Scores> {
  const browser = await launchChromium([`--remote-debugging-port=${PORT}`])
  try {
    await prepare(url, token)
    return await firstVisit(url, form)
  } finally {
    await browser.close()
  }
}

/**
 * A browser that has just started takes longer over its first page than over any other, and so does a server: both
 * have shown the page once. Caches and service workers Lighthouse itself clears.
 *
 * @param token what the storage has; null = nobody is logged in
 */
async function prepare(url: string, token: string | null): Promise<void> {
  // Lighthouse works in the browser's own context, which only this way leads to.
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${PORT}`)
  const [context] = connection.contexts()
  if (context === undefined) throw new Error('The browser has no context of its own')
  const page = await context.newPage()
  await page.goto(`${portal.url}/openapi.json`)
  await page.evaluate((value) => value !== null && window.localStorage.setItem('token', value), token)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', PHONE)
  await page.goto(url)
  await page.waitForTimeout(SHOWN_MS)
  await page.close()
  // Or it would be told of everything that the measured page does.
  await connection.close()
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

async function firstVisit(url: string, form: Form): Promise<Scores> {
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

function getPerformance({ categories }: Scores): number {
  return categories['performance'] ?? 0
}

function performanceRow(name: string, form: Form, scores: Scores, bar: Row['bar']): Row {
  const value = getPerformance(scores)
  return { name: `performance, ${name}, ${form}`, figure: `${value} (${scores.times} ms)`, value, bar }
}

function otherRows(name: string, form: Form, { categories, shift }: Scores): Row[] {
  const rows = ['accessibility', 'best-practices'].map((id) => {
    const value = categories[id] ?? 0
    return { name: `${id}, ${name}, ${form}`, figure: `${value}`, value, bar: atLeast(100, '') }
  })
  const shiftRow = { name: `layout shift, ${name}, ${form}`, figure: shift.toFixed(3), value: shift }
  return [...rows, { ...shiftRow, bar: atMost(MAX_SHIFT, '') }]
}

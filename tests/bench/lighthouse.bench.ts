// What Lighthouse says of the pages that everybody sees, on a phone and on a desktop; and how far pages jump.
import desktop from 'lighthouse/core/config/desktop-config.js'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { launchChromium } from './browser.ts'
import { atLeast, atMost, type Row, report } from './rows.ts'

const PORT = 9_333
const PAGES = [
  { name: 'login', path: '/bp/demo/lindenhof/login', isPrivate: false },
  { name: 'dashboard', path: '/bp/demo/lindenhof/a-12/dashboard', isPrivate: true },
  { name: 'configurator', path: '/bp/demo/lindenhof/a-12/configurator/bathroom', isPrivate: true },
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const MAX_SHIFT = 0.02

const folder = newDataFolder('lighthouse')
const portal = await startPortal({ dataFolder: folder })
const browser = await launchChromium([`--remote-debugging-port=${PORT}`])
try {
  // Lighthouse works in the browser's own context, which only this way leads to.
  const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${PORT}`)).contexts()
  if (context === undefined) throw new Error('The browser has no context of its own')
  const token = await logIn(portal.url, BUYERS.ben.email)
  const rows: Row[] = []
  for (const form of ['mobile', 'desktop'] as const) {
    for (const page of PAGES) {
      await beginAnew(context, page.isPrivate ? token : null)
      rows.push(...(await audit(page, form)))
    }
  }
  report(rows)
} finally {
  await browser.close()
  await portal.stop()
  removeFolder(folder)
}

/** Nothing in the cache, and only the token in the storage; null = nobody is logged in. */
async function beginAnew(context: BrowserContext, token: string | null): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${portal.url}/openapi.json`)
  await page.evaluate((value) => {
    window.localStorage.clear()
    if (value !== null) window.localStorage.setItem('token', value)
  }, token)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.close()
}

async function audit({ name, path }: (typeof PAGES)[number], form: 'mobile' | 'desktop'): Promise<Row[]> {
  const url = `${portal.url}${path}`
  const result = await lighthouse(
    url,
    { port: PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, disableStorageReset: true },
    form === 'desktop' ? desktop : undefined,
  )
  if (result === undefined) throw new Error(`${url}: no result`)
  const { categories, audits } = result.lhr
  const rows: Row[] = CATEGORIES.map((id) => {
    const score = Math.round((categories[id]?.score ?? 0) * 100)
    return { name: `${id}, ${name}, ${form}`, figure: `${score}`, value: score, bar: barOf(id, form) }
  })
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1
  rows.push({
    name: `layout shift, ${name}, ${form}`,
    figure: shift.toFixed(3),
    value: shift,
    bar: atMost(MAX_SHIFT, ''),
  })
  const failed = Object.values(audits).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
  )
  if (process.env['FAILED'])
    console.log(name, form, failed.map((audit) => `${audit.id} ${audit.displayValue ?? ''}`).join('; '))
  return rows
}

function barOf(id: string, form: 'mobile' | 'desktop'): Row['bar'] {
  if (id !== 'performance') return atLeast(100, '')
  return form === 'desktop' ? atLeast(98, '') : null
}

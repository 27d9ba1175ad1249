// All scripts that a cold browser loads for the login and for the first room of the configurator, gzip.
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { launchChromium } from './browser.ts'
import { atMost, type Row, report } from './rows.ts'

const KB = 1_000
/** Long enough for everything that is loaded on idle, too. */
const SETTLE_MS = 4_000
const TOO_HEAVY: readonly (readonly [name: string, mark: RegExp])[] = [
  ['three.js', /WebGLRenderer|THREE\.\w+/],
  ['pdfmake', /pdfmake|pdfMake|PDFDocument/],
]

const folder = newDataFolder('javascript')
const portal = await startPortal({ dataFolder: folder })
const browser = await launchChromium()
try {
  const token = await logIn(portal.url, BUYERS.ben.email)
  report([
    await weigh(browser, { name: 'login', path: '/bp/demo/lindenhof/login', token: null, limit: 235 }),
    await weigh(browser, {
      name: 'configurator, first room',
      path: '/bp/demo/lindenhof/a-12/configurator',
      token,
      limit: 288,
    }),
  ])
} finally {
  await browser.close()
  await portal.stop()
  removeFolder(folder)
}

interface Visit {
  readonly name: string
  readonly path: string
  readonly token: string | null
  readonly limit: number
}

async function weigh(chromium: Browser, visit: Visit): Promise<Row> {
  const context = await chromium.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const { token } = visit
  if (token) await page.addInitScript((value) => window.localStorage.setItem('token', value), token)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts = new Map<string, string>()
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, response.url)
  })
  await page.goto(portal.url + visit.path, { waitUntil: 'load' })
  const landmark = token ? page.getByTestId('unit-total') : page.locator('input[type=password]')
  await landmark.waitFor()
  await page.waitForTimeout(SETTLE_MS)

  let bytes = 0
  const heavy: string[] = []
  for (const [requestId, url] of scripts) {
    const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId })
    const source = Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
    bytes += gzipSync(source, { level: 9 }).length
    for (const [name, mark] of TOO_HEAVY) if (mark.test(source.toString())) heavy.push(`${name} in ${url}`)
  }
  await context.close()
  if (scripts.size === 0) throw new Error(`${visit.name}: no script was seen`)
  if (heavy.length > 0) throw new Error(`${visit.name}: ${heavy.join(', ')}`)
  const size = bytes / KB
  return {
    name: `initial JavaScript, ${visit.name}`,
    figure: `${size.toFixed(1)} KB gzip in ${scripts.size} scripts`,
    value: size,
    bar: atMost(visit.limit, 'KB'),
  }
}

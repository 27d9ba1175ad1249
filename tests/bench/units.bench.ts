// The team's table of units, with 5,000 units against 50: first rows, a letter of the search, and the server's answer.
import { Agent, get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright'
import * as z from 'zod/mini'
import { AccountUnitsSchema } from '#shared/contracts/entities/account-unit.schema.ts'
import { bearer, logIn, saveSelections } from '#tests/support/api-client.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { launchChromium } from './browser.ts'
import { addLargeAccount, type LargeAccount, readFreeItems } from './large-account.ts'
import { atMost, median, quantile, type Row, report } from './rows.ts'
import { getFigure, feltDurations, p75 } from './touch-figures.ts'
import { installTouchRecorder, type TouchRecord, TouchRecordsSchema, type TouchTarget } from './touch-recorder.ts'

const COUNTS = { small: 50, large: 5_000 } as const
const VISITS = 9
const REQUESTS = 50
/** A write between so many requests. */
const WRITE_EVERY = 5
/** Whatever else the machine does only adds to a round. */
const ROUNDS = 3
/** Figures of all units are worked out by then, and asked for again until they are. */
const PREPARED_LIMIT_MS = 120_000
/** Between letters: as of somebody who looks what each has found. */
const REST_MS = 400
const PATH = '/bp/api/v1/account/units?locale=de'
/** Letter by letter, and back: with each of them other units are found. */
const SEARCHES = ['1234', '4071', '250', '93', '3816', '007']

const HeadSchema = z.pick(AccountUnitsSchema, { missing_count: true })

const TABLE: TouchTarget = {
  begins: 'keydown',
  acts: 'input',
  choice: '[data-line] [role=rowheader] a',
  total: 'section[aria-labelledby=admin-units] > [role=status]',
  picture: 'none',
}

const folder = newDataFolder('units')
const accounts = await prepare()
const portal = await startPortal({ dataFolder: folder })
const browser = await launchChromium()
try {
  const tokens = {
    small: await logIn(portal.url, accounts.small.adminEmail),
    large: await logIn(portal.url, accounts.large.adminEmail),
  }
  const rows = await measureServer(accounts.large, tokens.large)
  await untilPrepared(tokens.small)
  report([await measureFirstRows(browser, tokens), await measureSearch(browser, tokens.large), ...rows])
} finally {
  await browser.close()
  await portal.stop()
  removeFolder(folder)
}

/** The sample project, and both accounts beside it. */
async function prepare(): Promise<Record<keyof typeof COUNTS, LargeAccount>> {
  const first = await startPortal({ dataFolder: folder })
  const items = await readFreeItems(first.url)
  await first.stop()
  return {
    small: await addLargeAccount(folder, { id: 'small', count: COUNTS.small, items }),
    large: await addLargeAccount(folder, { id: 'large', count: COUNTS.large, items }),
  }
}

/** ms from going to the address to the frame with the first units, the browser having been there before. */
async function measureFirstRows(chromium: Browser, tokens: Record<keyof typeof COUNTS, string>): Promise<Row> {
  const open = async (id: keyof typeof COUNTS) => ({ id, context: await openContext(chromium, tokens[id]) })
  const visitors = [await open('small'), await open('large')]
  const times = { small: [] as number[], large: [] as number[] }
  for (let visit = 0; visit <= VISITS; visit++)
    for (const { id, context } of visitors) {
      // In turns, so that both see the same weather on the machine; the first one fills the browser's cache.
      const time = await visitUnits(context, id)
      if (visit > 0) times[id].push(time)
    }
  for (const { context } of visitors) await context.close()
  const [small, large] = [median(times.small), median(times.large)]
  return {
    name: 'units: first rows of 5,000 against 50',
    figure: `${(large / small).toFixed(2)} × (${large.toFixed(0)} ms, ${small.toFixed(0)} ms, ${VISITS} visits each)`,
    value: large / small,
    bar: atMost(1.3, '×'),
  }
}

async function openContext(chromium: Browser, token: string): Promise<BrowserContext> {
  const context = await chromium.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  await context.addInitScript((value) => {
    window.localStorage.setItem('cookie_consent_statistics', 'false')
    window.localStorage.setItem('token', value)
  }, token)
  return context
}

async function visitUnits(context: BrowserContext, accountId: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-line]') === null) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    })
    watch.observe(document, { childList: true, subtree: true })
    Object.assign(window, { firstRows: promise })
  })
  await page.goto(`${portal.url}/bp/${accountId}/admin/units`)
  const time = z.parse(z.number(), await page.evaluate('window.firstRows'))
  await page.close()
  return time
}

/** From a real key to the frame with what it finds (Event Timing). */
async function measureSearch(chromium: Browser, token: string): Promise<Row> {
  const context = await openContext(chromium, token)
  const page = await context.newPage()
  await page.addInitScript(installTouchRecorder, TABLE)
  await page.goto(`${portal.url}/bp/large/admin/units`)
  await page.locator('[data-line]').first().waitFor()
  await page.locator('input[type=search]').click()
  const press = async (key: string) => {
    await page.waitForTimeout(REST_MS)
    await page.evaluate('window.expectTouch()')
    await page.keyboard.press(key)
    // What the next one finds is not taken for an answer to this one.
    await page.evaluate('window.isLastAnswered()')
  }
  for (const search of SEARCHES) {
    for (const letter of search) await press(letter)
    for (let left = search.length; left > 0; left--) await press('Backspace')
  }
  await page.waitForTimeout(REST_MS)
  const all: TouchRecord[] = z.parse(TouchRecordsSchema, await page.evaluate('window.takeTouchRecords()'))
  await context.close()
  // One more letter may find the same units in sight.
  const answered = all.filter(({ isAnswered }) => isAnswered)
  if (answered.length < all.length / 2)
    throw new Error(`${answered.length} of ${all.length} letters found anything else`)
  return {
    name: 'units: letter of the search to repaint, 5,000 units, 75th percentile',
    figure: getFigure(answered, 'choice'),
    value: p75(feltDurations(answered, 'choice')),
    bar: atMost(32, 'ms'),
  }
}

/** ms until the server has answered all of 5,000 units: after its start, warm, and with a write before every fifth. */
async function measureServer(account: LargeAccount, token: string): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = await ask(agent, token)
  await untilPrepared(token)
  const rounds: { readonly all: number[]; readonly written: number[] }[] = []
  const write = await beginWriting(account)
  for (let round = 0; round < ROUNDS; round++) {
    const times = { all: [] as number[], written: [] as number[] }
    for (let at = 0; at < REQUESTS; at++) {
      const isWritten = at % WRITE_EVERY === 0
      if (isWritten) await write()
      const { time } = await ask(agent, token)
      times.all.push(time)
      if (isWritten) times.written.push(time)
    }
    rounds.push(times)
  }
  agent.destroy()
  const p95 = Math.min(...rounds.map(({ all }) => quantile(all, 0.95)))
  const [warm, written] = [rounds.flatMap(({ all }) => all), rounds.flatMap(({ written: some }) => some)].map(median)
  return [
    {
      name: 'units: server’s answer with 5,000, a write before every fifth, 95th percentile',
      figure: `${p95.toFixed(1)} ms (median ${warm?.toFixed(1)} ms, after a write ${written?.toFixed(1)} ms, best of ${ROUNDS} × ${REQUESTS} requests)`,
      value: p95,
      bar: atMost(50, 'ms'),
    },
    {
      name: 'units: the first answer after a start, figures of 5,000 not worked out yet',
      figure: `${first.time.toFixed(0)} ms, ${first.missingCount.toLocaleString('en')} missing`,
      value: first.time,
      bar: null,
    },
  ]
}

/** Answers a function that stores another choice of a buyer. */
async function beginWriting({ buyer: { email, unit, items } }: LargeAccount): Promise<() => Promise<void>> {
  const token = await logIn(portal.url, email)
  let revision = 0
  return async () => {
    const item = items[revision % items.length]
    const option = item?.options[Math.floor(revision / items.length) % item.options.length]
    if (item === undefined || option === undefined) throw new Error('The buyer has nothing to choose')
    const write = { unit, revision, productsByItem: { [item.id]: option.product_id } }
    const { status, body } = await saveSelections(portal.url, token, write)
    if (status !== 200) throw new Error(`A choice was answered ${status}: ${JSON.stringify(body)}`)
    revision += 1
  }
}

async function untilPrepared(token: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const end = Date.now() + PREPARED_LIMIT_MS
  while (Date.now() < end) if ((await ask(agent, token)).missingCount === 0) return agent.destroy()
  throw new Error('The figures of the units do not come to an end')
}

/** One request as a browser sends it; `time`: ms until its last byte, packed. */
async function ask(agent: Agent, token: string): Promise<{ readonly time: number; readonly missingCount: number }> {
  const path = portal.url + PATH
  const start = performance.now()
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    get(path, { agent, headers: { ...bearer(token), 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(Buffer.concat(chunks)) : reject(new Error(`${path}: ${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
  const time = performance.now() - start
  const { missing_count: missingCount } = z.parse(HeadSchema, JSON.parse(brotliDecompressSync(bytes).toString()))
  return { time, missingCount }
}

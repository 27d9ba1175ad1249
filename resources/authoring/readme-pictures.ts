import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import {
  BUYERS,
  getCatalogue,
  getConfiguration,
  logIn,
  saveSelections,
  standardItems,
} from '#tests/support/api-client.ts'
import { CHROMIUM_ARGUMENTS, chromiumPath } from '#tests/support/chromium.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { answerConsent } from '#tests/support/test.ts'
import { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import { DESIGN_LINE_GROUPS } from './catalogue/design-lines.ts'

/**
 * Takes the README's pictures from the product itself, on a server and data of their own: `npm run build`, then
 * `node resources/authoring/readme-pictures.ts`. Needs Chromium, as the browser tests do.
 */

const FOLDER = join(import.meta.dirname, '../../docs/images')
/** Which room is shown, and which of its items is opened. */
const SHOWN = { room: 'bathroom', item: 'Wandfliesen Bad' } as const
/** What the flat is shown in; rooms that it does not speak of stay as planned. */
const LINE = 'natur'
const DESKTOP = { viewport: { width: 1600, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

async function chooseLine(url: string): Promise<string> {
  const token = await logIn(url, BUYERS.ben.email)
  const [unit] = BUYERS.ben.units
  const wanted = new Set(DESIGN_LINE_GROUPS.flatMap(({ lines }) => lines).find(({ id }) => id === LINE)?.products)
  const chosen = standardItems(await getCatalogue(url, token, unit)).flatMap((item) => {
    const option = item.options.find(({ product_id: id }) => wanted.has(id))
    return option ? [[item.id, option.product_id] as const] : []
  })
  const { revision } = await getConfiguration(url, token, unit)
  const answer = await saveSelections(url, token, { unit, revision, productsByItem: Object.fromEntries(chosen) })
  if (answer.status !== 200) throw new Error(`The choices were refused: ${JSON.stringify(answer.body)}`)
  return token
}

async function openPage(browser: Browser, screen: typeof DESKTOP, token: string | null): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block', ...screen })
  await answerConsent(context, false)
  if (token !== null) await context.addInitScript((value) => window.localStorage.setItem('token', value), token)
  return context.newPage()
}

async function save(page: Page, name: string, width: number): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .resize(width)
    .webp({ quality: 84, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`))
  console.log(name)
}

/** The room with all its layers, the note about pictures closed. */
async function roomOn(page: Page, url: string): Promise<ConfiguratorPage> {
  const configurator = new ConfiguratorPage(page)
  await configurator.open(`${url}${UNIT_PATH}/configurator/${SHOWN.room}`)
  await configurator.waitForPicture()
  const note = page.getByRole('button', { name: 'Hinweis schließen' })
  if (await note.isVisible()) await note.click()
  return configurator
}

/** The item's options, with the chosen one in the middle. */
async function openAtChosen(configurator: ConfiguratorPage): Promise<void> {
  await configurator.openItem(SHOWN.item)
  const chosen = configurator.options.getByRole('radio', { checked: true }).first()
  await chosen.evaluate((option) => option.scrollIntoView({ block: 'center' }))
  await configurator.waitForPicture()
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  const login = await openPage(browser, DESKTOP, null)
  await login.goto(`${url}/bp/demo/lindenhof/login`, { waitUntil: 'networkidle' })
  await save(login, 'login', 900)

  const token = await chooseLine(url)
  const desktop = await openPage(browser, DESKTOP, token)
  const onDesktop = await roomOn(desktop, url)
  await openAtChosen(onDesktop)
  await save(desktop, 'configurator-desktop', 1600)

  const phone = await openPage(browser, PHONE, token)
  const onPhone = await roomOn(phone, url)
  await save(phone, 'configurator-phone', 480)
  await openAtChosen(onPhone)
  await save(phone, 'configurator-options', 480)
}

async function main(): Promise<void> {
  const folder = newDataFolder('readme')
  const portal = await startPortal({ dataFolder: folder })
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGUMENTS],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    await takeAll(browser, portal.url)
  } finally {
    await browser.close()
    await portal.stop()
    removeFolder(folder)
  }
}

await main()

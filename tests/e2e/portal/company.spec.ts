import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import { OutboxPage } from '#tests/pages/outbox-page.ts'
import { RegistrationPage } from '#tests/pages/registration-page.ts'
import {
  freePort,
  newDataFolder,
  type Portal,
  programEnvironment,
  removeFolder,
  startPortal,
} from '#tests/support/portal.ts'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'
import { answerConsent } from '#tests/support/test.ts'

const ACCOUNT = 'sonnenhof'
const UNIT = `/bp/${ACCOUNT}/lindenhof/a-12`
const PASSWORD = 'Regenbogen-7-Haus'
const FLOOR = 'Bodenfliesen Bad'
const PHONE = { width: 390, height: 844 }

/** Places of one walk: the portal's data, and its back-ups. */
function newPlaces() {
  const root = newDataFolder('company')
  return { root, data: join(root, 'data'), backups: join(root, 'backups') }
}

test.use({ actionTimeout: 30_000 })

test('STP-1 STP-3 USR-3 UNT-5 FIL-5 PRP-1 PRP-3 ORD-2 ORD-4 PST-1 PST-4 OPS-7 a company sets its portal up, sells, is told what was chosen, and has all of it back from a back-up', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const places = newPlaces()
  const port = await freePort()
  const env = { SEED_SAMPLE: '0', PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '0', LOG: 'quiet' }
  const start = () => startPortal({ dataFolder: places.data, port, env, readyPath: '/healthz' })
  let portal = await start()
  try {
    const admin = await openPage(browser, portal.url)
    await setUp(admin, portal)
    const sina = await bringIn(browser, admin, portal.url, 'sina@sonnenhof.example', () => inviteSales(admin))
    const bea = await bringIn(browser, admin, portal.url, 'bea@kaeufer.example', () => inviteBuyer(sina), PHONE)

    const standard = await readFloor(bea)
    await choose(bea, 1)
    await propose(sina)
    await bea.goto(`${UNIT}/dashboard`)
    await bea.getByRole('button', { name: 'Vorschlag ansehen' }).click()
    await bea.getByRole('button', { name: '1 Position übernehmen' }).click()
    await expect(bea.getByText('Der Vorschlag ist übernommen.')).toBeVisible()
    const proposed = await readFloor(bea)
    expect(proposed).not.toBe(standard)
    await complete(bea)

    await admin.goto(`/bp/${ACCOUNT}/admin/orders`)
    await admin.getByRole('link', { name: /^LH-\d{4}-0001/ }).click()
    await admin.getByRole('button', { name: 'Bestätigen', exact: true }).click()
    await expect(admin.getByText(/-0001 ist bestätigt\./)).toBeVisible()
    const outbox = new OutboxPage(admin)
    await outbox.open(ACCOUNT)
    for (const person of ['bea@kaeufer.example', 'sina@sonnenhof.example'])
      await expect(outbox.mailTo(person).filter({ hasText: /^Bestellung bestätigt/ })).toHaveCount(1)

    const code = await present(sina)
    const couple = await openPage(browser, portal.url, PHONE)
    await couple.goto(`/s/${code}`)
    await expect(couple.getByRole('heading', { level: 1, name: 'Ihre Auswahl für Wohnung A 02' })).toBeVisible()

    await run('backup', ['--to', places.backups], { ...env, DATA_DIR: places.data })
    await portal.stop()
    rmSync(places.data, { recursive: true })
    await run('restore', ['--from', places.backups], { ...env, DATA_DIR: places.data })
    portal = await start()
    await admin.goto(`/bp/${ACCOUNT}/admin/orders`)
    await expect(admin.getByRole('row', { name: /LH-\d{4}-0001.*Bea Klein.*Bestätigt/ })).toBeVisible()
    await couple.reload()
    await expect(couple.getByRole('heading', { level: 1, name: 'Ihre Auswahl für Wohnung A 02' })).toBeVisible()
    // Completed, it is no more said to be decided.
    expect(proposed).toContain(await readFloor(bea))
    for (const page of [admin, sina, bea, couple]) await page.context().close()
  } finally {
    await portal.kill()
    removeFolder(places.root)
  }
})

async function openPage(browser: Browser, baseURL: string, viewport = { width: 1366, height: 768 }): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'de-DE', reducedMotion: 'reduce' })
  await answerConsent(context, false)
  return context.newPage()
}

/** Runs a command of the server as npm does. @throws with what it says */
async function run(name: 'backup' | 'restore', args: readonly string[], env: Record<string, string>): Promise<void> {
  const options = { cwd: PROJECT_FOLDER, env: programEnvironment(env) }
  await promisify(execFile)(process.execPath, [`server/cli/${name}.ts`, ...args], options)
}

/** With the link that the server has printed, to the administration with the sample's project. */
async function setUp(page: Page, { output }: Portal): Promise<void> {
  const link = /http\S+\/setup\?token=\S+/.exec(output())?.[0]
  if (link === undefined) throw new Error(`No link for the first steps:\n${output()}`)
  const next = page.getByRole('button', { name: 'Weiter', exact: true })
  await page.goto(link)
  await page.getByLabel('Name des Unternehmens').fill('Sonnenhof GmbH')
  await page.getByLabel('Kurzname in der Adresse').fill(ACCOUNT)
  await page.getByLabel('Postanschrift').fill('Sonnenweg 1\n79100 Freiburg')
  await next.click()
  await page.getByLabel('Vorname').fill('Carla')
  await page.getByLabel('Nachname').fill('Vogt')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('carla@sonnenhof.example')
  await page.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD)
  await next.click()
  await page.getByRole('button', { name: 'Probe senden', exact: true }).click()
  await expect(page.getByText(/^Die Probe liegt im Ordner/)).toBeVisible()
  await next.click()
  await page.getByRole('button', { name: 'Später ergänzen, weiter' }).click()
  await page.getByRole('radio', { name: /^Beispielprojekt ausprobieren/ }).check()
  await page.getByRole('button', { name: 'Einrichtung abschließen' }).click()
  await expect(page.getByTestId('staff-frame')).toBeVisible({ timeout: 120_000 })
}

/** Invites somebody, who then registers with the link of their mail; answers their page. */
async function bringIn(
  browser: Browser,
  admin: Page,
  url: string,
  email: string,
  invite: () => Promise<Locator>,
  viewport?: { readonly width: number; readonly height: number },
): Promise<Page> {
  const dialog = await invite()
  await dialog.getByLabel('E-Mail-Adresse').fill(email)
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(dialog).toBeHidden()
  const outbox = new OutboxPage(admin)
  await outbox.open(ACCOUNT)
  const mail = await outbox.openMailTo(email)
  const path = await mail.getByRole('link', { name: 'Zugang einrichten' }).getAttribute('href')
  const page = await openPage(browser, url, viewport)
  const registration = new RegistrationPage(page)
  await registration.open(path ?? '')
  await registration.fill(PASSWORD)
  await registration.submit.click()
  await expect(page.getByText('Registrierung erfolgreich')).toBeVisible()
  return page
}

async function inviteSales(page: Page): Promise<Locator> {
  await page.goto(`/bp/${ACCOUNT}/admin/invitations`)
  await page.getByRole('button', { name: 'Einladen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Zum Portal einladen' })
  await dialog
    .getByRole('radio', { name: 'Projektteam' })
    .or(dialog.getByRole('button', { name: 'Projektteam' }))
    .click()
  await dialog.getByLabel('Rolle', { exact: true }).selectOption({ label: 'Vertrieb' })
  await dialog.getByLabel('Gilt für').selectOption({ label: 'Alle Projekte, auch künftige' })
  await dialog.getByLabel('Vorname').fill('Sina')
  await dialog.getByLabel('Nachname').fill('Berg')
  return dialog
}

async function inviteBuyer(page: Page): Promise<Locator> {
  await openFile(page, 'A12')
  await page.getByRole('link', { name: 'Personen' }).click()
  await page.getByRole('button', { name: 'Einladen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Zum Portal einladen' })
  await dialog.getByLabel('Vorname').fill('Bea')
  await dialog.getByLabel('Nachname').fill('Klein')
  return dialog
}

/** From wherever in the administration, by the search. */
async function openFile(page: Page, words: string): Promise<void> {
  await page.goto(`/bp/${ACCOUNT}/admin/units`)
  await page.getByRole('button', { name: /^Suchen/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wohnung, Name, Vertrag, Bestellung oder Bereich').fill(words)
  await expect(dialog.getByText(`WE ${words}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/units\/./)
}

/** Another floor for the bathroom, by its place in the list. */
async function choose(page: Page, place: number): Promise<void> {
  const configurator = new ConfiguratorPage(page)
  await configurator.open(`${UNIT}/configurator/bathroom`)
  await configurator.openItem(FLOOR)
  const option = configurator.optionsOf(FLOOR).nth(place)
  await option.click()
  await expect(option).toBeChecked()
}

/** What the bathroom's row of the floor says: among others what is chosen. */
async function readFloor(page: Page): Promise<string> {
  const configurator = new ConfiguratorPage(page)
  await configurator.open(`${UNIT}/configurator/bathroom`)
  return (await configurator.item(FLOOR).textContent()) ?? ''
}

async function propose(page: Page): Promise<void> {
  await openFile(page, 'A12')
  await page.getByRole('link', { name: 'Vorschläge' }).click()
  await page.getByRole('button', { name: 'Vorschlag machen' }).click()
  await expect(page.getByText('Sie stellen einen Vorschlag zusammen')).toBeVisible()
  await choose(page, 3)
  await page.getByRole('button', { name: 'Vorschlag senden …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Notiz an die Käufer').fill('Diese Fliese passt besser zum Waschtisch.')
  await dialog.getByRole('button', { name: 'Vorschlag senden' }).click()
  await expect(page.getByText('Der Vorschlag ist gesendet.')).toBeVisible()
}

async function complete(page: Page): Promise<void> {
  await page.goto(`${UNIT}/checkout`)
  await page.getByRole('button', { name: 'Auswahl verbindlich abschließen' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /werden so ausgeführt\.$/ }).check()
  await dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByText(/verbindlich bestellt\.$/)).toBeVisible()
}

/** Shows a vacant unit and hands it over; answers the short code. */
async function present(page: Page): Promise<string> {
  await openFile(page, 'A02')
  await page
    .getByRole('link', { name: 'Präsentieren' })
    .or(page.getByRole('button', { name: 'Präsentieren' }))
    .click()
  await page.getByRole('button', { name: 'Mitgeben' }).click()
  const dialog = page.getByRole('dialog', { name: 'Auswahl mitgeben' })
  await dialog.getByLabel('Name (freiwillig)').fill('Familie Berg')
  await dialog.getByRole('button', { name: 'Mitgeben' }).click()
  await expect(dialog.getByText('Diese Auswahl steht jetzt auch in der Akte der Wohnung.')).toBeVisible()
  return (await dialog.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent()) ?? ''
}

import type { Locator, Page } from '@playwright/test'
import { OutboxPage } from '#tests/pages/outbox-page.ts'
import { RulesDialog } from '#tests/pages/rules-dialog.ts'
import { UnitPages } from '#tests/pages/unit-pages.ts'
import { BUYERS, beginActing, bearer, getConfiguration, logIn, saveSelections } from '#tests/support/api-client.ts'
import { BATHROOM_PATH, FLOOR, SHOWER_TOILET, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, expectAccessibleInAllThemes, followLink, test } from '#tests/support/test.ts'

const UNIT = 'a-12'
const SAMPLE_UNIT = 'musterwohnung-3z'
const SAMPLE_PATH = `/mp/demo/lindenhof/${SAMPLE_UNIT}`
const SAMPLE_BATHROOM = `${SAMPLE_PATH}/configurator/bathroom`
const FLOOR_OPTION = 'itemId=bathroom-floor&productId=tile-terrazzo-green'
/** Everything beside a modal dialog is inert. */
const DIALOG = { within: '[role=dialog]' } as const
const NOTHING_CHOSEN = { buyer_selections: {}, buyer_line_item_activations: {}, buyer_design_line_selections: [] }

interface DialogCase {
  /** What follows `?dialog=`. */
  readonly address: string
  readonly name: string
  /** What has to be there before it is looked at. */
  readonly shown: (dialog: Locator) => Locator
}

const text = (words: string) => (dialog: Locator) => dialog.getByText(words).first()
const button = (name: string) => (dialog: Locator) => dialog.getByRole('button', { name }).first()

/** Dialogs of the buyer portal that stand on a unit as it is, in the bathroom. */
const DIALOGS: readonly DialogCase[] = [
  { address: 'upgrades', name: 'Ausstattungspakete', shown: button('Details zu Komfortdusche') },
  { address: 'upgrades&bundleId=tub-replaced', name: 'Ausstattungspakete', shown: text('Das gehört dazu') },
  { address: `allRooms&${FLOOR_OPTION}`, name: 'In anderen Räumen wählen', shown: text('Gäste-WC') },
  { address: `product&${FLOOR_OPTION}`, name: 'Terrazzo grün', shown: text('Hersteller') },
  { address: 'price', name: 'Warum dieser Preis?', shown: text('Aufpreis gesamt') },
  { address: `price&${FLOOR_OPTION}`, name: 'Warum dieser Preis?', shown: text('Abzüglich Standard') },
  { address: 'unitInfo', name: 'Angaben zur Wohnung', shown: text('Vertragsnummer') },
  { address: 'variants', name: 'Varianten', shown: text('Schlicht') },
  {
    address: 'variants&compare=current,',
    name: 'Varianten vergleichen',
    shown: (dialog) => dialog.getByRole('img', { name: /„Schlicht“/ }),
  },
  { address: 'share', name: 'Bad drucken oder teilen', shown: button('Drucken') },
]

test.describe('axe finds nothing in light, dark and element', () => {
  // Everything there is, one after the other, on a machine that may be busy.
  test.describe.configure({ timeout: 240_000 })

  test('CFG-17 CFG-18 CFG-19 CFG-26 UPG-22 UPG-23 in dialogs opened by their address, which hold the focus', async ({
    configurator,
    page,
    portal,
    signIn,
  }) => {
    await signIn(BUYERS.ben.email)
    await keepVariant(portal.url, 'Schlicht')
    await configurator.open(BATHROOM_PATH)
    for (const { address, name, shown } of DIALOGS) {
      await test.step(address, async () => {
        await followLink(page, `${BATHROOM_PATH}?dialog=${address}`)
        const dialog = page.getByRole('dialog', { name, exact: true })
        await expect(shown(dialog)).toBeVisible()
        await expectAccessibleInAllThemes(page, DIALOG)
        await expectToHoldFocus(page, dialog)
        await expectToFitPhone(page, dialog)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        expect(new URL(page.url()).search).toBe('')
      })
    }
  })

  test.describe('with the network away for a moment', () => {
    // What a page wants later it could not have then.
    test.use({ idle: true })
    test('RUL-1 NAV-56 CFG-24 CFG-29 in dialogs that ask', async ({ configurator, context, page, portal, signIn }) => {
      await signIn(BUYERS.ben.email)
      await test.step('a clash and the way out', async () => {
        await page.goto(`${BATHROOM_PATH}?dialog=rules&itemId=${SHOWER_TOILET.id}&productId=toilet-shower`)
        const rules = new RulesDialog(page)
        await rules.waitForChanges(3)
        await expectAccessibleInAllThemes(page, DIALOG)
      })
      await test.step('two decisions on one item', async () => {
        await configurator.open(`${BATHROOM_PATH}/${SHOWER_TOILET.id}`)
        await context.setOffline(true)
        await configurator.option('WC eckig Sand').click()
        await saveAsOperator(portal.url, { [SHOWER_TOILET.id]: 'toilet-square' })
        await context.setOffline(false)
        await expect(page.getByRole('dialog', { name: 'Zwei Entscheidungen' })).toBeVisible()
        await expectAccessibleInAllThemes(page, DIALOG)
        await page.getByRole('button', { name: 'Andere Wahl übernehmen' }).click()
        await configurator.waitUntilSaved()
      })
      await test.step('leaving a design line, and changing it', async () => {
        await configurator.open(`${BATHROOM_PATH}/${FLOOR.id}?p010=elegant`)
        await expect(configurator.option('Großformat Anthrazit')).toBeChecked()
        await configurator.option(FLOOR.option).click()
        await expect(page.getByRole('dialog', { name: 'Abweichung von der Designlinie' })).toBeVisible()
        await expectAccessibleInAllThemes(page, DIALOG)
        await page.goBack()
        await page.getByRole('button', { name: /^Designlinie.*Elegant/ }).click()
        const lines = page.getByRole('dialog', { name: 'Designlinien' })
        await expect(lines.getByTestId('line-effect')).toHaveCount(2)
        await expectAccessibleInAllThemes(page, DIALOG)
        await lines.getByRole('button', { name: 'Klar wählen' }).click()
        await expect(page.getByRole('button', { name: 'Wechseln' })).toBeVisible()
        await expectAccessibleInAllThemes(page, DIALOG)
      })
      await test.step('completing, and opening again', async () => {
        const pages = new UnitPages(page)
        await page.goto(`${UNIT_PATH}/checkout`)
        await pages.openCompletion()
        await expectAccessibleInAllThemes(page, DIALOG)
        await pages.complete('')
        await expectAccessibleInAllThemes(page, DIALOG)
        await page.goto(`${BATHROOM_PATH}?dialog=reactivate`)
        await expect(page.getByRole('dialog', { name: 'Auswahl wieder öffnen' })).toBeVisible()
        await expectAccessibleInAllThemes(page, DIALOG)
      })
    })
  })

  test('NAV-3 NAV-4 NAV-40 on the pages of a unit', async ({ configurator, page, signIn }) => {
    const pages = new UnitPages(page)
    await signIn(BUYERS.ben.email)
    await configurator.open(`${BATHROOM_PATH}/${FLOOR.id}`)
    await configurator.option(FLOOR.option).click()
    await configurator.waitForPicture()
    await expectAccessibleInAllThemes(page)
    await pages.closeConfigurator()
    await expectAccessibleInAllThemes(page)
    await pages.openOverview()
    await expectAccessibleInAllThemes(page)
  })

  test('NAV-19 PRO-2 PRO-15 PRO-25 in what visitors save and ask, and in the outbox', async ({
    configurator,
    page,
    portal,
  }) => {
    await page.goto(`${SAMPLE_BATHROOM}?dialog=saveConfiguration`)
    const take = page.getByRole('dialog', { name: 'Nehmen Sie Ihre Auswahl mit' })
    await expect(take.getByTestId('take-home-code')).toBeVisible()
    await expectAccessibleInAllThemes(page, DIALOG)
    await take.getByRole('button', { name: 'Zusätzlich per E-Mail' }).click()
    const save = page.getByRole('dialog', { name: 'Konfiguration speichern' })
    await expect(save.getByLabel('E-Mail-Adresse')).toBeVisible()
    await expectAccessibleInAllThemes(page, DIALOG)

    await page.goto(`${SAMPLE_BATHROOM}?dialog=contact`)
    const contact = page.getByRole('dialog')
    await contact.getByLabel('Vorname').fill('Vera')
    await contact.getByLabel('Nachname').fill('Vogt')
    await contact.getByLabel('E-Mail-Adresse').fill('vera')
    await contact.getByRole('checkbox').check()
    await expectAccessibleInAllThemes(page, DIALOG)
    await contact.getByLabel('E-Mail-Adresse').fill('vera@example.com')
    await contact.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByRole('dialog', { name: 'Vielen Dank' })).toBeVisible()
    await expectAccessibleInAllThemes(page, DIALOG)

    await page.goto(`${SAMPLE_PATH}/configuration/${'A'.repeat(22)}`)
    await expect(page.getByRole('heading', { name: 'Diesen Link gibt es nicht mehr' })).toBeVisible()
    await expectAccessibleInAllThemes(page)
    const saved = await saveAsVisitor(page)
    await configurator.open(`${SAMPLE_BATHROOM}/${FLOOR.id}`)
    await configurator.option(FLOOR.option).click()
    await configurator.waitUntilSaved()
    await page.goto(saved)
    await expect(page.getByRole('heading', { name: 'In diesem Browser gibt es schon eine Auswahl' })).toBeVisible()
    await expectAccessibleInAllThemes(page)

    const token = await logIn(portal.url, BUYERS.operator.email)
    await page.evaluate((value) => window.localStorage.setItem('token', value), token)
    const outbox = new OutboxPage(page)
    await outbox.open('demo')
    await expectAccessibleInAllThemes(page)
    const mail = await outbox.openMailTo('vera@example.com')
    await expect(mail.getByRole('link').first()).toBeVisible()
    await expectAccessibleInAllThemes(page, { exceptFor: 'iframe' })
  })
})

/** Tab never leads out of a modal dialog into the page; the browser's own controls, where there are any, come between. */
async function expectToHoldFocus(page: Page, dialog: Locator): Promise<void> {
  const isInside = () =>
    dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await isInside()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await isInside()).toBe(true)
}

/** On a phone axe finds nothing either, and nothing reaches beyond the edge (WCAG 1.4.10). */
async function expectToFitPhone(page: Page, dialog: Locator): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, DIALOG)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  if (wide !== null) await page.setViewportSize(wide)
}

async function keepVariant(url: string, name: string): Promise<void> {
  const token = await logIn(url, BUYERS.ben.email)
  const answer = await fetch(`${url}/bp/api/v1/units/${UNIT}/configuration_variants`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ name, ...NOTHING_CHOSEN }),
  })
  expect(answer.ok).toBe(true)
}

async function saveAsOperator(url: string, productsByItem: Readonly<Record<string, string>>): Promise<void> {
  const token = await logIn(url, BUYERS.operator.email)
  const { revision } = await getConfiguration(url, token, UNIT)
  const actingId = await beginActing(url, token, UNIT)
  const { status } = await saveSelections(url, token, { unit: UNIT, revision, productsByItem, actingId })
  expect(status).toBe(200)
}

/** Saves what a visitor has chosen elsewhere: nothing. Answers the address where it opens. */
async function saveAsVisitor(page: Page): Promise<string> {
  const answer = await page.request.post(`/mp/api/v1/units/${SAMPLE_UNIT}/prospect_configurations`, {
    data: {
      email: 'vera@example.com',
      name: '',
      comment: '',
      contact: null,
      requests_contact: false,
      configuration: { ...NOTHING_CHOSEN, preview_image_urls: [] },
    },
  })
  expect(answer.ok()).toBe(true)
  const saved: unknown = await answer.json()
  if (typeof saved !== 'object' || saved === null || !('restore_path' in saved)) throw new Error('Not saved')
  return String(saved.restore_path)
}

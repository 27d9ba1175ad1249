import { tinyArchive } from '#server/catalogues/package/fixtures/tiny-archive.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { AdminProjectsPage } from '#tests/pages/admin-projects-page.ts'
import { expect, expectAccessible, freshPage, test } from '#tests/support/test.ts'
/** A project of its own, with colours and words that are not the built-in ones. */
function project() {
  const units = tinyProject().units.map((unit) => ({ ...unit, id: `wald-${unit.id}` }))
  return {
    ...tinyProject(),
    id: 'waldgarten',
    slug: 'waldgarten',
    name: 'Wohnen im Waldgarten',
    theme: 'element' as const,
    units,
    styling_simple: { primary_color_main: '#7a1f1f', text_primary: 'url(https://evil.example)' },
    styling_advanced: '{"palette":{"focus":"#123456"}}',
    translations: { de: { 'login:pages.login.title': 'Willkommen im Grünen' } },
  }
}

// A package is read in a process of its own, which has to start first.
const WORKER = { timeout: 30_000 }

test('SHL-35 decision 11 an operator imports a project, sees what is wrong with it, and switches a flag', async ({
  page,
  loginPage,
}) => {
  test.slow()
  const admin = new AdminProjectsPage(page)
  await loginPage.open('/bp/demo/admin/projects')
  await loginPage.logIn('operator@example.com')
  await expect(admin.project('Wohnen am Lindenhof')).toBeVisible()

  await admin.startImporting()
  const faulty = { ...project(), units: project().units.map((unit) => ({ ...unit, slug: 'same' })) }
  await admin.choose('faulty.zip', await tinyArchive(faulty, tinyCatalog()))
  await expect(admin.dialog.getByText('Mit Fehlern kann das Paket nicht eingespielt werden.')).toBeVisible(WORKER)
  await expect(admin.dialog.getByRole('row').filter({ hasText: 'units[1].slug' })).toContainText(
    '„same“ ist schon vergeben: units[0]',
  )
  await expect(admin.dialog.getByRole('button', { name: 'Einspielen', exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await admin.dialog.getByRole('button', { name: 'Andere Datei' }).click()
  await admin.choose('waldgarten.zip', await tinyArchive(project()))
  await expect(admin.dialog.getByText('Neues Projekt')).toBeVisible(WORKER)
  await expect(admin.dialog.getByRole('row').filter({ hasText: 'styling_simple.text_primary' })).toContainText(
    'Warnung',
  )
  await admin.dialog.getByRole('button', { name: 'Einspielen', exact: true }).click()
  await expect(page.getByText('„Wohnen im Waldgarten“ ist eingespielt.')).toBeVisible(WORKER)
  await expect(admin.project('Wohnen im Waldgarten')).toContainText('Freiburg')
  await expectAccessible(page)

  await admin.openFlags('Wohnen im Waldgarten')
  await expect(admin.flag('Artikelnummern: Käuferportal')).toBeChecked()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await admin.flag('Artikelnummern: Käuferportal').uncheck()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('1 Abweichung vom Projektpaket')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(admin.flag('Artikelnummern: Käuferportal')).not.toBeChecked()
  const config = await page.request.get('/api/v1/accounts/demo/projects/waldgarten/config?portal_id=bp')
  expect(await config.json()).toMatchObject({ feature_flags: { showSku: false } })
})

test('SHL-27 SHL-30 a project shows its own colours and words, and nothing but these', async ({
  page,
  context,
  loginPage,
}) => {
  test.slow()
  const admin = new AdminProjectsPage(page)
  await loginPage.open('/bp/demo/admin/projects')
  await loginPage.logIn('admin@example.com')
  await admin.startImporting()
  await admin.choose('waldgarten.zip', await tinyArchive(project()))
  await admin.dialog.getByRole('button', { name: 'Einspielen', exact: true }).click()
  await expect(page.getByText('„Wohnen im Waldgarten“ ist eingespielt.')).toBeVisible(WORKER)

  const visitor = await freshPage(context, { baseURL: new URL(page.url()).origin })
  const complaints: string[] = []
  visitor.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await visitor.goto('/bp/demo/waldgarten/login')
  await expect(visitor.getByRole('heading', { name: 'Willkommen im Grünen' })).toBeVisible()
  await visitor.getByLabel('E-Mail-Adresse').fill('nora@example.com')
  await visitor.getByLabel('Passwort', { exact: true }).fill('a password')
  await expect(visitor.getByRole('button', { name: 'Anmelden' })).toHaveCSS('background-color', 'rgb(122, 31, 31)')
  const readValue = (name: string) =>
    visitor.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name)
  expect(await readValue('--ww-palette-focus')).toBe('#123456')
  expect(await readValue('--ww-palette-text-primary')).not.toContain('evil')
  expect(complaints).toEqual([])
  await visitor.context().close()
})

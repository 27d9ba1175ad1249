import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, expectAccessibleInAllThemes, freshPage, test } from '#tests/support/test.ts'

/** A plan of the sample, for sending it. */
const PLAN = readFileSync(
  fileURLToPath(new URL('../../../resources/projects/lindenhof/documents/plan.pdf', import.meta.url)),
)
const NAME = 'Lageplan Außenanlagen'

test.use({ reducedMotion: 'reduce' })

test('DOC-6 DOC-7 DOC-10 DOC-11 what the team gives to a buyer is new until it is looked at, and has versions', async ({
  page,
  portal,
  signIn,
  context,
}) => {
  test.slow()
  await signIn(BUYERS.operator.email)
  await page.goto('/bp/demo/admin/units/lindenhof-a-12?tab=documents')
  await expect(page.getByRole('row', { name: /Elektroplan A 12.*Fassung 2/ })).toBeVisible()
  await expectAccessible(page)
  const files = page.getByLabel('Dateien auswählen')
  await files.setInputFiles([{ name: 'anlagen.pdf', mimeType: 'application/pdf', buffer: PLAN }])
  const dialog = page.getByRole('dialog', { name: 'Dokumente ablegen' })
  await dialog.getByLabel('Art').selectOption('plan')
  await dialog.getByLabel('Name', { exact: true }).fill(NAME)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '1 Dokument ablegen' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`${NAME}.*Fassung 1.*Niemand`) })).toBeVisible()

  const buyer = await freshPage(context, { viewport: { width: 390, height: 844 } })
  const token = await logIn(portal.url, BUYERS.ben.email)
  await buyer.addInitScript((value) => window.localStorage.setItem('token', value), token)
  await buyer.goto(`${portal.url}${UNIT_PATH}/documents`)
  const row = buyer.getByRole('listitem').filter({ hasText: NAME })
  await expect(row.getByText('Neu')).toBeVisible()
  await expectAccessibleInAllThemes(buyer)
  await row.getByRole('link', { name: `Ansehen: ${NAME}` }).click()
  const preview = buyer.getByRole('dialog', { name: NAME })
  // Its worker has read it, under the page's own policy.
  await expect(preview.getByRole('region').getByText(/Lindenhof/)).toBeAttached()
  await expectAccessible(buyer)
  await buyer.goBack()
  await expect(preview).toBeHidden()
  await expect(row.getByText('Neu')).toBeHidden()

  await page.reload()
  await expect(page.getByRole('row', { name: new RegExp(`${NAME}.*Ben Kaltenbach`) })).toBeVisible()
  await page.getByRole('button', { name: `Mehr zu ${NAME}` }).click()
  await page.getByRole('menuitem', { name: 'Durch neue Fassung ersetzen …' }).click()
  const replacing = page.getByRole('dialog', { name: 'Neue Fassung' })
  await replacing
    .getByLabel('Datei auswählen')
    .setInputFiles([{ name: 'anlagen-2.pdf', mimeType: 'application/pdf', buffer: PLAN }])
  await replacing.getByRole('button', { name: 'Ersetzen' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`${NAME}.*Fassung 2.*Niemand`) })).toBeVisible()

  await buyer.reload()
  await expect(row.getByText('Neu')).toBeVisible()
  await row.getByRole('button', { name: '2 Fassungen' }).click()
  await expect(row.getByRole('link', { name: /^Fassung 1/ })).toBeVisible()
  await buyer.context().close()
})

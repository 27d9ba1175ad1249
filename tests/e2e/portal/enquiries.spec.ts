import { BUYERS } from '#tests/support/api-client.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const PROSPECTS = '/mp/api/v1/units/musterwohnung-garten/prospect_configurations?account_id=demo&project_id=lindenhof'

test('ENQ-2 ENQ-3 ENQ-4 ENQ-5 MLG-1 what a prospect asks is taken, noted, given on and closed by the team, and the mail to the seller is in the log', async ({
  page,
  portal,
  signIn,
}) => {
  test.slow()
  const asked = await fetch(`${portal.url}${PROSPECTS}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'elena@sanchez.example',
      name: 'Elena Sánchez',
      comment: 'Können wir die Wohnung am Samstag sehen?',
      contact: { first_name: 'Elena', last_name: 'Sánchez', phone: '+49 160 5550188' },
      requests_contact: true,
      configuration: {
        buyer_selections: {},
        buyer_line_item_activations: {},
        buyer_design_line_selections: [],
        preview_image_urls: [],
      },
    }),
  })
  expect(asked.status).toBe(201)

  await signIn(BUYERS.admin.email)
  await page.goto('/bp/demo/admin/enquiries')
  await expect(page.getByRole('link', { name: 'Anfragen 1 wartet' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Elena Sánchez' }).click()
  await expect(page.getByText('Können wir die Wohnung am Samstag sehen?')).toBeVisible()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByRole('combobox', { name: 'Stand' })).toHaveValue('in_work')
  await expectAccessible(page)
  await page.getByLabel('Interne Notiz').fill('Auf die Mailbox gesprochen.')
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(page.getByText('Auf die Mailbox gesprochen.').last()).toBeVisible()
  await page.getByRole('combobox', { name: 'Zuständig' }).selectOption({ label: 'Olga Petersen' })
  await expect(page.getByText('Zugewiesen: Olga Petersen')).toBeVisible()
  await page.getByRole('combobox', { name: 'Stand' }).selectOption('closed')
  await expect(page.getByText('Stand: Abgeschlossen')).toBeVisible()

  await page.getByRole('link', { name: 'E-Mails' }).click()
  await expect(page.getByRole('row', { name: /Zugewiesene Anfrage/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^(?!.*Zugewiesene).*Anfrage.*Im Postausgang/ })).toBeVisible()
  await expectAccessible(page)
})

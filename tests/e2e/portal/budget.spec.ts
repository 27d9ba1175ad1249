import { GARDEN, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const BUDGET = `${UNIT_PATH}/budget`

test('BUD-1, BUD-2, BUD-3, BUD-4, BUD-5, BUD-6: a buyer comes under their budget, and takes it back in one step', async ({
  page,
  signIn,
  configurator,
}) => {
  await signIn('ben@example.com')
  await configurator.open(`${UNIT_PATH}/configurator/bathroom/bathroom-floor`)
  await configurator.choose('Bodenfliesen Bad', 'Terrazzo grün')
  await configurator.waitUntilSaved()
  const before = await configurator.totalCents()
  await expect(page.getByText(/^Budget/)).toHaveCount(0)

  await page.goto(BUDGET)
  const amount = page.getByRole('textbox')
  await amount.fill('100')
  await amount.press('Enter')
  const take = page.getByRole('button', { name: '1 Vorschlag übernehmen' })
  await expect(take).toBeVisible()
  await expectAccessible(page)

  await test.step('a proposal can be ticked off, and kept for good', async () => {
    const proposal = page.getByRole('list', { name: 'Vorschläge' }).getByRole('checkbox')
    await proposal.uncheck()
    await expect(take).toBeHidden()
    await expect(page.getByText('Noch darüber')).toBeVisible()
    await proposal.check()
    await page.getByRole('button', { name: /ist mir wichtig/ }).click()
    const kept = page.getByRole('region', { name: 'Bleibt, wie es ist' })
    await expect(kept.getByRole('listitem')).toHaveCount(1)
    await kept.getByRole('button', { name: /wieder freigeben/ }).click()
    await expect(kept).toHaveCount(0)
  })

  await take.click()
  await expect(page.getByRole('heading', { name: 'Sie liegen im Budget' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(take).toBeVisible()

  await test.step('it stands beside every total', async () => {
    await page.goto(`${UNIT_PATH}/dashboard`)
    await expect(page.getByRole('link', { name: /^Budget 100 €/ })).toBeVisible()
    await configurator.open(`${UNIT_PATH}/configurator/bathroom`)
    await expect(page.getByText(/des Budgets/).first()).toBeVisible()
    expect(await configurator.totalCents()).toBe(before)
  })
})

test('BUD-6: a visitor keeps the budget in the browser', async ({ page }) => {
  const path = GARDEN.replace(/configurator$/, 'budget')
  await page.goto(path)
  await page.getByRole('textbox').fill('5000')
  await expect(page.getByRole('heading', { name: 'Sie liegen im Budget' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('5.000')
  await page.getByRole('link', { name: 'Zurück zu den Räumen' }).click()
  await expect(page).toHaveURL(/\/configurator\//)
})

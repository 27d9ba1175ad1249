import { FLOOR } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

test('CFG-17 two variants are kept, stand side by side, one becomes the choice, and that is undone', async ({
  page,
  configurator,
  signIn,
}) => {
  await signIn('ben@example.com')
  await configurator.open('/bp/demo/lindenhof/a-12/configurator/bathroom')
  const dialog = page.getByRole('dialog')
  const keepAs = async (name: string) => {
    await page.getByRole('button', { name: 'Varianten' }).click()
    await dialog.getByLabel('Name der neuen Variante').fill(name)
    await dialog.getByRole('button', { name: 'Jetzige Auswahl speichern' }).click()
    await expect(dialog.getByRole('listitem', { name })).toBeVisible()
  }
  const plain = await configurator.totalCents()
  await keepAs('Schlicht')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await configurator.choose(FLOOR.title, FLOOR.option)
  await configurator.waitUntilSaved()
  const rich = await configurator.totalCents()
  expect(rich).not.toBe(plain)
  await keepAs('Besonders')

  await dialog.getByRole('button', { name: '„Schlicht“ mit der jetzigen Auswahl vergleichen' }).click()
  const [left, right] = [dialog.getByRole('combobox').nth(1), dialog.getByRole('combobox').nth(2)]
  await left.selectOption({ label: 'Besonders' })
  await expect(right).toHaveValue(/.+/)
  await expect(dialog.getByRole('img', { name: /„Besonders“/ })).toBeVisible()
  await expect(dialog.getByRole('img', { name: /„Schlicht“/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: new RegExp(FLOOR.title) })).toContainText(FLOOR.option)
  // The address names the pair: a reload shows it again, read from the server.
  await page.reload()
  await expect(dialog.getByRole('row', { name: new RegExp(FLOOR.title) })).toContainText(FLOOR.option)

  await dialog.getByRole('button', { name: '„Schlicht“ als jetzige Auswahl übernehmen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => configurator.totalCents()).toBe(plain)
  await configurator.waitUntilSaved()
  await page.keyboard.press('Control+z')
  await expect.poll(() => configurator.totalCents()).toBe(rich)
  await configurator.waitUntilSaved()
  await page.reload()
  await configurator.waitUntilReady()
  expect(await configurator.totalCents()).toBe(rich)
})

test('ENG-34 the choices of a sample unit are undone after a reload', async ({ page, configurator }) => {
  await configurator.open('/mp/demo/lindenhof')
  await configurator.goToRoomBySlug('bathroom')
  const before = await configurator.totalCents()
  await configurator.choose(FLOOR.title, FLOOR.option)
  await configurator.waitUntilSaved()
  expect(await configurator.totalCents()).not.toBe(before)
  await page.reload()
  await configurator.waitUntilReady()
  await page.getByRole('button', { name: `Rückgängig machen: ${FLOOR.option}` }).click()
  await expect.poll(() => configurator.totalCents()).toBe(before)
})

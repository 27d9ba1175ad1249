import * as z from 'zod/mini'
import { UnitDeadlineSchema } from '#shared/contracts/entities/deadline.schema.ts'
import { addDays } from '#shared/domain/deadlines/deadline-states.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { FLOOR, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, freshPage, test } from '#tests/support/test.ts'

const TITLE = 'Leitungen verlegen'

test.use({ reducedMotion: 'reduce' })

/** A day as fields have it, so many from today: the portal's days are Berlin's, also where the machine's are not. */
function inDays(count: number): string {
  return addDays(berlinDay(Date.now()), count)
}

test('DDL-23 DDL-29 DDL-24 DDL-31 the team sets a deadline, its buyer sees what it would fix and completes it, and the team sees that', async ({
  context,
  page,
  portal,
  signIn,
}) => {
  test.slow()
  await signIn(BUYERS.operator.email)
  await page.goto('/bp/demo/admin/deadlines')
  await page.getByRole('button', { name: 'Neuer Termin' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('radio', { name: 'Eine Wohnung' }).click()
  await form.getByLabel('Wohnung', { exact: true }).selectOption({ label: 'Wohnung A 12' })
  await form.getByLabel('Fällig am').fill(inDays(13))
  await form.getByLabel('Name auf Deutsch').fill(TITLE)
  await form.getByRole('checkbox', { name: 'Elektro' }).check()
  await expect(form.getByText('1 Wohnung, 1 Person bekommt eine E-Mail')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Speichern und mitteilen' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(TITLE) })).toContainText('0 von 1')
  await expectAccessible(page)

  const token = await logIn(portal.url, BUYERS.ben.email)
  const buyer = await freshPage(context, { viewport: { width: 390, height: 844 } })
  await buyer.addInitScript((value) => window.localStorage.setItem('token', value), token)
  await buyer.goto(`${portal.url}${UNIT_PATH}/deadlines`)
  const card = buyer.getByRole('article', { name: TITLE })
  await expect(card).toContainText('in 13 Tagen')
  await expect(card.getByRole('list', { name: 'Was dann gilt' }).getByRole('link')).not.toHaveCount(0)
  await expectAccessible(buyer)
  await card.getByRole('button', { name: /^Erledigt melden/ }).click()
  await buyer.getByRole('dialog').getByLabel('Nachricht').fill('Alles so lassen')
  await expectAccessible(buyer)
  await buyer.getByRole('dialog').getByRole('button', { name: 'Erledigt melden' }).click()
  await expect(buyer.getByRole('article', { name: TITLE })).toContainText('von Ben Kaltenbach')

  await page.goto('/bp/demo/admin/units/lindenhof-a-12?tab=deadlines')
  const row = page.getByRole('row', { name: new RegExp(TITLE) })
  await expect(row).toContainText('Erledigt')
  await expect(row).toContainText('Alles so lassen')
  await expectAccessible(page)

  const staff = await logIn(portal.url, BUYERS.operator.email)
  const words = { title: { de: 'Fliesen bestellen', en: '' }, description: { de: '', en: '' } }
  const rest = { trades: ['FLI'], locks: true, reminders: [], building_id: null, unit_id: 'lindenhof-a-12' }
  const made = await fetch(`${portal.url}/bp/api/v1/account/projects/lindenhof/deadlines`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...words, ...rest, day: inDays(-3), is_trial: false }),
  })
  expect(made.status).toBe(201)
  await buyer.goto(`${portal.url}${UNIT_PATH}/configurator/bathroom/${FLOOR.id}`)
  const reason = buyer.getByText(/Der Termin „Fliesen bestellen“ ist seit dem .* vorbei/).first()
  await expect(reason).toBeVisible()
  await expectAccessible(buyer)
  // The page stays open while the team gives more time, and takes it back.
  const swatches = buyer.getByRole('radiogroup', { name: /Varianten/ })
  const locked = swatches.getByRole('radio', { disabled: true }).first()
  await expect(locked).toBeVisible()
  const ways = await buyer.getByRole('link', { name: 'Zum Termin' }).boundingBox()
  const options = await swatches.boundingBox()
  expect(ways?.y ?? 0, 'why nothing can be chosen stands above the options').toBeLessThan(options?.y ?? 0)
  // What is locked may be liked.
  const heart = swatches.getByRole('button', { name: /^Favorit/ }).last()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await extend(portal.url, staff, inDays(5))
  await expect(locked).toBeHidden()
  await extend(portal.url, staff, null)
  await expect(locked).toBeVisible()
  await buyer.getByRole('link', { name: 'Projektteam fragen' }).click()
  await expect(buyer.getByRole('dialog').getByLabel('Betreff')).toHaveValue(
    'Bitte um mehr Zeit für „Fliesen bestellen“',
  )
  await buyer.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(buyer.getByRole('article', { name: 'Fliesen bestellen' })).toContainText('so festgehalten')
  await buyer.context().close()
})

/** Gives unit A 12 until this day for its tiles; null = the others' day again. */
async function extend(url: string, token: string, day: string | null): Promise<void> {
  const path = `${url}/bp/api/v1/units/lindenhof-a-12/deadlines`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const deadlines = z.parse(z.array(UnitDeadlineSchema), await (await fetch(path, { headers })).json())
  const id = deadlines.find(({ title }) => title === 'Fliesen bestellen')?.id ?? ''
  const body = JSON.stringify({ day, reason: day === null ? '' : 'Ausland' })
  const answer = await fetch(`${path}/${id}/extension`, { method: 'PUT', headers, body })
  expect(answer.status).toBe(200)
}

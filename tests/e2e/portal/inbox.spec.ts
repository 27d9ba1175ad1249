import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { listMessageThreads } from '#shared/contracts/http/messages.contract.ts'
import { getStaffThread, listStaffThreads } from '#shared/contracts/http/staff-messages.contract.ts'
import { BUYERS, bearer, logIn } from '#tests/support/api-client.ts'
import { expect, expectAccessible, freshPage, test } from '#tests/support/test.ts'

const INBOX = '/bp/demo/lindenhof/a-12/inbox'
const THREADS = '/bp/api/v1/account/message_threads'
const PHOTO = {
  name: 'wand.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.beforeEach(({ signIn }) => signIn(BUYERS.ben.email))

/** The team's inbox, as its own pages ask for it. */
async function openTeam(request: APIRequestContext, url: string) {
  const headers = bearer(await logIn(url, BUYERS.operator.email))
  const find = async (subject: string) => {
    const list = await request.get(`${url}${THREADS}?search=${subject}`, { headers })
    const [found] = z.parse(listStaffThreads.answer, await list.json()).threads
    const thread = await request.get(`${url}${THREADS}/${found?.id}`, { headers })
    return z.parse(getStaffThread.answer, await thread.json())
  }
  const answer = async (id: string, body: string) => {
    const sent = await request.post(`${url}${THREADS}/${id}/messages`, { headers, data: { body, is_note: false } })
    expect(sent.status()).toBe(201)
  }
  return { find, answer }
}

/** Nothing of what the sample has written is new any more. */
async function readAll(request: APIRequestContext, url: string) {
  const headers = bearer(await logIn(url, BUYERS.ben.email))
  const list = await request.get(`${url}/bp/api/v1/units/lindenhof-a-12/message_threads`, { headers })
  for (const { id } of z.parse(listMessageThreads.answer, await list.json())) {
    const label = { item_type: 'message_thread', item_id: id, label: 'read' }
    await request.post(`${url}/bp/api/v1/buyer_labels`, { headers, data: { buyer_label: label } })
  }
}

/** The same buyer in another tab. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

test('INB-16 INB-20 INB-26 SHL-70: a buyer writes with a photo, the team answers, and every tab knows at once what is new and what was read', async ({
  page,
  portal,
  request,
}) => {
  const team = await openTeam(request, portal.url)
  await readAll(request, portal.url)
  await page.goto(`${INBOX}/new?subject=Steckdose`)
  await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Hinter dem Sofa?\nDanke!')
  await page.setInputFiles('input[type=file]', PHOTO)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page).toHaveURL(INBOX)
  await expect(page.getByRole('heading', { level: 2, name: 'Steckdose' })).toBeVisible()
  const thread = await team.find('Steckdose')
  expect(thread.messages[0]?.attachments.map(({ name }) => name)).toEqual([PHOTO.name])

  // Where no thread is open, nothing is read.
  await page.getByRole('link', { name: 'Neue Nachricht' }).click()
  const dashboard = await openTab(page, INBOX.replace('inbox', 'dashboard'))
  const mark = dashboard.getByRole('link', { name: 'Nachrichten 1 neu' })
  await expect(dashboard).toHaveTitle(/^Wohnung A 12/)
  await expect(dashboard.getByRole('link', { name: 'Nachrichten' })).toBeVisible()
  // The tab is told by its unit's stream, which it opens once the unit is there.
  await dashboard.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined)
  await team.answer(thread.id, 'Ja, das geht.')
  const sent = Date.now()
  await expect(mark).toBeVisible()
  expect(Date.now() - sent).toBeLessThan(1_500)
  await expect(page.getByText('Ja, das geht.')).toBeAttached()
  for (const tab of [page, dashboard]) await expect(tab).toHaveTitle(/^\(1\) /)

  await mark.click()
  await expect(dashboard.getByRole('article', { name: 'Nachricht von Olga Petersen' })).toBeVisible()
  await expect(dashboard.getByRole('link', { name: 'Nachrichten', exact: true })).toBeVisible()
  for (const tab of [page, dashboard]) await expect(tab).toHaveTitle(/^(Neue )?Nachricht/)
  await expectAccessible(dashboard)
  await dashboard.getByRole('button', { name: PHOTO.name, exact: true }).click()
  await expect(dashboard.getByRole('img', { name: `Inhalt von ${PHOTO.name}` })).toBeVisible()
})

test('INB-9 INB-10 INB-29 CFG-35: on a phone an answer without network goes out once there is one, and a draft is there after a new login', async ({
  page: desktop,
  portal,
  request,
}) => {
  const team = await openTeam(request, portal.url)
  const page = await freshPage(desktop.context(), { ...PHONE, baseURL: portal.url })
  const token = await logIn(portal.url, BUYERS.ben.email)
  await page.addInitScript((value) => window.localStorage.setItem('token', value), token)
  await page.goto(INBOX)
  await page.getByRole('link', { name: 'Neue Nachricht' }).click()
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Wallbox')
  await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Am Stellplatz?')
  await page.locator('input[capture]').setInputFiles(PHOTO)
  await expect(page.getByText(PHOTO.name)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Senden' }).click()
  await page.getByRole('link', { name: /^Wallbox/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wallbox' })).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Antworten' }).click()
  await page.getByRole('textbox', { name: 'Ihre Antwort' }).fill('Und ein Leerrohr?')
  await page.getByRole('button', { name: 'Senden' }).click()
  const waiting = page.getByRole('list', { name: 'Noch nicht gesendet' })
  await expect(waiting).toContainText('Wird gesendet, sobald wieder eine Verbindung da ist.')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(waiting).toBeHidden()
  expect((await team.find('Wallbox')).messages).toHaveLength(2)

  await page.getByRole('link', { name: 'Neue Nachricht' }).click()
  await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Ein Entwurf')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Ihre Nachricht' })).toHaveValue('Ein Entwurf')
  await page.context().close()
})

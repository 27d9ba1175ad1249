import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { getMessageThread, listMessageThreads } from '#shared/contracts/http/messages.contract.ts'
import { sanitiseHtml } from '#server/messages/inbound/sanitise-html.ts'
import { listHostileHtml } from '#shared/testing/hostile/hostile-html.ts'
import { readOthersPayloads } from '#shared/testing/hostile/others-payloads.ts'
import { listTechniques } from '#shared/testing/hostile/techniques.ts'
import { BUYERS, bearer, logIn } from '#tests/support/api-client.ts'
import { expect, test } from '#tests/support/test.ts'

const THREADS = '/bp/api/v1/units/lindenhof-a-12/message_threads'
/** Messages that one thread has here. */
const PORTION = 1_000
/** ms that a portion of them may take. */
const TIME_MS = 120_000
/** ms in which what begins by itself has begun. */
const SETTLED_MS = 1_500

type Thread = z.infer<typeof getMessageThread.answer>

/** Our own, and others' where there are any. */
const OWN = [...listHostileHtml(1), ...listTechniques()]
const OTHERS = readOthersPayloads()
/** What the browser says of HTML that it is given to read, and not to show: it has looked, and refused. */
const READ_ALONE =
  /^(?:Applying inline style|Setting the document's base URI|Loading media from) .*The action has been blocked/

test('INB-13: nothing that a mail may hold runs, fetches, or draws over the page, even where it came in as it is', async ({
  page,
  portal,
  request,
  signIn,
  pageErrors,
}) => {
  test.setTimeout(TIME_MS * Math.ceil((OWN.length * 2 + OTHERS.length) / PORTION))
  const thread = await findThread(request, portal.url)
  const heard = watch(page, portal.url)
  await signIn(BUYERS.ben.email)
  await test.step('as the server stores it', async () => {
    await show(page, thread, OWN.map(sanitiseHtml))
    expect([...pageErrors, ...heard]).toEqual([])
  })
  await test.step('as if the server had let it through: the page has its own defence', async () => {
    const all = [...OWN, ...OTHERS]
    for (let from = 0; from < all.length; from += PORTION) await show(page, thread, all.slice(from, from + PORTION))
    expect(pageErrors.splice(0).filter((error) => !READ_ALONE.test(error))).toEqual([])
    expect(heard.splice(0)).toEqual([])
  })
  await test.step('what asks for something is heard', async () => {
    await page.evaluate(() => void fetch('https://evil.example/x').catch(() => undefined))
    // The browser refuses it before it is a request, and complains.
    await expect.poll(() => pageErrors.some((error) => error.includes('https://evil.example/x'))).toBe(true)
    pageErrors.length = 0
  })
})

async function findThread(request: APIRequestContext, url: string): Promise<Thread> {
  const headers = bearer(await logIn(url, BUYERS.ben.email))
  const read = async (path: string): Promise<unknown> =>
    (await request.get(`${url}${THREADS}${path}`, { headers })).json()
  const [first] = z.parse(listMessageThreads.answer, await read(''))
  return z.parse(getMessageThread.answer, await read(`/${first?.id}`))
}

/** Opens the thread with a message for each body, and looks what has become of them. */
async function show(page: Page, thread: Thread, bodies: readonly string[]): Promise<void> {
  await page.unrouteAll()
  await page.route(`**/message_threads/${thread.id}*`, (route) => route.fulfill({ json: makeThread(thread, bodies) }))
  await page.goto(`/bp/demo/lindenhof/a-12/inbox/${thread.id}`)
  const last = page.getByRole('article').filter({ hasText: 'Das Ende von allem' })
  await expect(last).toHaveCount(1, { timeout: TIME_MS })
  await page.waitForTimeout(SETTLED_MS)
  expect(await page.evaluate(findForeign)).toEqual([])
  expect(await page.getByRole('article').count()).toBe(bodies.length + 1)
  await expect(page.getByRole('heading', { name: thread.subject }).first()).toBeVisible()
}

/** Hears dialogs, new pages, ways to other pages, and calls to anybody but the portal. */
function watch(page: Page, url: string): string[] {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => heard.push(`popup ${popup.url()}`))
  page.on('download', (download) => heard.push(`download ${download.url()}`))
  page.on('request', (asked) => {
    if (!asked.url().startsWith(url) && !asked.url().startsWith('data:image/')) heard.push(`request ${asked.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${url}/bp/demo/lindenhof/a-12/inbox`)) heard.push(`way to ${frame.url()}`)
  })
  return heard
}

/** The thread with one message for each body, the newest saying that it is the last. */
function makeThread(thread: Thread, bodies: readonly string[]): Thread {
  const [message] = thread.messages
  if (message === undefined) throw new Error('The sample has no message')
  const whole = [...bodies, '<p>Das Ende von allem</p>']
  const messages = whole.map((html, at) => ({
    ...message,
    id: `hostile-${at}`,
    position: whole.length - at,
    body_html: html,
    body_text: 'x',
    attachments: [],
  }))
  return { ...thread, messages, message_count: messages.length }
}

/** In the page: elements and attributes of messages that no letter has. */
function findForeign(): string[] {
  const allowed = new Set(
    'P DIV SPAN BR HR BLOCKQUOTE PRE CODE B STRONG I EM U S SUB SUP A UL OL LI H1 H2 H3 H4 H5 H6 TABLE THEAD TBODY TR TH TD'.split(
      ' ',
    ),
  )
  return [...document.querySelectorAll('article .ww-words *')].flatMap((element) => {
    const attributes = [...element.attributes].filter(({ name, value }) =>
      name === 'href'
        ? !/^(?:$|https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(value)
        : !/^(?:rel|target|colspan|rowspan)$/.test(name),
    )
    return [
      ...(allowed.has(element.tagName) ? [] : [element.tagName]),
      ...attributes.map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ]
  })
}

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createBuyerLabel,
  createMessageThread,
  getAttachment,
  getMessageThread,
  listMessageThreads,
  replyToThread,
} from '#shared/contracts/http/messages.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { createUnitUpload, deleteUpload } from '#shared/contracts/http/uploads.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { Notifications, useNotifications } from '#renderer/notifications/index.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { tellNews } from '#renderer/unit/news/news-signals.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { InboxPage } from './InboxPage.tsx'
import type { Thread } from './use-threads.ts'

vi.mock('#renderer/features/legal/index.ts', () => ({ Footer: () => null }))

const UNIT = '/bp/demo/lindenhof/a-12'
const server = answeringServer()
const user = userEvent.setup()
const BEN = {
  id: 'buyer-ben',
  email: 'b@x.de',
  firstName: 'Ben',
  lastName: 'Berg',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
} as const

const SENDERS = {
  miriam: { id: 'miriam', name: 'Miriam Vogt', firstName: 'Miriam', lastName: 'Vogt', type: 'user' },
  ben: { id: 'buyer-ben', name: 'Ben Berg', firstName: 'Ben', lastName: 'Berg', type: 'buyer' },
} as const

function aMessage(id: string, by: keyof typeof SENDERS, text: string): Thread['messages'][number] {
  return {
    id,
    position: 1,
    subject: 'Steckdose',
    bodyText: text,
    bodyHtml: `<p>${text}</p>`,
    quotedText: '',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    messageType: by === 'ben' ? 'inbound' : 'outbound',
    macroTag: null,
    sender: SENDERS[by],
    attachments: [],
  }
}

function aThread(id: string, more: Partial<Thread> = {}): Thread {
  const messages = [aMessage(`${id}-2`, 'miriam', 'Ja, das geht.'), aMessage(`${id}-1`, 'ben', 'Geht das?')]
  return {
    id,
    subject: 'Steckdose',
    kind: 'message',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    state: 'open',
    messages,
    messageCount: messages.length,
    participants: [
      { id: 'buyer-ben', name: 'Ben Berg', type: 'buyer' },
      { id: 'miriam', name: 'Miriam Vogt', type: 'user' },
    ],
    observers: [],
    unit: { id: 'unit-a-12', displayName: 'Wohnung A 12' },
    read: true,
    signatureRequired: false,
    ...more,
  }
}

const PLAN = {
  id: 'plan',
  attachmentId: 'plan',
  name: 'Elektroplan.dwg',
  size: 2_400_000,
  contentType: 'application/octet-stream',
  state: 'ready',
  url: '/bp/api/v1/attachments/plan',
  role: 'attachment',
  signatureForId: null,
} as const

function onScreen({ isPhone }: { isPhone: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? isPhone : query.includes('min-width') ? !isPhone : false,
    addEventListener: () => undefined,
    addListener: () => undefined,
    removeEventListener: () => undefined,
    removeListener: () => undefined,
  }))
}

/** What the server has; each answer of a thread's list shows its newest message alone. */
function serve(...threads: Thread[]) {
  server.answer(listMessageThreads, ({ query }) =>
    threads
      .filter(({ subject }) => subject.includes(query.search ?? ''))
      .map((thread) => ({ ...thread, messages: thread.messages.slice(0, 1) })),
  )
  server.answer(
    getMessageThread,
    ({ params }) => threads.find(({ id }) => id === params.threadId) ?? refusal('NOT_FOUND'),
  )
}

interface Opened {
  readonly portal?: 'bp' | 'mp'
  readonly flags?: Readonly<Record<string, boolean>>
}

function open(path = '/inbox', { portal = 'bp', flags = { showInbox: true } }: Opened = {}) {
  const { unit } = createTestUnit()
  const page = (
    <AppTheme>
      <Routes>
        <Route path={ROUTES.inbox} element={<InboxPage />} />
        <Route path={ROUTES.messageThread} element={<InboxPage />} />
      </Routes>
      <Notifications />
    </AppTheme>
  )
  const base = UNIT.replace('/bp/', `/${portal}/`)
  const project = { ...unit.project, featureFlags: flags }
  renderInUnit({ ...unit, portal, project, basePath: `${base}/configurator` }, page, `${base}${path}`)
}

const field = (name: string) => screen.findByRole('textbox', { name })
const sending = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Senden|Wird gesendet …)$/ })
const address = () => screen.getByTestId('address').textContent
/** Lets what is asked for come in. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['inbox', 'messages', 'files', 'errors', 'dashboard', 'footer'])
}, 60_000)
beforeEach(() => {
  onScreen({ isPhone: false })
  localStorage.clear()
  // As another tab would tell: pages keep what they have read.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  useNotifications.getState().dismissAll()
  useSession.setState({ status: 'loggedIn', user: BEN })
  server.answer(listUnits, [])
  server.answer(deleteUpload, {})
  server.answer(createBuyerLabel, ({ body }) => body.buyerLabel)
  serve()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useSession.setState({ status: 'anonymous', user: null })
})

describe('the list', () => {
  it('INB-1 INB-4 INB-12 INB-24 INB-25 API-30: lists the threads beside the first, which is open', async () => {
    serve(aThread('t1', { subject: 'Steckdose' }), aThread('t2', { subject: 'Wallbox' }))
    open()
    const list = await screen.findByRole('list', { name: 'Unterhaltungen' })
    const rows = within(list).getAllByRole('link')
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([`${UNIT}/inbox/t1`, `${UNIT}/inbox/t2`])
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null])
    expect(rows[0]?.textContent).toContain('Miriam Vogt: Ja, das geht.')
    expect(await screen.findByRole('heading', { level: 2, name: 'Steckdose' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeTruthy()
    expect(document.title).toBe('Nachrichten – Wohnung A 12 – Wohnwahl')
    expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Nachricht von Miriam Vogt',
      'Ihre Nachricht',
    ])
  })

  it('INB-2 INB-5 INB-8 opens the thread that is picked at its own address, with the way back', async () => {
    serve(aThread('t1'), aThread('t2', { subject: 'Wallbox' }))
    open()
    await user.click(await screen.findByRole('link', { name: /Wallbox/ }))
    expect(address()).toBe(`${UNIT}/inbox/t2`)
    const heading = await screen.findByRole('heading', { level: 2, name: 'Wallbox' })
    expect(document.activeElement).toBe(heading)
    expect(document.title).toBe('Wallbox – Wohnung A 12 – Wohnwahl')
    await user.click(screen.getByRole('link', { name: 'Alle Nachrichten' }))
    expect(address()).toBe(`${UNIT}/inbox`)
  })

  it('INB-9 INB-10 INB-24 on a small screen list and thread follow each other, each with a floating button', async () => {
    onScreen({ isPhone: true })
    serve(aThread('t1'))
    open()
    const write = await screen.findByRole('link', { name: 'Neue Nachricht' })
    expect(write.className).toContain('MuiFab')
    await user.click(await screen.findByRole('link', { name: /Steckdose/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Steckdose' })).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Unterhaltungen' })).toBeNull()
    const reply = screen.getByRole('button', { name: 'Antworten' })
    expect(reply.className).toContain('MuiFab')
    await user.click(reply)
    expect(await field('Ihre Antwort')).toBe(document.activeElement)
  })

  it('INB-15 INB-7: says that there is nothing yet, and offers to write', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Noch keine Nachrichten' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Neue Nachricht' }).getAttribute('href')).toBe(`${UNIT}/inbox/new`)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('INB-15 INB-17 shows a bar and no empty state while it loads', async () => {
    let answer: (threads: Thread[]) => void = () => undefined
    server.answer(listMessageThreads, () => new Promise((resolve) => (answer = resolve)))
    open()
    expect(await screen.findByRole('progressbar', { name: 'Nachrichten werden geladen …' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Noch keine Nachrichten' })).toBeNull()
    await waitFor(() => expect(server.asked(listMessageThreads)).not.toEqual([]))
    answer([])
    await screen.findByRole('heading', { name: 'Noch keine Nachrichten' })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('INB-1 looks for words, and says where there is nothing', async () => {
    serve(aThread('t1'), aThread('t2', { subject: 'Wallbox' }))
    open()
    await user.type(await screen.findByRole('searchbox', { name: 'Suchen' }), 'Wall')
    await waitFor(() => expect(screen.queryByRole('link', { name: /Steckdose/ })).toBeNull())
    expect(screen.getByRole('link', { name: /Wallbox/ })).toBeTruthy()
    await user.type(screen.getByRole('searchbox', { name: 'Suchen' }), 'xx')
    expect(await screen.findByText('Zu „Wallxx“ gibt es keine Nachricht.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Alle zeigen' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Suchen' }))
    expect(await screen.findByRole('link', { name: /Steckdose/ })).toBeTruthy()
  })

  it('INB-20 INB-21 INB-22 INB-23 API-34: marks the open thread as read, and lets the unread stand out', async () => {
    serve(aThread('t1', { read: false }), aThread('t2', { subject: 'Wallbox', read: false }))
    open()
    const row = await screen.findByRole('link', { name: /Wallbox/ })
    expect(row.textContent).toContain('Ungelesen')
    expect(row).toHaveProperty('dataset.unread', '')
    await waitFor(() =>
      expect(server.asked(createBuyerLabel).map(({ body }) => body.buyerLabel)).toEqual([
        { itemType: 'message_thread', itemId: 't1', label: 'read' },
      ]),
    )
    await waitFor(() => expect(screen.getByRole('link', { name: /Steckdose/ }).textContent).not.toContain('Ungelesen'))
  })

  it('INB-16 shows what comes while the page is open, and marks it as read', async () => {
    const thread = aThread('t1')
    serve(thread)
    open()
    await screen.findAllByRole('article')
    serve({ ...thread, read: false, messages: [aMessage('new', 'miriam', 'Noch etwas'), ...thread.messages] })
    act(() => tellNews(['messages']))
    expect(await screen.findByText('Noch etwas')).toBeTruthy()
    await waitFor(() => expect(server.asked(createBuyerLabel)).toHaveLength(1))
  })

  it('INB-20 marks what was opened without network as read once there is one, and again what comes meanwhile', async () => {
    const thread = aThread('t1', { read: false })
    serve(thread)
    server.answer(createBuyerLabel, noAnswer())
    open()
    await waitFor(() => expect(server.asked(createBuyerLabel)).toHaveLength(1))
    serve({ ...thread, messages: [aMessage('new', 'miriam', 'Noch etwas'), ...thread.messages] })
    act(() => tellNews(['messages']))
    await waitFor(() => expect(server.asked(createBuyerLabel)).toHaveLength(2))
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(server.asked(createBuyerLabel)).toHaveLength(3))
  })

  it('INB-24 INB-29 stays in the first thread while it is answered, whichever comes first meanwhile', async () => {
    const thread = aThread('t1')
    serve(thread)
    open()
    await user.click(await screen.findByRole('button', { name: 'Antworten' }))
    await user.type(await field('Ihre Antwort'), 'Halb')
    serve(aThread('t2', { subject: 'Wallbox' }), thread)
    act(() => tellNews(['messages']))
    await screen.findByRole('link', { name: /Wallbox/ })
    expect(screen.getByRole('heading', { level: 2, name: 'Steckdose' })).toBeTruthy()
    expect(await field('Ihre Antwort')).toHaveProperty('value', 'Halb')
  })

  it.each([
    ['showInbox off', 'bp', {}],
    ['no demonstration', 'mp', { showInbox: true }],
  ] as const)('SHL-42 SHL-58 leads home where there is no inbox: %s', (_, portal, flags) => {
    open('/inbox', { portal, flags })
    expect(address()).toBe(`/${portal}/demo/lindenhof/a-12/dashboard`)
    expect(server.names().filter((name) => /thread|label|news/i.test(name))).toEqual([])
  })

  it('INB-19 AUT-45 SHL-58 shows a demonstration with a button that does nothing, and asks for nothing', async () => {
    useSession.setState({ status: 'anonymous', user: null })
    open('/inbox', { portal: 'mp', flags: { marketingDemo: true } })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Neue Nachricht' })
    expect(button.disabled).toBe(true)
    await settle()
    expect(server.names().filter((name) => /thread|label|news/i.test(name))).toEqual([])
  })

  it('AUT-45 asks nothing for the team, which has an inbox of its own', async () => {
    useSession.setState({ user: { ...BEN, id: 'op', group: 'user', role: 'operator' } })
    open()
    expect(await screen.findByText(/Das Team hat dafür sein eigenes Postfach/)).toBeTruthy()
    await settle()
    expect(server.names().filter((name) => /thread|label|news/i.test(name))).toEqual([])
    expect(screen.queryByRole('link', { name: 'Neue Nachricht' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Zum Postfach des Teams' })).toBeNull()
  })

  it('MSG-1 leads those of the team who may see messages to what was written about this home', async () => {
    const roles = [{ role: 'sales', projectId: null }] as const
    useSession.setState({ user: { ...BEN, id: 'op', group: 'user', role: 'operator', roles: [...roles] } })
    open()
    const link = await screen.findByRole('link', { name: 'Zum Postfach des Teams' })
    expect(link.getAttribute('href')).toBe('/bp/demo/admin/messages?box=all&unit=unit-a-12')
  })

  it('INB-1 says that the threads cannot be had, and tries again', async () => {
    server.answer(listMessageThreads, refusal('FORBIDDEN'))
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('lassen sich gerade nicht laden')
    serve(aThread('t1'))
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByRole('link', { name: /Steckdose/ })).toBeTruthy()
  })

  it('INB-2 says of a thread that is not there that it is not', async () => {
    open('/inbox/gone')
    expect(await screen.findByText(/Diese Nachricht gibt es nicht/)).toBeTruthy()
  })
})

describe('a message', () => {
  it('INB-13 has its words, and what is in them cannot do anything', async () => {
    const message = {
      ...aMessage('m', 'miriam', ''),
      bodyHtml: '<p>Gern <b>so</b><img src="https://x.example/p.png"></p>',
    }
    serve(aThread('t1', { messages: [message], messageCount: 1 }))
    open()
    expect((await screen.findByText('so')).localName).toBe('b')
    expect(within(screen.getByRole('article')).queryByRole('img')).toBeNull()
  })

  it('INB-14 API-98 downloads a file in a new tab, at an address that is asked for when somebody wants it', async () => {
    const tab = { opener: {}, location: { href: '' }, close: vi.fn<() => void>() }
    vi.stubGlobal(
      'open',
      vi.fn<() => unknown>(() => tab),
    )
    server.answer(getAttachment, { url: '/signed/plan', expiresAt: '2026-11-20T11:00:00Z' })
    serve(aThread('t1', { messages: [{ ...aMessage('m', 'miriam', 'Anbei'), attachments: [PLAN] }], messageCount: 1 }))
    open()
    expect(server.asked(getAttachment)).toEqual([])
    await user.click(await screen.findByRole('button', { name: /^Elektroplan\.dwg herunterladen/ }))
    await waitFor(() => expect(tab.location.href).toBe('/signed/plan'))
    expect(tab.opener).toBeNull()
    expect(window.open).toHaveBeenCalledExactlyOnceWith('', '_blank')
    server.answer(getAttachment, refusal('FILE_INFECTED'))
    await user.click(screen.getByRole('button', { name: /^Elektroplan\.dwg herunterladen/ }))
    expect(await screen.findByText(/Diese Datei ist gesperrt/)).toBeTruthy()
    expect(tab.close).toHaveBeenCalledOnce()
  })

  it('INB-18 cannot be answered where a signature is required', async () => {
    serve(aThread('t1', { signatureRequired: true }))
    open()
    expect(await screen.findByText(/wartet auf Ihre Unterschrift\. Beantwortet wird es/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Antworten' })).toBeNull()
  })
})

describe('writing', () => {
  const fill = async (subject: string, body: string) => {
    await user.type(await field('Betreff'), subject)
    await user.type(await field('Ihre Nachricht'), body)
  }

  it('INB-3 INB-6 INB-26 INB-28 INB-40 API-31: sends a new message once, and leads to the list', async () => {
    server.answer(createMessageThread, aThread('t9'))
    open('/inbox/new')
    await fill('Steckdose', 'Geht das?')
    await user.click(sending())
    await waitFor(() => expect(address()).toBe(`${UNIT}/inbox`))
    expect(await screen.findByText('Ihre Nachricht ist gesendet.')).toBeTruthy()
    const asked = server.asked(createMessageThread)
    expect(asked.map(({ body }) => body.messageThread)).toEqual([
      { subject: 'Steckdose', body: 'Geht das?', attachments: [] },
    ])
    expect(localStorage.length).toBe(0)
  })

  it('MSG-12 CFG-35: the wish to be contacted has its words, and keeps its kind over a reload', async () => {
    server.answer(createMessageThread, aThread('t9'))
    open('/inbox/new?kind=contact&subject=Bad')
    expect(await field('Betreff')).toHaveProperty('value', 'Bitte um Kontakt: Bad')
    expect(sending().disabled).toBe(false)
    expect(localStorage.length).toBe(0)
    await user.type(await field('Ihre Nachricht'), ' Abends.')
    cleanup()
    open('/inbox/new')
    await user.click(sending())
    await waitFor(() => expect(address()).toBe(`${UNIT}/inbox`))
    expect(server.asked(createMessageThread).map(({ body }) => body.messageThread)).toEqual([
      {
        kind: 'contact',
        subject: 'Bitte um Kontakt: Bad',
        body: 'Bitte melden Sie sich bei mir. Abends.',
        attachments: [],
      },
    ])
  })

  it('INB-31 INB-33 INB-37: needs a subject and words, in a box of several rows', async () => {
    open('/inbox/new')
    const body = await field('Ihre Nachricht')
    expect(body.localName).toBe('textarea')
    expect(body.getAttribute('rows')).toBe('2')
    expect(sending().disabled).toBe(true)
    await user.type(body, 'Geht das?')
    expect(sending().disabled).toBe(true)
    await user.type(await field('Betreff'), 'Steckdose')
    expect(sending().disabled).toBe(false)
    await user.clear(body)
    await user.type(body, '   ')
    expect(sending().disabled).toBe(true)
  })

  it('INB-27 INB-32 sends nothing twice while something is being sent', async () => {
    let answer: (thread: Thread) => void = () => undefined
    server.answer(createMessageThread, () => new Promise((resolve) => (answer = resolve)))
    open('/inbox/new')
    await fill('Steckdose', 'Geht das?')
    await user.click(sending())
    expect(sending().getAttribute('aria-disabled')).toBe('true')
    expect(sending().textContent).toBe('Wird gesendet …')
    await user.click(sending())
    expect(server.asked(createMessageThread)).toHaveLength(1)
    answer(aThread('t9'))
    await waitFor(() => expect(address()).toBe(`${UNIT}/inbox`))
  })

  it('INB-10 INB-26 INB-30 API-32: answers in a thread, and closes the form', async () => {
    serve(aThread('t1'))
    server.answer(replyToThread, aThread('t1'))
    open()
    await user.click(await screen.findByRole('button', { name: 'Antworten' }))
    expect(screen.getByText('AW: Steckdose')).toBeTruthy()
    await user.type(await field('Ihre Antwort'), 'Danke')
    fireEvent.keyDown(await field('Ihre Antwort'), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Ihre Antwort' })).toBeNull())
    const [asked] = server.asked(replyToThread)
    expect(asked?.params).toEqual({ unitId: 'unit-a-12', threadId: 't1' })
    expect(asked?.body).toEqual({ body: 'Danke', attachments: [] })
  })

  async function expectRefusalSaid(refused: ReturnType<typeof refusal>, words: string) {
    server.answer(createMessageThread, refused)
    open('/inbox/new')
    await fill('Steckdose', 'Geht das?')
    await user.click(sending())
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(address()).toBe(`${UNIT}/inbox/new`)
    expect(await field('Ihre Nachricht')).toHaveProperty('value', 'Geht das?')
    server.answer(createMessageThread, aThread('t9'))
    await user.click(sending())
    await waitFor(() => expect(address()).toBe(`${UNIT}/inbox`))
    const [first, second] = server.asked(createMessageThread)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  }
  it('INB-41 INB-6 INB-29 says that a fault kept it from being sent, keeps text and page, and sends the same again', async () => {
    await expectRefusalSaid(
      refusal('INTERNAL_ERROR'),
      'Ihre Nachricht ist nicht gesendet. Bitte versuchen Sie es noch einmal.',
    )
  })
  it('INB-42 INB-6 INB-29 says that its files are too large, keeps text and page, and sends the same again', async () => {
    await expectRefusalSaid(
      refusal('PAYLOAD_TOO_LARGE'),
      'Ihre Nachricht ist nicht gesendet: Die Dateien sind zu groß.',
    )
  })
  it('INB-6 INB-29 says that the right to send it is missing, keeps text and page, and sends the same again', async () => {
    await expectRefusalSaid(refusal('FORBIDDEN'), 'Dafür fehlt Ihnen die Berechtigung.')
  })

  it('INB-29 AUT-45 lets the shell know that the session has ended, and keeps the draft', async () => {
    server.answer(createMessageThread, refusal('UNAUTHORIZED'))
    server.answer(checkToken, refusal('UNAUTHORIZED'))
    open('/inbox/new')
    await fill('Steckdose', 'Geht das?')
    await user.click(sending())
    await waitFor(() => expect(server.asked(checkToken)).toHaveLength(1))
    cleanup()
    open('/inbox/new')
    expect(await field('Ihre Nachricht')).toHaveProperty('value', 'Geht das?')
  })

  it('INB-29 sends what was written without a network as soon as there is one, and lets it be taken back until then', async () => {
    server.answer(createMessageThread, noAnswer())
    open('/inbox/new')
    await fill('Steckdose', 'Geht das?')
    await user.click(sending())
    const waiting = within(await screen.findByRole('list', { name: 'Noch nicht gesendet' }))
    expect(waiting.getByText('Wird gesendet, sobald wieder eine Verbindung da ist.')).toBeTruthy()
    await user.click(waiting.getByRole('button', { name: /^Nicht senden, sondern bearbeiten/ }))
    await waitFor(() => expect(address()).toBe(`${UNIT}/inbox/new`))
    expect(await field('Ihre Nachricht')).toHaveProperty('value', 'Geht das?')
    expect(await field('Betreff')).toHaveProperty('value', 'Steckdose')
    server.answer(createMessageThread, aThread('t9'))
    await user.click(sending())
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Noch nicht gesendet' })).toBeNull())
    const keys = server.asked(createMessageThread).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
  })

  it('INB-29 keeps a draft for each thread and for a new message, and throws one away', async () => {
    serve(aThread('t1'), aThread('t2', { subject: 'Wallbox' }))
    open('/inbox/t1')
    await user.click(await screen.findByRole('button', { name: 'Antworten' }))
    await user.type(await field('Ihre Antwort'), 'Entwurf eins')
    await user.click(screen.getByRole('link', { name: /Wallbox/ }))
    await screen.findByRole('heading', { level: 2, name: 'Wallbox' })
    expect(screen.queryByRole('textbox', { name: 'Ihre Antwort' })).toBeNull()
    cleanup()
    open('/inbox/t1')
    expect(await field('Ihre Antwort')).toHaveProperty('value', 'Entwurf eins')
    await user.click(screen.getByRole('button', { name: 'Entwurf verwerfen' }))
    expect(await field('Ihre Antwort')).toHaveProperty('value', '')
    expect(document.activeElement).toBe(await field('Ihre Antwort'))
    await waitFor(() => expect(localStorage.length).toBe(0))
  })

  const WAITING = 'Noch nicht gesendet'
  /** Writes something that waits, since nobody answers. */
  const postAway = async (write: () => Promise<void>) => {
    await write()
    await user.click(sending())
    return within(await screen.findByRole('list', { name: WAITING })).findByRole('button', {
      name: /^Nicht senden, sondern bearbeiten/,
    })
  }

  it('INB-29 takes a waiting one back into the form that is open, in front of what is typed there', async () => {
    server.answer(createMessageThread, noAnswer())
    open('/inbox/new')
    await postAway(() => fill('Steckdose', 'Erste'))
    await user.click(screen.getByRole('link', { name: 'Neue Nachricht' }))
    await fill('Wallbox', 'Zweite')
    await user.click(screen.getByRole('button', { name: /^Nicht senden, sondern bearbeiten/ }))
    const both = 'Erste\n\nWallbox\nZweite'
    await waitFor(async () => expect(await field('Ihre Nachricht')).toHaveProperty('value', both))
    expect(await field('Betreff')).toHaveProperty('value', 'Steckdose')
    expect(document.activeElement).toBe(await field('Ihre Nachricht'))
    await user.type(await field('Ihre Nachricht'), '!')
    cleanup()
    open('/inbox/new')
    expect(await field('Ihre Nachricht')).toHaveProperty('value', `${both}!`)
  })

  it('INB-29 INB-24 takes a waiting answer back into the thread beside it, and shows it once', async () => {
    serve(aThread('t1'))
    server.answer(replyToThread, noAnswer())
    open()
    await user.click(await screen.findByRole('button', { name: 'Antworten' }))
    await postAway(async () => user.type(await field('Ihre Antwort'), 'Danke'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Ihre Antwort' })).toBeNull())
    await screen.findByRole('button', { name: 'Antworten' })
    expect(screen.getAllByRole('list', { name: WAITING })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^Nicht senden, sondern bearbeiten/ }))
    expect(await field('Ihre Antwort')).toHaveProperty('value', 'Danke')
    expect(screen.queryByRole('list', { name: WAITING })).toBeNull()
  })

  it('INB-27 INB-32 takes nothing more while something is being sent', async () => {
    let answer: (thread: Thread) => void = () => undefined
    server.answer(createMessageThread, () => new Promise((resolve) => (answer = resolve)))
    open('/inbox/new')
    await fill('Steckdose', 'Geht das?')
    await user.click(sending())
    await user.type(await field('Ihre Nachricht'), ' Noch etwas')
    await user.type(await field('Betreff'), ' neu')
    const file = new File(['x'], 'foto.jpg')
    fireEvent.drop(await field('Ihre Nachricht'), { dataTransfer: { files: [file], types: ['Files'] } })
    fireEvent.paste(await field('Ihre Nachricht'), { clipboardData: { files: [file] } })
    expect(await field('Ihre Nachricht')).toHaveProperty('value', 'Geht das?')
    expect(await field('Betreff')).toHaveProperty('value', 'Steckdose')
    expect(screen.getByRole('button', { name: 'Dateien anhängen' }).getAttribute('aria-disabled')).toBe('true')
    expect(server.asked(createUnitUpload)).toEqual([])
    answer(aThread('t9'))
    await waitFor(() => expect(address()).toBe(`${UNIT}/inbox`))
  })

  it('INB-6 leaves whoever has gone on meanwhile where they are', async () => {
    let answer: (thread: Thread) => void = () => undefined
    serve(aThread('t1'), aThread('t2', { subject: 'Wallbox' }))
    server.answer(createMessageThread, () => new Promise((resolve) => (answer = resolve)))
    open('/inbox/new')
    await fill('Frage', 'Geht das?')
    await user.click(sending())
    await waitFor(() => expect(server.asked(createMessageThread)).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: /Wallbox/ }))
    await user.click(await screen.findByRole('button', { name: 'Antworten' }))
    await user.type(await field('Ihre Antwort'), 'Halb')
    answer(aThread('t9'))
    expect(await screen.findByText('Ihre Nachricht ist gesendet.')).toBeTruthy()
    await settle()
    expect(address()).toBe(`${UNIT}/inbox/t2`)
    expect(await field('Ihre Antwort')).toHaveProperty('value', 'Halb')
  })

  it('INB-10 INB-29 closes the form of an answer, keeps what is in it, and goes back to the button', async () => {
    serve(aThread('t1'))
    open('/inbox/t1')
    await user.click(await screen.findByRole('button', { name: 'Antworten' }))
    await user.type(await field('Ihre Antwort'), 'Halb')
    await user.click(screen.getByRole('button', { name: 'Schließen' }))
    const reply = await screen.findByRole('button', { name: 'Antworten' })
    expect(document.activeElement).toBe(reply)
    await settle()
    expect(screen.queryByRole('textbox', { name: 'Ihre Antwort' })).toBeNull()
    await user.click(reply)
    expect(await field('Ihre Antwort')).toHaveProperty('value', 'Halb')
  })

  it.each([
    ['?subject=Bestellung%20LH-2026-0001', 'Bestellung LH-2026-0001'],
    [`?subject=${'x'.repeat(201)}`, ''],
    ['?subject=a%0Ab', ''],
    ['', ''],
  ])('CFG-35 takes a subject from the address %s where it can be one', async (query, subject) => {
    open(`/inbox/new${query}`)
    expect(await field('Betreff')).toHaveProperty('value', subject)
  })
})

describe('files of a message', () => {
  const photo = (size = 10, name = 'foto.jpg') => {
    const file = new File(['x'], name, { type: 'image/jpeg' })
    Object.defineProperty(file, 'size', { value: size })
    return file
  }
  const choose = async (...files: File[]) =>
    user.upload(await screen.findByLabelText('Dateien anhängen', { selector: 'input' }), files)
  const stored = (id: string, name: string, size: number) =>
    ({ id, name, size, contentType: 'image/jpeg', state: 'ready' }) as const

  it('INB-26 sends them ahead, waits for them, and names them', async () => {
    let answer: (file: ReturnType<typeof stored>) => void = () => undefined
    server.answer(createUnitUpload, () => new Promise((resolve) => (answer = resolve)))
    server.answer(createMessageThread, aThread('t9'))
    open('/inbox/new?subject=Foto')
    await user.type(await field('Ihre Nachricht'), 'Anbei')
    await choose(photo())
    expect(sending().disabled).toBe(true)
    await waitFor(() => expect(server.asked(createUnitUpload)).toHaveLength(1))
    answer(stored('f1', 'foto.jpg', 10))
    await waitFor(() => expect(sending().disabled).toBe(false))
    await user.click(sending())
    await waitFor(() => expect(server.asked(createMessageThread)).toHaveLength(1))
    expect(server.asked(createMessageThread)[0]?.body.messageThread.attachments).toEqual([{ uploadId: 'f1' }])
  })

  it('INB-26 takes files that are dropped or pasted', async () => {
    server.answer(createUnitUpload, ({ query }) => stored(query.fileName, query.fileName, 10))
    open('/inbox/new?subject=Foto')
    const body = await field('Ihre Nachricht')
    fireEvent.paste(body, { clipboardData: { files: [photo(10, 'paste.jpg')] } })
    fireEvent.drop(body, { dataTransfer: { files: [photo(10, 'drop.jpg')], types: ['Files'] } })
    const files = within(await screen.findByRole('list', { name: 'Dateien' }))
    expect(await files.findByText('paste.jpg')).toBeTruthy()
    expect(files.getByText('drop.jpg')).toBeTruthy()
  })

  it('INB-34 INB-35 INB-36 refuses a sum of 40 MiB and more, and none below', async () => {
    server.answer(createUnitUpload, ({ query }) => stored(query.fileName, query.fileName, 10))
    open('/inbox/new?subject=Foto')
    await user.type(await field('Ihre Nachricht'), 'Anbei')
    await choose(photo(20_971_520, 'eins.jpg'), photo(20_971_519, 'zwei.jpg'))
    await waitFor(() => expect(sending().disabled).toBe(false))
    await choose(photo(1, 'drei.jpg'))
    const limit = 'Die Dateien sind zusammen zu groß. Möglich sind weniger als 40 MB.'
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(limit)
    expect(sending().disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Entfernen: drei.jpg' }))
    await waitFor(() => expect(sending().disabled).toBe(false))
  })

  it('INB-29 has what was sent ahead again after a reload', async () => {
    server.answer(createUnitUpload, stored('f1', 'foto.jpg', 10))
    server.answer(createMessageThread, aThread('t9'))
    open('/inbox/new?subject=Foto')
    await user.type(await field('Ihre Nachricht'), 'Anbei')
    await choose(photo())
    await waitFor(() => expect(sending().disabled).toBe(false))
    cleanup()
    open('/inbox/new')
    const earlier = within(await screen.findByRole('list', { name: 'Schon hochgeladen' }))
    expect(earlier.getByText('foto.jpg')).toBeTruthy()
    await waitFor(() => expect(sending().disabled).toBe(false))
    await user.click(sending())
    await waitFor(() => expect(server.asked(createMessageThread)).toHaveLength(1))
    expect(server.asked(createMessageThread)[0]?.body.messageThread.attachments).toEqual([{ uploadId: 'f1' }])
  })

  it('INB-29 names the files of a message that waits', async () => {
    server.answer(createUnitUpload, stored('f1', 'foto.jpg', 10))
    server.answer(createMessageThread, noAnswer())
    open('/inbox/new?subject=Foto')
    await user.type(await field('Ihre Nachricht'), 'Anbei')
    await choose(photo())
    await waitFor(() => expect(sending().disabled).toBe(false))
    await user.click(sending())
    const waiting = within(await screen.findByRole('list', { name: 'Noch nicht gesendet' }))
    expect(waiting.getByText('foto.jpg')).toBeTruthy()
  })

  it('INB-26 leaves the focus beside a file that is taken out, and at the words after the last', async () => {
    server.answer(createUnitUpload, ({ query }) => stored(query.fileName, query.fileName, 10))
    open('/inbox/new?subject=Foto')
    await user.type(await field('Ihre Nachricht'), 'Anbei')
    await choose(photo(10, 'eins.jpg'), photo(10, 'zwei.jpg'))
    await waitFor(() => expect(sending().disabled).toBe(false))
    cleanup()
    open('/inbox/new')
    await user.click(await screen.findByRole('button', { name: 'Entfernen: eins.jpg' }))
    const other = screen.getByRole('button', { name: 'Entfernen: zwei.jpg' })
    expect(document.activeElement).toBe(other)
    await user.click(other)
    expect(document.activeElement).toBe(await field('Ihre Nachricht'))
  })

  it('INB-29 holds a message back of which a file has not arrived', async () => {
    server.answer(createUnitUpload, noAnswer())
    open('/inbox/new?subject=Foto')
    await user.type(await field('Ihre Nachricht'), 'Anbei')
    await choose(photo())
    expect(await screen.findByText(/Eine Datei ist nicht angekommen/)).toBeTruthy()
    expect(sending().disabled).toBe(true)
    server.answer(createUnitUpload, stored('f1', 'foto.jpg', 10))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sending().disabled).toBe(false))
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  answerThread,
  changeThread,
  getStaffThread,
  listStaffThreads,
  noteThreadRead,
} from '#shared/contracts/http/staff-messages.contract.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { aMessage, COUNTS, logInWith, OPEN, ROW, showInbox, startInbox, THREAD } from './testing/staff-inbox.tsx'

const server = answeringServer()

describe('the team’s inbox', () => {
  beforeEach(() => startInbox(server, 'Guten Tag {{name}}, {{Anzahl}} Steckdosen.'))
  afterEach(cleanup)

  it('MSG-1: lists what waits for the team first, with how many there are of each, and keeps the view in the address', async () => {
    showInbox('/bp/demo/admin/messages')
    const line = await screen.findByRole('link', { name: /Anna Kaltenbach/ })
    expect(line.getAttribute('href')).toBe('/bp/demo/admin/messages/t1')
    expect(within(line).getByRole('img', { name: 'Ungelesen' })).toBeTruthy()
    // Whole for who points at what is cut off.
    for (const words of ['Anna Kaltenbach', ROW.subject]) expect(within(line).getByTitle(words)).toBeTruthy()
    await userEvent.click(await screen.findByRole('radio', { name: 'Käufer 2' }))
    await waitFor(() => expect(server.asked(listStaffThreads).at(-1)?.query).toMatchObject({ box: 'buyer', page: '1' }))
    expect((await screen.findByRole('link', { name: /Anna Kaltenbach/ })).getAttribute('href')).toBe(
      '/bp/demo/admin/messages/t1?box=buyer',
    )
  })

  it('MSG-1: says of which the newest message has files', async () => {
    const photo = { ...ROW, id: 't2', subject: 'Foto', hasAttachments: true }
    server.answer(listStaffThreads, { threads: [ROW, photo], counts: COUNTS })
    showInbox('/bp/demo/admin/messages')
    const lines = await screen.findAllByRole('link', { name: /Anna Kaltenbach/ })
    expect(lines.map((line) => within(line).queryByRole('img', { name: 'Mit Dateien' }) !== null)).toEqual([
      false,
      true,
    ])
  })

  it('MSG-3: notes that the newest message was seen, and that one is unread again only when asked to', async () => {
    showInbox(OPEN)
    await screen.findByRole('heading', { name: ROW.subject })
    await waitFor(() => expect(server.asked(noteThreadRead).map(({ body }) => body)).toContainEqual({ position: 1 }))
    await userEvent.click(screen.getByRole('button', { name: 'Als ungelesen markieren' }))
    await waitFor(() => expect(server.asked(noteThreadRead).at(-1)?.body).toEqual({ position: 0 }))
  })

  it('MSG-3: is unread again also when that is asked for while it is still being noted as read', async () => {
    let arrive: (() => void) | undefined
    const arrived: number[] = []
    server.answer(noteThreadRead, async ({ body }) => {
      if (body.position > 0) await new Promise<void>((resolve) => (arrive = resolve))
      arrived.push(body.position)
      return {}
    })
    showInbox(OPEN)
    await waitFor(() => expect(arrive).toBeDefined())
    await userEvent.click(await screen.findByRole('button', { name: 'Als ungelesen markieren' }))
    arrive?.()
    await waitFor(() => expect(arrived).toEqual([1, 0]))
  })

  it('MSG-3: leaves unread what is wanted so on another screen, until something is written', async () => {
    const look = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    server.answer(getStaffThread, { ...THREAD, isUnread: false })
    showInbox(OPEN)
    await screen.findByRole('heading', { name: ROW.subject })
    server.answer(getStaffThread, { ...THREAD, subject: 'Wieder neu' })
    look()
    await screen.findByRole('heading', { name: 'Wieder neu' })
    look()
    server.answer(getStaffThread, { ...THREAD, messages: [aMessage({ id: 'm2', position: 2 }), ...THREAD.messages] })
    await waitFor(() => expect(server.asked(getStaffThread)).toHaveLength(3))
    look()
    await waitFor(() => expect(server.asked(noteThreadRead).map(({ body }) => body.position)).toEqual([2]))
  })

  it('MSG-3: notes what was seen without network once there is one, and says when it could not be marked unread', async () => {
    server.answer(noteThreadRead, noAnswer())
    showInbox(OPEN)
    await waitFor(() => expect(server.asked(noteThreadRead)).toHaveLength(1))
    await userEvent.click(await screen.findByRole('button', { name: 'Als ungelesen markieren' }))
    await waitFor(() =>
      expect(useNotifications.getState().notices.map(({ title }) => title)).toEqual([
        'Das Portal ist nicht erreichbar. Ihr Text bleibt hier stehen.',
      ]),
    )
    expect(screen.getByRole('heading', { name: ROW.subject })).toBeTruthy()
    server.answer(noteThreadRead, {})
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(server.asked(noteThreadRead).map(({ body }) => body.position)).toEqual([1, 0, 1]))
  })

  it('MSG-1: shows what has changed though its list could not be had the first time', async () => {
    let asked = 0
    server.answer(listStaffThreads, () => {
      asked += 1
      return asked === 2 ? noAnswer('timeout') : { threads: [{ ...ROW, isUnread: asked > 1 }], counts: COUNTS }
    })
    const { client } = showInbox('/bp/demo/admin/messages')
    await screen.findByText(ROW.subject)
    void client.invalidateQueries()
    expect(await screen.findByRole('img', { name: 'Ungelesen' }, { timeout: 4_000 })).toBeTruthy()
  })

  it('MSG-4, MSG-6: answers from a text module once everything in it is filled in, and sends the same answer once', async () => {
    server.answer(answerThread, refusal('UNAVAILABLE'))
    showInbox(OPEN)
    await userEvent.click(await screen.findByRole('button', { name: 'Textbaustein' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Steckdosen: Preis (Deutsch)' }))
    const text = screen.getByRole('textbox', { name: 'Antwort' })
    expect(text).toHaveProperty('value', 'Guten Tag Anna Kaltenbach, {{Anzahl}} Steckdosen.')
    expect(screen.getByRole('button', { name: 'Senden' })).toHaveProperty('disabled', true)
    await userEvent.clear(text)
    await userEvent.type(text, 'Ja, zwei.')
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
    await waitFor(() => expect(useNotifications.getState().notices.length).toBe(1))
    // What was typed is still there.
    expect(text).toHaveProperty('value', 'Ja, zwei.')
    server.answer(answerThread, { ...THREAD, revision: 4 })
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
    await waitFor(() => expect(text).toHaveProperty('value', ''))
    const sent = server.asked(answerThread)
    expect(sent.map(({ body }) => body)).toEqual([
      { body: 'Ja, zwei.', isNote: false, attachments: [], macroTag: 'steckdosen', closes: false },
      { body: 'Ja, zwei.', isNote: false, attachments: [], macroTag: 'steckdosen', closes: false },
    ])
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it('MSG-2, MSG-4: says what is a note, and writes one that nobody is told of', async () => {
    server.answer(getStaffThread, {
      ...THREAD,
      messages: [aMessage({ id: 'n1', isNote: true, position: 2 }), aMessage()],
    })
    server.answer(answerThread, THREAD)
    showInbox(OPEN)
    const written = await screen.findByRole('list', { name: /Was geschrieben wurde/ })
    expect(within(written).getAllByText('Interne Notiz').length).toBe(1)
    const [note, message] = within(written).getAllByRole('listitem')
    expect([note?.textContent?.includes('Interne Notiz'), message?.textContent?.includes('Anna')]).toEqual([true, true])
    await userEvent.click(screen.getByRole('radio', { name: 'Interne Notiz' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Notiz für das Team' }), 'Geht.')
    await userEvent.click(screen.getByRole('button', { name: 'Notiz speichern' }))
    await waitFor(() => expect(server.asked(answerThread).at(-1)?.body).toMatchObject({ body: 'Geht.', isNote: true }))
  })

  it('MSG-7: assigns and closes on the thread that was read, and says when somebody else was faster', async () => {
    server.answer(changeThread, refusal('REVISION_CONFLICT'))
    showInbox(OPEN)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Zuständig' }), 'Olga Peters')
    await waitFor(() => expect(server.asked(changeThread).at(-1)?.body).toEqual({ revision: 3, assigneeId: 'o1' }))
    await waitFor(() => expect(useNotifications.getState().notices[0]?.title).toMatch(/schneller/))
    const closed = { ...THREAD, state: 'closed', waitsFor: null, revision: 4 } as const
    server.answer(getStaffThread, closed)
    server.answer(changeThread, closed)
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
    expect(await screen.findByRole('button', { name: 'Wieder öffnen' })).toBeTruthy()
  })

  it('ROL-4: lets who may only read write nothing', async () => {
    logInWith('siteManager')
    showInbox(OPEN)
    await screen.findByRole('list', { name: /Was geschrieben wurde/ })
    for (const name of ['Schreiben', 'Senden', 'Schließen']) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Antwort' })).toBeNull()
  })
  it('DDL-35: leads from a thread about a deadline to it, and gives its unit more time', async () => {
    logInWith('lead')
    const deadline = { id: 'd1', title: 'Böden', expiresAt: '2026-12-07T22:59:59.000Z', remainingDays: -3 }
    const open = { ...deadline, isCompleted: false, given: null }
    server.answer(getStaffThread, { ...THREAD, kind: 'deadline_question', deadline: open })
    showInbox(OPEN)
    const way = await screen.findByRole('link', { name: 'Böden' })
    expect(way.getAttribute('href')).toBe('/bp/demo/admin/units/u1?tab=deadlines')
    expect(screen.getByText('Mo., 07.12.2026 · vor 3 Tagen')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '„Böden“ verlängern' }))
    expect(await screen.findByRole('dialog', { name: /„Böden“ verlängern/ })).toBeTruthy()
  })
})

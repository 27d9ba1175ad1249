import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDeadlines, saveDeadline } from '#shared/contracts/http/deadlines.contract.ts'
import { getAccountLegal } from '#shared/contracts/http/legal.contract.ts'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import { aDeadline } from '#renderer/parts/deadlines/testing/a-deadline.ts'
import { showAsking } from '#renderer/parts/deadlines/testing/show-asking.tsx'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { createTestUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DeadlinesPage } from './DeadlinesPage.tsx'

const ADDRESS = '/bp/demo/lindenhof/a-12/deadlines'
const server = answeringServer()
/** As the test catalogue has it. */
const TRADE = createTestUnit().prepared.item('bodenbelag')?.trade ?? ''

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['deadlines', 'locks', 'dashboard', 'footer'])
}, 60_000)
beforeEach(() => {
  const person = { firstName: 'Ben', lastName: 'Kaltenbach', email: 'b@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'ben', ...person, group: 'buyer' } })
  // Of the frame around it.
  for (const endpoint of [getAccountLegal, getProjectConfig]) server.answer(endpoint, noAnswer())
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  useSession.setState({ user: null })
})

async function open(deadlines: readonly Deadline[], address = ADDRESS) {
  server.answer(listDeadlines, deadlines)
  const { unit, store } = createTestUnit()
  showAsking(unit, <DeadlinesPage />, address)
  await waitFor(() => expect(server.asked(listDeadlines).length).toBeGreaterThan(0))
  return { store }
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the page of deadlines', () => {
  it('DDL-1 DDL-2: has a group for each status that there is, in the order of what presses most', async () => {
    await open([
      aDeadline({ id: 'c', status: 'completed', completedAt: '2026-10-24T08:00:00.000Z', completedBy: 'Ben' }),
      aDeadline({ id: 'p', status: 'pending', remainingDays: 28 }),
      aDeadline({ id: 'o', status: 'overdue', remainingDays: -7 }),
    ])
    await screen.findByText('vor 7 Tagen')
    expect(sections()).toEqual(['Überfällig 1', 'Später 1', 'Erledigt 1'])
    expect(screen.getByText('erledigt am 24. Oktober von Ben')).toBeTruthy()
  })

  it('DDL-3: without any says so, and whom to ask', async () => {
    await open([])
    expect(await screen.findByText('Keine Termine')).toBeTruthy()
    expect(screen.getByText(/sprechen Sie Ihr Projektteam an/)).toBeTruthy()
  })

  it('DDL-23: says what holds if nothing is done, and follows what is chosen', async () => {
    const { store } = await open([aDeadline({ lockTrades: true, trades: [TRADE] })])
    const article = await screen.findByRole('article', { name: 'Böden festlegen' })
    expect(article.textContent).toContain('gilt ab 8. Dezember für die übrigen 2')
    const list = within(article).getByRole('list', { name: 'Was dann gilt' })
    expect(within(list).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/configurator\/bathroom\/bodenbelag$/)
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'terrazzo', quantity: null })
    // The skirting has something to choose again.
    await waitFor(() => expect(article.textContent).toContain('Sockelleiste'))
    expect(article.textContent).not.toContain('Bodenbelag')
  })

  it('DDL-23: shows at once what the next one would fix, also where it becomes the next one only now', async () => {
    const more = { lockTrades: true, trades: [TRADE] }
    const later = aDeadline({ id: 'd2', title: 'Später', remainingDays: 28, status: 'pending', ...more })
    await open([aDeadline(more), later])
    const article = await screen.findByRole('article', { name: 'Später' })
    expect(within(article).queryByRole('list')).toBeNull()
    server.answer(saveDeadline, { id: 'd1' })
    server.answer(listDeadlines, [later])
    fireEvent.click(screen.getByRole('button', { name: 'Erledigt melden: Böden festlegen' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Erledigt melden' }))
    await waitFor(() => expect(within(article).getByRole('list', { name: 'Was dann gilt' })).toBeTruthy())
  })
})

describe('the dialog of a deadline', () => {
  const submit = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
  const subject = () => screen.getByLabelText<HTMLInputElement>('Betreff').value

  it('DDL-11 DDL-12 DDL-15 DDL-16 DDL-17 DDL-18 DDL-19: asks, under the parent’s id, and closes', async () => {
    server.answer(saveDeadline, { id: 'd1' })
    await open([aDeadline()])
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Frage stellen: Böden festlegen' }))
    expect(subject()).toBe('Frage zum Termin „Böden festlegen“')
    fireEvent.change(screen.getByLabelText('Nachricht'), { target: { value: 'Geht auch später?' } })
    const read = server.asked(listDeadlines).length
    submit('Frage senden')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.asked(saveDeadline)[0]?.body).toEqual({
      id: 'd1',
      completed: false,
      subject: 'Frage zum Termin „Böden festlegen“',
      message: 'Geht auch später?',
    })
    await waitFor(() => expect(server.asked(listDeadlines).length).toBeGreaterThan(read))
  })

  it('DDL-13 DDL-15 DDL-16 DDL-19 DDL-20: completes, without a word where there is none to say', async () => {
    server.answer(saveDeadline, { id: 'own' })
    await open([aDeadline({ id: 'own', parentId: null })])
    fireEvent.click(await screen.findByRole('button', { name: 'Erledigt melden: Böden festlegen' }))
    expect(subject()).toBe('Termin „Böden festlegen“ erledigt')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Nachricht').rows).toBe(6)
    submit('Erledigt melden')
    await waitFor(() =>
      expect(server.asked(saveDeadline)[0]?.body).toMatchObject({ id: 'own', completed: true, message: '' }),
    )
  })

  it('DDL-14: a deadline that is completed can be asked about, not completed again', async () => {
    await open([aDeadline({ status: 'completed', completedAt: '2026-10-24T08:00:00.000Z' })])
    expect(await screen.findByRole('button', { name: 'Frage stellen: Böden festlegen' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Erledigt melden/ })).toBeNull()
  })

  it('DDL-24: opens at once for whoever comes from what a deadline holds', async () => {
    const held = aDeadline({ lockTrades: true, status: 'overdue', remainingDays: -7 })
    await open([held], `${ADDRESS}?ask=${encodeURIComponent(held.expiresAt)}`)
    await screen.findByRole('dialog')
    expect(subject()).toBe('Bitte um mehr Zeit für „Böden festlegen“')
  })

  it('DDL-24: asks about the one that holds, where two ended on the same day', async () => {
    const held = { lockTrades: true, status: 'overdue', remainingDays: -7 } as const
    const first = aDeadline({ ...held, id: 'd1.x', parentId: 'd1', title: 'Böden' })
    const second = aDeadline({ ...held, id: 'd2.x', parentId: 'd2', title: 'Fliesen' })
    await open([first, second], `${ADDRESS}?ask=d2`)
    await screen.findByRole('dialog')
    expect(subject()).toBe('Bitte um mehr Zeit für „Fliesen“')
  })

  it('DDL-15 sends what nobody heard of as the same one, and another one where it had arrived in other words', async () => {
    server.answer(saveDeadline, noAnswer())
    await open([aDeadline()])
    fireEvent.click(await screen.findByRole('button', { name: 'Frage stellen: Böden festlegen' }))
    submit('Frage senden')
    expect((await screen.findByRole('alert')).textContent).toContain('hat nicht geklappt')
    fireEvent.change(screen.getByLabelText('Nachricht'), { target: { value: 'Geht auch später?' } })
    server.answer(saveDeadline, refusal('IDEMPOTENCY_KEY_REUSED'))
    submit('Frage senden')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('frühere Fassung'))
    server.answer(saveDeadline, { id: 'd1' })
    submit('Frage senden')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second, third] = server.asked(saveDeadline).map(({ idempotencyKey }) => idempotencyKey)
    expect([second === first, third === first]).toEqual([true, false])
  })

  it('DDL-12 DDL-20: keeps a question whose dialog is closed before it is sent, apart from the word that it is done', async () => {
    await open([aDeadline()])
    const ask = await screen.findByRole('button', { name: 'Frage stellen: Böden festlegen' })
    fireEvent.click(ask)
    fireEvent.change(screen.getByLabelText('Nachricht'), { target: { value: 'Geht auch später?' } })
    fireEvent.keyDown(screen.getByLabelText('Nachricht'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Erledigt melden: Böden festlegen' }))
    expect(screen.getByLabelText('Nachricht')).toHaveProperty('value', '')
    submit('Abbrechen')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(ask)
    await waitFor(() => expect(screen.getByLabelText('Nachricht')).toHaveProperty('value', 'Geht auch später?'))
  })

  it('DDL-29: whoever is no buyer looks, and says nothing', async () => {
    useSession.setState(({ user }) => ({ user: user && { ...user, group: 'admin' } }))
    await open([aDeadline()])
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: /Frage stellen|Erledigt melden|Kalender$/ })).toBeNull()
  })
})

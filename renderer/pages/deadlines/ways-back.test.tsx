import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  listCalendarFeeds,
  listDeadlines,
  reopenDeadline,
  saveDeadline,
} from '#shared/contracts/http/deadlines.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { getAccountLegal } from '#shared/contracts/http/legal.contract.ts'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { aDeadline } from '#renderer/parts/deadlines/testing/a-deadline.ts'
import { showAsking } from '#renderer/parts/deadlines/testing/show-asking.tsx'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import { createTestUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DeadlinesPage } from './DeadlinesPage.tsx'

const server = answeringServer()
/** As the test catalogue has it. */
const TRADE = createTestUnit().prepared.item('bodenbelag')?.trade ?? ''
const LOCKING = { lockTrades: true, trades: [TRADE] }
const DONE = { ...LOCKING, status: 'completed', completedAt: '2026-11-20T08:00:00.000Z' } as const

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

function open(deadline: Deadline) {
  server.answer(listDeadlines, [deadline])
  const { unit, store } = createTestUnit()
  showAsking(unit, <DeadlinesPage />, '/bp/demo/lindenhof/a-12/deadlines')
  return { store }
}
const dialog = () => within(screen.getByRole('dialog'))

describe('what is left open of a deadline', () => {
  it('DDL-33: is named where it is reported as done, with what holds and the way to decide it', async () => {
    const { store } = open(aDeadline(LOCKING))
    fireEvent.click(await screen.findByRole('button', { name: 'Erledigt melden: Böden festlegen' }))
    expect(dialog().getByText('2 sind noch offen; dafür gilt, was oben steht.')).toBeTruthy()
    expect(dialog().getByRole('list', { name: 'Was dann gilt' })).toBeTruthy()
    const way = dialog().getByRole('link', { name: 'Jetzt entscheiden' })
    expect(way.getAttribute('href')).toMatch(/configurator\/bathroom\/bodenbelag\?date=d1\.a-12$/)
    for (const [itemId, productId] of [
      ['bodenbelag', 'terrazzo'],
      ['sockelleiste', 'sockel-terrazzo'],
    ] as const)
      store.intents.chooseOption({ itemId, productId, quantity: null })
    await waitFor(() => expect(dialog().getByText(/^1 ist noch offen|^Ihre Auswahl/)).toBeTruthy())
  })

  it('DDL-33: stays to be seen, folded, once it is done', async () => {
    open(aDeadline(DONE))
    const article = within(await screen.findByRole('article', { name: 'Böden festlegen' }))
    expect(article.getByText(/^2 Positionen sind nicht entschieden/)).toBeTruthy()
    expect(article.queryByRole('list')).toBeNull()
    fireEvent.click(article.getByRole('button', { name: 'Ansehen: Böden festlegen' }))
    expect(within(article.getByRole('list', { name: 'Was dann gilt' })).getAllByRole('listitem')).toHaveLength(2)
  })

  it('DDL-33: is open again where that is taken back, which can be done until its day is over', async () => {
    server.answer(reopenDeadline, { id: 'd1' })
    open(aDeadline({ ...DONE, remainingDays: 0 }))
    const read = () => server.asked(listDeadlines).length
    const button = await screen.findByRole('button', { name: 'Doch noch offen: Böden festlegen' })
    const before = read()
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(read()).toBeGreaterThan(before))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(server.asked(reopenDeadline)[0]?.params).toEqual({ unitId: createTestUnit().unit.unit.id, deadlineId: 'd1' })
    cleanup()
    open(aDeadline({ ...DONE, remainingDays: -1 }))
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: /^Doch noch offen/ })).toBeNull()
  })
})

describe('more time', () => {
  const held = aDeadline({ ...LOCKING, status: 'overdue', remainingDays: -7 })

  it('DDL-35: is what the dialog of a deadline that locks is called and says that it sends', async () => {
    server.answer(saveDeadline, { id: 'd1' })
    open(held)
    fireEvent.click(await screen.findByRole('button', { name: 'Um Verlängerung bitten: Böden festlegen' }))
    expect(screen.getByRole('dialog', { name: /Um Verlängerung bitten/ })).toBeTruthy()
    fireEvent.click(dialog().getByRole('button', { name: 'Um Verlängerung bitten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.asked(saveDeadline)[0]?.body).toMatchObject({ completed: false })
  })

  it('DDL-35: says that it was asked for, and when', async () => {
    open({ ...held, requestedAt: '2026-12-09T10:05:00.000Z' })
    const article = await screen.findByRole('article', { name: 'Böden festlegen' })
    expect(article.textContent).toMatch(/Sie haben um Verlängerung gebeten: 0?9\..*11:05/)
  })
})

describe('the address of a calendar', () => {
  const feed = { id: 'f1', unitId: createTestUnit().unit.unit.id, createdAt: '2026-11-20T08:00:00.000Z' }
  const home = (id: string): AnswerOf<typeof listUnits>[number] => {
    const { unit } = createTestUnit().unit
    const { slug, displayName, description, projectId, projectSlug, accountId, unitNumber, salesStatus, featured } =
      unit
    const { price, floorSpace, roomCount, floor } = unit
    const names = { slug, displayName, description, projectId, projectSlug, accountId, unitNumber }
    const size = { price, floorSpace, roomCount, floor, storeyName: null }
    return { id, ...names, ...size, salesStatus, featured, isSample: false }
  }

  async function openCalendar() {
    open(aDeadline())
    fireEvent.click(await screen.findByRole('button', { name: 'In meinen Kalender' }))
  }

  it('DDL-26: is revoked after a question only', async () => {
    server.answer(listUnits, [home('a')])
    server.answer(listCalendarFeeds, [{ ...feed, fetchedAt: null, fetchedBy: '' }])
    server.answer(deleteCalendarFeed, {})
    await openCalendar()
    fireEvent.click(await screen.findByRole('button', { name: 'Adresse widerrufen' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Diese Adresse widerrufen?' }))
    expect(server.asked(deleteCalendarFeed)).toHaveLength(0)
    fireEvent.click(asking.getByRole('button', { name: 'Adresse widerrufen' }))
    await waitFor(() => expect(server.asked(deleteCalendarFeed)).toHaveLength(1))
  })

  it('DDL-26: is offered for all homes to those alone who have several', async () => {
    server.answer(listCalendarFeeds, [])
    server.answer(createCalendarFeed, noAnswer())
    server.answer(listUnits, [home('a'), home('b')])
    await openCalendar()
    expect(await screen.findByRole('radio', { name: 'Alle meine Wohnungen' })).toBeTruthy()
    cleanup()
    server.answer(listUnits, [home('a')])
    await openCalendar()
    await screen.findByRole('button', { name: 'Adresse erstellen' })
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

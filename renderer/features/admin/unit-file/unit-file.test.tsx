import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLoginLink, resendInvitation, revokeInvitation } from '#shared/contracts/http/account.contract.ts'
import { listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import { listProposals } from '#shared/contracts/http/proposals.contract.ts'
import { listPresentations } from '#shared/contracts/http/presentations.contract.ts'
import {
  getStaffFile,
  listUnitHistory,
  noteStaffVisit,
  removeBuyer,
  resetChoices,
} from '#shared/contracts/http/staff-files.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import type { OrderPosition } from '#renderer/parts/orders/order.types.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { useSession } from '#renderer/session/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { anOrder } from '#renderer/unit/testing/open-unit.tsx'
import { UnitFilePanel } from './index.ts'
import type { HistoryEntry, StaffFile } from './use-unit-file.ts'

const server = answeringServer()

function aPosition(position: Partial<OrderPosition>): OrderPosition {
  return {
    id: 'floor',
    item: 'Bodenbelag',
    product: 'Großformat Greige',
    articleNumber: 'FR-BF-1100',
    thumbUrl: null,
    quantity: 1,
    quantityUnit: '',
    unitPrice: null,
    total: 1_987_20,
    isOnRequest: false,
    isStandard: false,
    ...position,
  }
}

function logIn(role: 'lead' | 'siteManager') {
  const person = { firstName: 'Miriam', lastName: 'Vogt', email: 'miriam@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'miriam', ...person, group: 'user', roles: [{ role, projectId: null }] } })
}

const FLOOR = aPosition({})
const FILE: StaffFile = {
  unit: { id: 'a-12', slug: 'a-12', name: 'Wohnung A 12', salesStatus: 'SOLD' },
  project: { id: 'p1', slug: 'lindenhof', name: 'Wohnen am Lindenhof' },
  state: 'completed',
  order: { id: 'order-1', number: 'LH-2026-0001', isWaiting: true },
  waitingThreads: [{ id: 't1', subject: 'Frage zur Küche' }],
  progress: 0.74,
  hasChoices: true,
  decidedCount: 54,
  pendingCount: 19,
  total: 9_234_50,
  onRequestCount: 0,
  nextDeadline: { title: 'Elektro', expiresAt: '2026-12-07T12:00:00.000Z', isOver: false },
  buyers: [{ id: 'anna', name: 'Anna Berg', email: 'anna@example.com', mobile: null, lastSeenAt: null }],
  invited: [{ id: 'i1', email: 'neu@example.com', sentAt: '2026-11-18T12:00:00.000Z' }],
  rooms: [
    {
      title: 'Wohnen',
      total: 1_987_20,
      positions: [
        { ...FLOOR, isPending: false },
        { ...aPosition({ id: 'door', item: 'Balkontür', product: 'Schiebetür', total: 0 }), isPending: true },
      ],
    },
  ],
  changes: {
    since: '2026-11-20T16:30:00.000Z',
    cents: 1_987_20,
    differences: [
      {
        id: 'floor',
        before: aPosition({ product: 'Stabparkett', total: 0 }),
        now: FLOOR,
        cents: 1_987_20,
        isOtherProduct: true,
        room: 'Bad',
      },
    ],
  },
}

function show(address = '/bp/demo/admin/units/a-12') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={ROUTES.adminUnit} element={<UnitFilePanel />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

let entries = 0
const entry = (fields: Partial<HistoryEntry>): HistoryEntry => ({
  id: `entry-${(entries += 1)}`,
  at: '2026-11-20T12:41:00.000Z',
  action: 'configuration.saved',
  by: { name: 'Anna Berg', isStaff: false },
  acting: null,
  person: '',
  choices: [],
  upgrades: [],
  designLines: [],
  orderNumber: '',
  answer: null,
  ...fields,
})

describe('a unit’s file', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    server.answer(getStaffFile, FILE)
    server.answer(noteStaffVisit, { isNoted: true })
    server.answer(listPresentations, [])
    logIn('lead')
  })
  afterEach(() => {
    cleanup()
    useNotifications.setState({ notices: [] })
    useSession.setState({ user: null })
  })

  it('FIL-1: says how the unit stands and what waits for the team, with one button each', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Wohnung A 12' })).toBeTruthy()
    expect(screen.getByText('54 von 73 entschieden')).toBeTruthy()
    expect(screen.getByText(/9\.234,50/)).toBeTruthy()
    const todos = within(screen.getByRole('region', { name: 'Zu tun' }))
    expect(todos.getByText('Bestellung LH-2026-0001 wartet auf Ihre Antwort')).toBeTruthy()
    expect(todos.getByText('Nachricht „Frage zur Küche“ wartet auf Ihre Antwort')).toBeTruthy()
    expect(todos.getByRole('link', { name: 'Lesen: Frage zur Küche' }).getAttribute('href')).toBe(
      '/bp/demo/admin/messages/t1',
    )
    expect(todos.getByRole('link', { name: 'Prüfen: LH-2026-0001' }).getAttribute('href')).toBe(
      '/bp/demo/admin/orders/order-1',
    )
    expect(todos.getByText('neu@example.com hat die Einladung noch nicht angenommen')).toBeTruthy()
  })

  it('FIL-3: says old and new of what has changed since the visit before, and notes this one', async () => {
    show()
    const changes = within(await screen.findByRole('region', { name: 'Seit Ihrem letzten Besuch' }))
    expect(changes.getByText('Großformat Greige')).toBeTruthy()
    expect(changes.getByText('vorher Stabparkett')).toBeTruthy()
    expect(changes.getAllByText(/\+1\.987,20/)).toHaveLength(2)
    await waitFor(() => expect(server.asked(noteStaffVisit)).toHaveLength(1))
    cleanup()
    server.answer(getStaffFile, { ...FILE, changes: null })
    show()
    expect(await screen.findByText(/noch keinen früheren Besuch/)).toBeTruthy()
  })

  it('FIL-3: says in which room, how much where that differs, and where only a price is another', async () => {
    const [floor] = FILE.changes?.differences ?? []
    if (FILE.changes === null || floor === undefined) throw new Error('Nothing differs')
    const sockets = (quantity: number, total: number) =>
      aPosition({ id: 'sockets', item: 'Steckdosen', product: 'Weiß', quantity, quantityUnit: 'Stk', total })
    const differences = [
      { ...floor, before: sockets(4, 0), now: sockets(6, 60_00), isOtherProduct: false, room: 'Küche' },
      { ...floor, id: 'floor', before: { ...FLOOR, total: 0 }, now: FLOOR, isOtherProduct: false, room: 'Wohnen' },
    ]
    server.answer(getStaffFile, { ...FILE, changes: { ...FILE.changes, differences } })
    show()
    const changes = within(await screen.findByRole('region', { name: 'Seit Ihrem letzten Besuch' }))
    const [many, dearer] = changes.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(many).toMatch(/^Küche: SteckdosenWeiß, 6\sStkvorher Weiß, 4\sStk/)
    expect(dearer).toMatch(/^Wohnen: BodenbelagGroßformat Greigenur der Preis ist anders/)
  })

  it('PRP-1, ACT-2: offers neither proposals nor choosing while an order stands, and says why', async () => {
    server.answer(listProposals, [])
    for (const state of ['completed', 'confirmed', 'ordered', 'returned'] as const) {
      server.answer(getStaffFile, {
        ...FILE,
        state,
        order: { id: 'order-1', number: 'LH-2026-0001', isWaiting: false },
      })
      show('/bp/demo/admin/units/a-12?tab=proposals')
      const propose = await screen.findByRole('button', { name: 'Vorschlag machen' })
      const act = screen.getByRole('button', { name: 'Im Namen wählen …' })
      const isShut = state !== 'returned'
      expect([propose, act].map((button) => button.hasAttribute('disabled'))).toEqual([isShut, isShut])
      expect(screen.queryAllByText(/^Die Auswahl ist abgeschlossen/)).toHaveLength(isShut ? 2 : 0)
      cleanup()
    }
  })

  it('FIL-2, decision 60: shows everything that is chosen, and nothing to choose it with', async () => {
    show('/bp/demo/admin/units/a-12?tab=choices')
    const table = within(await screen.findByRole('table', { name: 'Wohnung A 12' }))
    expect(table.getByText(/Schiebetür/).closest('tr')?.textContent).toContain('offen')
    expect(table.getByText(/statt Stabparkett|Stabparkett/)).toBeTruthy()
    expect(table.queryAllByRole('button')).toEqual([])
    expect(table.queryAllByRole('radio')).toEqual([])
  })

  it('FIL-2, decision 57: has no amount where the project shows none', async () => {
    const silent = { ...FLOOR, total: null, isPending: false }
    server.answer(getStaffFile, {
      ...FILE,
      total: null,
      rooms: [{ title: 'Wohnen', total: null, positions: [silent] }],
      changes: null,
    })
    show()
    expect(await screen.findByText('54 von 73 entschieden')).toBeTruthy()
    expect(document.body.textContent).not.toContain('€')
  })

  it('FIL-1: lists the orders, each with the way to its page', async () => {
    server.answer(listUnitOrders, [anOrder({ id: 'order-1', number: 'LH-2026-0001', onRequestCount: 2 })])
    show('/bp/demo/admin/units/a-12?tab=orders')
    const link = await screen.findByRole('link', { name: 'LH-2026-0001' })
    expect(link.getAttribute('href')).toBe('/bp/demo/admin/orders/order-1')
    // Decision 3: beside the sum, what is not in it.
    expect(screen.getByText('+ 2 auf Anfrage')).toBeTruthy()
  })

  it('FIL-4: says what was done in sentences, in both languages', async () => {
    server.answer(listUnitHistory, [
      entry({ choices: [{ item: 'Dusche', product: 'Walk-in' }] }),
      entry({ choices: [{ item: 'Spiegel', product: '' }] }),
      entry({
        choices: [
          { item: 'Dusche', product: 'Walk-in' },
          { item: 'Tür', product: '' },
        ],
      }),
      entry({ action: 'order.confirmed', by: { name: 'Miriam Vogt', isStaff: true }, orderNumber: 'LH-2026-0001' }),
      entry({ action: 'buyer.removed', by: null, person: 'Ben Berg' }),
    ])
    show('/bp/demo/admin/units/a-12?tab=history')
    expect(await screen.findByText('Anna Berg wählte Walk-in für Dusche')).toBeTruthy()
    expect(screen.getByText('Anna Berg nahm die Wahl für Spiegel zurück')).toBeTruthy()
    expect(screen.getByText('Anna Berg änderte 2 Positionen')).toBeTruthy()
    expect(screen.getByText('Tür: zurückgenommen')).toBeTruthy()
    expect(screen.getByText('Miriam Vogt bestätigte die Bestellung LH-2026-0001')).toBeTruthy()
    expect(screen.getByText('Das Portal entfernte Ben Berg aus den Käufern')).toBeTruthy()
    await changeLocale('en')
    expect(await screen.findByText('Anna Berg chose Walk-in for Dusche')).toBeTruthy()
  })

  it('FIL-8: names people, design lines and every upgrade, and says how much more there is', async () => {
    const choices = Array.from({ length: 15 }, (_, at) => ({ item: `Position ${at + 1}`, product: 'Eiche' }))
    server.answer(listUnitHistory, [
      entry({ action: 'invitation.created', by: { name: 'Miriam Vogt', isStaff: true }, person: 'Nora Neu' }),
      entry({ action: 'invitation.revoked', by: { name: 'Miriam Vogt', isStaff: true } }),
      entry({ designLines: [{ title: 'Natur', room: 'Bad', isOn: true }], choices: choices.slice(0, 1) }),
      entry({ designLines: [{ title: 'Stile', room: '', isOn: false }] }),
      entry({
        upgrades: [
          { title: 'Regendusche', isOn: true },
          { title: 'Sauna', isOn: false },
        ],
      }),
      entry({ choices }),
    ])
    show('/bp/demo/admin/units/a-12?tab=history')
    expect(await screen.findByText('Miriam Vogt lud Nora Neu ein')).toBeTruthy()
    const listed = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(listed.map((text) => text?.replace(/20\.11\.2026.*$/, ''))).toEqual([
      'Miriam Vogt lud Nora Neu ein',
      'Miriam Vogt zog die Einladung an eine Person zurück',
      'Anna Berg wählte die Designlinie Natur für BadPosition 1: Eiche',
      'Anna Berg nahm die Designlinie zurück: Stile',
      'Anna Berg änderte 2 UpgradesRegendusche: dazugenommenSauna: zurückgenommen',
      expect.stringMatching(/^Anna Berg änderte 15 PositionenPosition 1: Eiche.*Position 12: Eicheund 3 weitere$/),
    ])
  })

  it('FIL-6: resets a vacant unit after one question, and offers that for no other', async () => {
    server.answer(resetChoices, { variantId: 'v1' })
    server.answer(getStaffFile, { ...FILE, buyers: [] })
    show('/bp/demo/admin/units/a-12?tab=choices')
    await userEvent.click(await screen.findByRole('button', { name: 'Auswahl zurücksetzen …' }))
    expect(server.asked(resetChoices)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }))
    await waitFor(() => expect(server.asked(resetChoices)).toHaveLength(1))
    expect(server.asked(resetChoices)[0]?.body.variantName).toMatch(/^Vor dem Zurücksetzen, /)
    for (const other of [FILE, { ...FILE, buyers: [], hasChoices: false }]) {
      cleanup()
      server.answer(getStaffFile, other)
      show('/bp/demo/admin/units/a-12?tab=choices')
      expect(await screen.findByRole('table', { name: 'Wohnung A 12' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Auswahl zurücksetzen …' })).toBeNull()
    }
  })

  it('FIL-5, ROL-3: offers those who only read nothing that they may not do', async () => {
    logIn('siteManager')
    show('/bp/demo/admin/units/a-12?tab=people')
    expect(await screen.findByText('anna@example.com')).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('FIL-5: makes a login link for a buyer, and takes the unit from one after a question', async () => {
    server.answer(createLoginLink, {
      token: 't',
      path: '/bp/demo?auth_token=t',
      url: 'https://portal.example/bp/demo?auth_token=t',
      expiresAt: '2026-11-20T12:05:00.000Z',
    })
    server.answer(removeBuyer, { id: 'anna' })
    show('/bp/demo/admin/units/a-12?tab=people')
    await userEvent.click(await screen.findByRole('button', { name: 'Anmeldelink' }))
    const field = await screen.findByRole('textbox', { name: 'Anmeldelink' })
    expect(field).toHaveProperty('value', 'https://portal.example/bp/demo?auth_token=t')
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Entfernen …' }))
    expect(server.asked(removeBuyer)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }))
    await waitFor(() => expect(server.asked(removeBuyer)).toHaveLength(1))
    await waitFor(() => expect(useNotifications.getState().notices).toHaveLength(1))
  })

  it('FIL-7: leads to who has not accepted, sends their invitation again, and takes it back after a question', async () => {
    const person = { email: 'neu@example.com', firstName: 'Nora', lastName: 'Neu', group: 'buyer' as const }
    const times = { createdAt: '2026-11-18T12:00:00.000Z', sentAt: '2026-11-24T12:00:00.000Z', acceptedAt: null }
    const place = { projectId: 'p1', unitIds: ['a-12'], expiresAt: '2026-12-24T12:00:00.000Z', mail: null }
    const invitation = { id: 'i1', ...person, ...times, ...place }
    server.answer(resendInvitation, { ...invitation, state: 'open' })
    server.answer(revokeInvitation, { ...invitation, state: 'revoked' })
    show()
    await userEvent.click(await screen.findByRole('link', { name: 'Zur Einladung: neu@example.com' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Einladung an neu@example.com erneut senden' }))
    await waitFor(() => expect(server.asked(resendInvitation)).toHaveLength(1))
    expect(server.asked(resendInvitation)[0]?.params.invitationId).toBe('i1')
    // The file is read again: the day of the invitation is another.
    await waitFor(() => expect(server.asked(getStaffFile)).toHaveLength(2))
    await userEvent.click(await screen.findByRole('button', { name: 'Einladung an neu@example.com zurückziehen' }))
    expect(server.asked(revokeInvitation)).toHaveLength(0)
    server.answer(getStaffFile, { ...FILE, invited: [] })
    await userEvent.click(await screen.findByRole('button', { name: 'Zurückziehen' }))
    await waitFor(() => expect(screen.queryByText('neu@example.com')).toBeNull())
    expect(server.asked(revokeInvitation)).toHaveLength(1)
  })
})

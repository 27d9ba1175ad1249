import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endActing, listActedChanges, putActedAside, startActing } from '#shared/contracts/http/acting.contract.ts'
import { NO_CHANGE } from '#shared/domain/selections/selections.types.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { beginActing, getChoosing, useActingState } from '#renderer/unit/acting/acting.store.ts'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { ActedNotice } from './ActedNotice.tsx'
import { WithStaffBar } from './WithStaffBar.tsx'

const server = answeringServer()
const LATER = new Date(Date.now() + 3_600_000).toISOString()

function logIn(id: string, group: 'buyer' | 'user', role: 'lead' | 'siteManager' = 'lead') {
  const person = { firstName: 'Miriam', lastName: 'Vogt', email: `${id}@example.com`, mobile: null, role: '' }
  const roles = group === 'user' ? [{ role, projectId: null }] : []
  useSession.setState({ user: { id, ...person, group, roles } })
}

const stone = { bodenbelag: { productId: 'stein', quantity: null } }

describe('choosing in a buyer’s name', () => {
  beforeEach(async () => {
    await startTexts()
    useActingState.setState({ acting: null })
    useNotifications.setState({ notices: [] })
    server.answer(endActing, { id: 'p1' })
    server.answer(putActedAside, { id: 'p1' })
    server.answer(startActing, { id: 'p1', buyerName: 'Ben Berg', reason: 'Am Telefon', endsAt: LATER })
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null })
  })

  function open(options: TestUnitOptions = {}) {
    const opened = createTestUnit({ ...options, choosing: () => getChoosing(opened.unit.unit.id, false) })
    return opened
  }
  const chooseIn = ({ store }: ReturnType<typeof open>) =>
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })

  it('ACT-1: changes nothing for staff who only look, and says so', async () => {
    logIn('miriam', 'user')
    const opened = open()
    renderInUnit(opened.unit, <AppTheme>{<WithStaffBar>{null}</WithStaffBar>}</AppTheme>)
    expect(await screen.findByText('Sie sehen diese Wohnung nur an')).toBeTruthy()
    chooseIn(opened)
    expect(opened.selections().buyerSelections).toEqual({})
    await opened.store.settled()
    expect(opened.server.requests).toEqual([])
  })

  it('ACT-2: asks once in whose name and why; then choices carry that, until it is ended', async () => {
    logIn('miriam', 'user')
    const opened = open()
    renderInUnit(opened.unit, <AppTheme>{<WithStaffBar>{null}</WithStaffBar>}</AppTheme>)
    await userEvent.click(await screen.findByRole('button', { name: 'Im Namen wählen …' }))
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl öffnen' }))
    expect(server.asked(startActing)).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: /Grund/ }), 'Am Telefon')
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl öffnen' }))
    expect(await screen.findByText('Sie wählen im Namen von Ben Berg.')).toBeTruthy()
    expect(server.asked(startActing)[0]?.body).toEqual({ buyerId: 'buyer-ben', reason: 'Am Telefon' })
    chooseIn(opened)
    await opened.store.settled()
    expect(opened.server.requests.map(({ actingId }) => actingId)).toEqual(['p1'])
    await userEvent.click(screen.getByRole('button', { name: 'Beenden' }))
    await waitFor(() => expect(server.asked(endActing)).toHaveLength(1))
    expect(screen.getByText('Sie sehen diese Wohnung nur an')).toBeTruthy()
  })

  it('ACT-2: ends by leaving the unit; what could not be sent keeps who chose it', async () => {
    logIn('miriam', 'user')
    const opened = open()
    opened.server.answerWith(() => ({ kind: 'unreachable' }))
    beginActing({ unitId: opened.unit.unit.id, id: 'p1', buyerName: 'Ben Berg', reason: 'Am Telefon', endsAt: LATER })
    renderInUnit(opened.unit, <AppTheme>{<WithStaffBar>{null}</WithStaffBar>}</AppTheme>)
    await screen.findByText('Sie wählen im Namen von Ben Berg.')
    chooseIn(opened)
    cleanup()
    expect(useActingState.getState().acting).toBeNull()
    expect(opened.store.waiting()).toMatchObject([{ actingId: 'p1' }])
    await opened.store.settled()
    expect(server.asked(endActing)).toEqual([])
    opened.server.answerWith(opened.server.stores)
    const stop = opened.store.watch()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(opened.store.waiting()).toEqual([]))
    stop()
    expect(opened.server.requests.map(({ actingId }) => actingId)).not.toContain(null)
  })

  it('ACT-2: lasts while the unit is read anew, and ends once another page is open', async () => {
    logIn('miriam', 'user')
    const opened = open()
    beginActing({ unitId: opened.unit.unit.id, id: 'p1', buyerName: 'Ben Berg', reason: 'Am Telefon', endsAt: LATER })
    window.history.replaceState(null, '', '/bp/demo/lindenhof/a-12/checkout')
    const show = () => renderInUnit(opened.unit, <AppTheme>{<WithStaffBar>{null}</WithStaffBar>}</AppTheme>)
    show()
    await screen.findByText('Sie wählen im Namen von Ben Berg.')
    cleanup()
    show()
    expect(await screen.findByText('Sie wählen im Namen von Ben Berg.')).toBeTruthy()
    expect(server.asked(endActing)).toEqual([])
    window.history.replaceState(null, '', '/bp/demo/admin/units')
    cleanup()
    expect(useActingState.getState().acting).toBeNull()
    await waitFor(() => expect(server.asked(endActing)).toHaveLength(1))
  })

  it('ACT-2: does not begin where everything would be refused, for the choices are completed, and says so', async () => {
    logIn('miriam', 'user')
    renderInUnit(open({ completed: true }).unit, <AppTheme>{<WithStaffBar>{null}</WithStaffBar>}</AppTheme>)
    const begin = await screen.findByRole('button', { name: 'Im Namen wählen …' })
    expect(begin).toHaveProperty('disabled', true)
    const why = document.getElementById(begin.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toBe('Sie sehen diese Wohnung nur an: Die Auswahl ist abgeschlossen')
  })

  it('ACT-1, ROL-3: offers nothing of the kind to those of the staff who may not', async () => {
    logIn('site', 'user', 'siteManager')
    renderInUnit(open().unit, <AppTheme>{<WithStaffBar>{null}</WithStaffBar>}</AppTheme>)
    expect(await screen.findByText('Sie sehen diese Wohnung nur an')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('ACT-1: leaves buyers, and what is over, alone', () => {
    logIn('ben', 'buyer')
    expect(getChoosing('a-12', false).kind).toBe('own')
    logIn('miriam', 'user')
    expect(getChoosing('a-12', true).kind).toBe('own')
    const acting = { unitId: 'a-12', id: 'p1', buyerName: 'Ben Berg', reason: 'Am Telefon' }
    beginActing({ ...acting, endsAt: new Date(Date.now() - 1).toISOString() })
    expect(getChoosing('a-12', false).kind).toBe('looking')
    beginActing({ ...acting, endsAt: LATER })
    expect([getChoosing('a-12', false).kind, getChoosing('a-13', false).kind]).toEqual(['acting', 'looking'])
    logIn('jonas', 'user')
    expect(getChoosing('a-12', false).kind).toBe('looking')
  })
})

const PERIOD = {
  id: 'p1',
  staffName: 'Miriam Vogt',
  buyerName: 'Ben Berg',
  reason: 'Am Telefon besprochen',
  startedAt: '2026-11-20T10:00:00.000Z',
  changes: [
    {
      revision: 1,
      at: '2026-11-20T10:01:00.000Z',
      change: { ...NO_CHANGE, buyerSelections: { ...stone, fronten: { productId: 'grau', quantity: null } } },
      undo: { ...NO_CHANGE, buyerSelections: { bodenbelag: null, fronten: null } },
    },
  ],
}

describe('what was chosen in a buyer’s name', () => {
  beforeEach(async () => {
    await startTexts()
    logIn('ben', 'buyer')
    useNotifications.setState({ notices: [] })
    server.answer(listActedChanges, [PERIOD])
    server.answer(putActedAside, { id: 'p1' })
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null })
  })

  const chosen = PERIOD.changes[0]?.change.buyerSelections ?? {}
  function show(options: TestUnitOptions = {}) {
    const opened = createTestUnit({ selections: { ...NOTHING, buyerSelections: chosen }, ...options })
    renderInUnit(opened.unit, <AppTheme>{<ActedNotice />}</AppTheme>)
    return opened
  }
  const NOTHING = { buyerSelections: {}, buyerLineItemActivations: {}, buyerDesignLineSelections: [] }

  it('ACT-3: says who chose what, when and why, with what was there before and what it costs', async () => {
    show()
    const card = within(await screen.findByRole('region', { name: 'Für Sie gewählt' }))
    expect(card.getByText(/Miriam Vogt, .*Grund: Am Telefon besprochen/)).toBeTruthy()
    expect(card.getByText('Feinsteinzeug')).toBeTruthy()
    expect(card.getByText('vorher Eiche geölt')).toBeTruthy()
    expect(card.getByText('+1.300 €')).toBeTruthy()
  })

  it('ACT-4: takes it back with one touch as one change, and leaves what the buyer has said since', async () => {
    const { store, server: storage, selections } = show()
    const button = await screen.findByRole('button', { name: 'Zurücknehmen' })
    store.intents.chooseOption({ itemId: 'fronten', productId: 'weiss' })
    await store.settled()
    await userEvent.click(button)
    await store.settled()
    expect(Object.keys(selections().buyerSelections)).toEqual(['fronten'])
    expect(storage.requests).toHaveLength(2)
    await waitFor(() => expect(server.asked(putActedAside)).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('ACT-4: is there again where taking it back was not stored', async () => {
    const { server: storage, store } = show()
    const button = await screen.findByRole('button', { name: 'Zurücknehmen' })
    storage.answerWith(() => ({ kind: 'refused', code: 'UNIT_COMPLETED' }))
    await userEvent.click(button)
    await store.settled()
    expect(await screen.findByRole('region', { name: 'Für Sie gewählt' })).toBeTruthy()
    expect(server.asked(putActedAside)).toHaveLength(0)
  })

  it('ACT-4: goes when the buyer keeps it, or has chosen otherwise anyway', async () => {
    const { store } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Passt so' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(server.asked(putActedAside)).toHaveLength(1)
    await store.settled()
    cleanup()
    show({ selections: NOTHING })
    await waitFor(() => expect(server.asked(listActedChanges)).toHaveLength(2))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('ACT-4: takes nothing back while the choices are completed', async () => {
    show({ completed: true })
    expect(await screen.findByText(/Die Auswahl ist abgeschlossen/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Zurücknehmen' })).toBeNull()
  })

  it('ACT-3, decision 58: names upgrades and what they cost as such, so that the sum is that of what is shown', async () => {
    const buyerLineItemActivations = { 'wanne-paket': { activated: true, upgradeBundleId: 'wellness' } }
    const change = { ...NO_CHANGE, buyerLineItemActivations }
    const undo = { ...NO_CHANGE, buyerLineItemActivations: { 'wanne-paket': null } }
    server.answer(listActedChanges, [
      { ...PERIOD, changes: [{ revision: 1, at: '2026-11-20T10:01:00.000Z', change, undo }] },
    ])
    show({ selections: { ...NOTHING, buyerLineItemActivations } })
    const card = within(await screen.findByRole('region', { name: 'Für Sie gewählt' }))
    expect(card.getByText('Ausstattungspakete')).toBeTruthy()
    expect(card.getByText('Wellness')).toBeTruthy()
  })

  it('ACT-3: says in which room, and how much where that alone differs', async () => {
    const floor = (quantity: number | null) => ({ bodenbelag: { productId: 'stein', quantity } })
    const change = { ...NO_CHANGE, buyerSelections: floor(6) }
    server.answer(listActedChanges, [
      {
        ...PERIOD,
        changes: [
          {
            ...PERIOD.changes[0],
            revision: 1,
            at: PERIOD.startedAt,
            change,
            undo: { ...NO_CHANGE, buyerSelections: floor(4) },
          },
        ],
      },
    ])
    show({ selections: { ...NOTHING, buyerSelections: floor(6) } })
    const card = within(await screen.findByRole('region', { name: 'Für Sie gewählt' }))
    expect(card.getByText('Badezimmer: Bodenbelag')).toBeTruthy()
    expect(card.getByText(/^Feinsteinzeug, 6\sm²$/)).toBeTruthy()
    expect(card.getByText(/^vorher Feinsteinzeug, 4\sm²$/)).toBeTruthy()
  })

  it('ACT-3, decision 57: has no amount where the project shows none', async () => {
    show({ flags: { showPricing: false } })
    expect(await screen.findByText('Feinsteinzeug')).toBeTruthy()
    expect(document.body.textContent).not.toContain('€')
  })
})

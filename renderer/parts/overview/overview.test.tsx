import { act, cleanup, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { roomState, unitState } from '#shared/domain/index.ts'
import { aCatalogue, aLineItem, anItem, aProduct, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { anOrder, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { unitData } from '#renderer/unit/testing/unit-data.ts'
import { useSession } from '#renderer/session/index.ts'
import { getContact } from './ContactCard.tsx'
import { SelectionCard } from './SelectionCard.tsx'
import { UnitOverview } from './UnitOverview.tsx'
import { getMainAction, roomToGoOn } from './main-action.ts'
import { getFloorPlan, unitFacts } from './unit-facts.ts'

const BUYER = {
  id: 'b',
  firstName: 'Ben',
  lastName: 'Berg',
  email: 'ben@example.com',
  mobile: null,
  role: '',
  group: 'buyer',
} as const
const BASE = '/bp/demo/lindenhof/a-12'

describe('what the dashboard says', () => {
  it('DSH-56 DSH-57 says six things at most, price, space, floor and rooms first', () => {
    const full = { ...unitData, contractNumber: 'KV-1', parkingSpaceNumber: 'TG 12', cellarNumber: 'K 12' }
    expect(unitFacts(full, true).map(({ kind }) => kind)).toEqual([
      'price',
      'floorSpace',
      'floor',
      'roomCount',
      'unitNumber',
      'contractNumber',
    ])
    expect(unitFacts(full, false).map(({ kind }) => kind)).not.toContain('price')
    expect(unitFacts({ ...unitData, storeys: [] }, true).map(({ kind }) => kind)).not.toContain('floor')
  })

  it('DSH-58 DSH-59 takes the newest sales floor plan, else the newest other one', () => {
    const plan = (role: string, url: string, createdAt: string) => ({ id: url, role, url, createdAt })
    const old = plan('floor_plan_sales', '/old.svg', '2026-01-01T00:00:00Z')
    const recent = plan('floor_plan_sales', '/new.svg', '2026-03-01T00:00:00Z')
    const other = plan('floor_plan', '/other.svg', '2026-05-01T00:00:00Z')
    expect(getFloorPlan({ attachments: [old, other, recent] })).toBe('/new.svg')
    expect(getFloorPlan({ attachments: [other] })).toBe('/other.svg')
    expect(getFloorPlan({ attachments: [plan('brochure', '/b.pdf', '2026-05-01T00:00:00Z')] })).toBeNull()
  })

  it('PRO-28 PRO-29 AUT-41 names the agent, else the manager of the portal', () => {
    const person = (firstName: string) => ({ firstName, lastName: 'Vogt', imageUrl: null, email: null, phone: null })
    const managers = { ...unitData, accountManager: person('Miriam'), salesManager: person('Jonas') }
    expect(getContact(managers, 'bp')).toMatchObject({ title: 'accountManager', name: 'Miriam Vogt' })
    expect(getContact(managers, 'mp')).toMatchObject({ title: 'salesManager', name: 'Jonas Vogt' })
    expect(getContact(unitData, 'bp')).toBeNull()
    const agent = {
      name: 'Makler GmbH',
      logoUrl: null,
      addressStreet: 'Gasse 1',
      addressPostcode: '79098',
      addressCity: 'Freiburg',
      email: 'a@b.example',
      phone: '1',
    }
    expect(getContact({ ...managers, agent }, 'mp')).toMatchObject({
      title: 'agent',
      name: 'Makler GmbH',
      address: ['Gasse 1', '79098 Freiburg'],
    })
  })

  it('DSH-44 DSH-45 offers to start, to go on, to check, and to look', () => {
    const { store } = createTestUnit()
    const now = () => store.state.getState().configuration
    const start = unitState(now())
    expect(getMainAction({ ...start, decidedCount: 0, progress: 0 }, true)).toBe('start')
    expect(getMainAction({ ...start, decidedCount: 1 }, true)).toBe('proceed')
    // FOUND-20: what leaves no choice was decided by nobody.
    expect(getMainAction({ ...start, decidedCount: 1 }, false)).toBe('start')
    expect(getMainAction({ ...start, pendingCount: 0, progress: 1 }, false)).toBe('finish')
    expect(getMainAction({ ...start, completed: true }, true)).toBe('view')
    const rooms = ['bad', 'kueche'].map((id) => roomState(now(), id))
    expect(roomToGoOn(rooms)).toBe('bad')
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'eiche' })
    store.intents.chooseOption({ itemId: 'sockel', productId: 'sockel-holz' })
    expect(roomToGoOn(['bad', 'kueche'].map((id) => roomState(now(), id)))).toBe('kueche')
    expect(roomToGoOn([])).toBeNull()
  })
})

describe('the dashboard on screen', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['dashboard'])
  })
  afterEach(cleanup)

  const card = (room: string) => {
    const found = screen.getByRole('heading', { name: room }).closest('article')
    if (found === null) throw new Error(`no card of ${room}`)
    return within(found)
  }

  it('DSH-46 DSH-47 DSH-48 a room’s card leads to the room, filled while it is open, outlined when it is done', () => {
    const { unit, store } = createTestUnit()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    renderInUnit(unit, <UnitOverview />)
    const open = card('Badezimmer').getByRole('link', { name: 'Badezimmer: auswählen' })
    expect(open.getAttribute('href')).toBe(`${BASE}/configurator/bathroom`)
    expect(open.className).toMatch(/contained.*secondary/i)
    const done = card('Küche').getByRole('link', { name: 'Küche: ansehen' })
    expect(done.getAttribute('href')).toBe(`${BASE}/configurator/kitchen`)
    expect(done.className).toMatch(/outlined.*primary/i)
    expect(card('Küche').getByText(/300/).textContent).toMatch(/\+300\s€/)
  })

  it('DSH-43 DSH-49 DSH-50 leads to the first room, to what is open, and to overview and costs', () => {
    const { unit, store } = createTestUnit()
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'eiche' })
    store.intents.chooseOption({ itemId: 'sockel', productId: 'sockel-holz' })
    const { unmount } = renderInUnit(unit, <UnitOverview />)
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Ausstattung konfigurieren')).toBe(`${BASE}/configurator/bathroom`)
    expect(href('Auswahl fortsetzen')).toBe(`${BASE}/configurator/kitchen`)
    expect(href('Übersicht und Kosten')).toBe(`${BASE}/checkout`)
    unmount()
    renderInUnit({ ...unit, portal: 'mp', isLocal: true }, <UnitOverview />)
    expect(screen.getByRole('link', { name: 'Weiter gestalten' })).toBeTruthy()
  })

  it('DSH-50 says why something is decided before anything was chosen', () => {
    const catalogue = aCatalogue({
      rooms: [aRoom('bad', { title: 'Badezimmer', slug: 'bathroom' })],
      products: [aProduct('eiche'), aProduct('stein'), aProduct('wanne')],
      lineItems: [
        aLineItem('boden', [
          anItem('bodenbelag', { roomId: 'bad', options: [fixedOption('eiche', 0), fixedOption('stein', 1)] }),
        ]),
        aLineItem('sanitaer', [anItem('badewanne', { roomId: 'bad', options: [fixedOption('wanne', 0)] })]),
      ],
    })
    const { unit, store } = createTestUnit({ catalogue })
    renderInUnit(unit, <UnitOverview />)
    const reason = '1 Entscheidung steht schon fest: Dort gibt es nur eine Möglichkeit.'
    expect(screen.getByText(reason)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    act(() => void store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' }))
    expect(screen.queryByText(reason)).toBeNull()
  })

  it('DSH-60 shows the floor plan of the unit, and opens it', () => {
    const { unit } = createTestUnit()
    const attachments = [{ id: 'p', role: 'floor_plan', url: '/a-12.svg', createdAt: '2026-01-01T00:00:00Z' }]
    renderInUnit({ ...unit, unit: { ...unit.unit, attachments } }, <UnitOverview />)
    const plan = screen.getByRole('img', { name: 'Grundriss von Wohnung A 12' })
    expect(plan.getAttribute('src')).toBe('/a-12.svg')
    expect(screen.getByRole('link', { name: /Grundriss öffnen/ }).getAttribute('href')).toContain('a-12.svg')
    cleanup()
    renderInUnit(unit, <UnitOverview />)
    expect(screen.queryByRole('heading', { name: 'Grundriss' })).toBeNull()
  })

  it('DSH-51 says that the choices are completed', () => {
    const { unit } = createTestUnit({ completed: true })
    renderInUnit(unit, <UnitOverview />)
    expect(screen.getByRole('heading', { name: 'Ihre Auswahl ist abgeschlossen' })).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText('Ausstattung konfigurieren')).toBeNull()
  })

  it('KNW-3: the card says until when to decide, and once it is ordered, until when it can be changed', () => {
    const nextDeadline = { title: 'Bemusterung Sanitär', expiresAt: '2026-12-12T22:59:00.000Z' }
    const { unit } = createTestUnit({ stored: { nextDeadline } })
    useSession.setState({ user: BUYER })
    renderInUnit(unit, <UnitOverview />)
    expect(screen.getByText('Bis 12.12.2026 entscheiden: Bemusterung Sanitär')).toBeTruthy()
    cleanup()
    const completed = createTestUnit({ completed: true, stored: { completed: true, nextDeadline } }).unit
    renderInUnit(completed, <UnitOverview />)
    expect(screen.getByText('Bis 12.12.2026 änderbar: Bemusterung Sanitär')).toBeTruthy()
    cleanup()
    // Who could not open it again is not told that it can be changed.
    renderInUnit(completed, <UnitOverview />, '/', [anOrder({ state: 'confirmed', buyerStep: 'reopening_asked' })])
    expect(screen.queryByText(/12\.12\.2026/)).toBeNull()
    useSession.setState({ user: null })
  })

  it('KNW-4 decision 58: the card adds the purchase price and what is chosen, where both are shown', () => {
    const { unit, store } = createTestUnit()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    const rows = (openUnit = unit) => {
      const { unmount } = renderInUnit(openUnit, <SelectionCard />)
      const found = screen.queryAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
      unmount()
      return found
    }
    expect(rows()).toEqual(['689.000 €', '689.300 €'])
    const priced = (price: number | null) => ({ ...unit, unit: { ...unit.unit, price } })
    // One amount with cents, and all have them: the sum is that of what one reads.
    expect(rows(priced(689_000_50))).toEqual(['689.000,50 €', '689.300,50 €'])
    expect(rows(priced(null))).toEqual([])
    expect(rows({ ...unit, flags: { ...unit.flags, showUnitPrices: false } })).toEqual([])
    expect(rows({ ...unit, flags: { ...unit.flags, showPricing: false } })).toEqual([])
  })

  it('SHL-36 shows no amount where the project shows none', () => {
    const { unit } = createTestUnit({ flags: { showPricing: false } })
    renderInUnit(unit, <UnitOverview />)
    expect(document.body.textContent).not.toContain('€')
  })
})

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listActedChanges } from '#shared/contracts/http/acting.contract.ts'
import { getBudget } from '#shared/contracts/http/budgets.contract.ts'
import { createCompletion, getConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import { askForReopening, listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import { listProposals } from '#shared/contracts/http/proposals.contract.ts'
import { showerCatalogue } from '#shared/testing/shower-catalogue.ts'
import { type Configuration, unitState } from '#shared/domain/index.ts'
import { aBundleGroup, aCatalogue, aLineItem, anItem, aProduct, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { aLockedTrade, selections } from '#shared/testing/selection-builders.ts'
import {
  anOrder,
  bathroomCatalogue,
  createTestUnit,
  renderInUnit,
  startTexts,
} from '#renderer/unit/testing/open-unit.tsx'
import { untouched } from '#renderer/unit/testing/unit-data.ts'
import { useSession } from '#renderer/session/index.ts'
import { formatDate } from '#renderer/i18n/format.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { cartRooms, firstOpenUrl } from './cart-rooms.ts'
import { CheckoutPage } from './CheckoutPage.tsx'
import { completionMessage } from './completion-message.ts'

const server = answeringServer()
const page = (
  <AppTheme>
    <CheckoutPage />
  </AppTheme>
)

const BASE = '/bp/demo/lindenhof/a-12'
const CONTACT_ME = 'Bitte wegen der offenen Positionen Kontakt mit mir aufnehmen'

function logInAs(group: 'buyer' | 'admin' | 'user') {
  useSession.setState({
    keepsMails: false,
    user: { id: group, firstName: 'Ben', lastName: 'Berg', email: 'ben@example.com', mobile: null, group, role: '' },
  })
}

/** The browser's own. */
function BackButton() {
  const navigate = useNavigate()
  return <button type="button" aria-label="Browser" data-testid="back" onClick={() => void navigate(-1)} />
}

/** What the server has stored: what is on screen, unless the test says otherwise. */
function serverHas(unit: ReturnType<typeof createTestUnit>, change: Partial<typeof untouched> = {}): void {
  const { revision, catalogueRevision } = unit.server.stored()
  const { total, onRequestCount } = unitState(unit.store.state.getState().configuration)
  const stored = { ...untouched, revision, catalogueRevision, currentCatalogueRevision: catalogueRevision }
  server.answer(getConfiguration, { ...stored, total, totalOnRequest: onRequestCount, ...change })
}

describe('cart of the overview', () => {
  it('CHK-6 CHK-9 API-118 lists every room with what is chosen; the rooms add up to the unit’s total', () => {
    const { store } = createTestUnit()
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein', quantity: 5 })
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    store.intents.toggleBundle({ bundleId: 'wellness' })
    const configuration = store.state.getState().configuration
    const rooms = cartRooms(configuration, `${BASE}/configurator`)
    expect(rooms.map(({ slug, title, url }) => ({ slug, title, url }))).toEqual([
      { slug: 'bathroom', title: 'Badezimmer', url: `${BASE}/configurator/bathroom` },
      { slug: 'kitchen', title: 'Küche', url: `${BASE}/configurator/kitchen` },
    ])
    expect(rooms.reduce((sum, room) => sum + room.total, 0)).toBe(unitState(configuration).total)
    for (const room of rooms) {
      const listed = room.items.reduce((sum, { state }) => sum + (state.isOnRequest ? 0 : state.total), 0)
      expect(listed + room.upgrades.reduce((sum, { basePrice }) => sum + basePrice, 0)).toBe(room.total)
    }
    const [bathroom] = rooms
    expect(bathroom?.upgrades.map(({ title }) => title)).toEqual(['Wellness'])
    expect(bathroom?.items[0]).toMatchObject({
      title: 'Bodenbelag',
      productTitle: 'Feinsteinzeug',
      quantity: { count: 5, unit: 'm²' },
      url: `${BASE}/configurator/bathroom/bodenbelag`,
    })
    expect(firstOpenUrl(rooms)).toBe(`${BASE}/configurator/bathroom/sockel`)
  })

  it('CHK-18 puts the answer about open decisions in front of the message', () => {
    expect(completionMessage('Standard', ' Danke! ')).toBe('Standard\n\nDanke!')
    expect(completionMessage(null, '')).toBe('')
    expect(completionMessage('Standard', ' ')).toBe('Standard')
  })

  it('FOUND-6, CHK-6: says what is locked: positions by their deadline, upgrades by that or their group', () => {
    const { store } = createTestUnit({ stored: { lockedTrades: [aLockedTrade('FLI')] } })
    const getLocks = (configuration: Configuration) =>
      cartRooms(configuration, BASE).flatMap(({ items, upgrades }) =>
        [...items, ...upgrades].flatMap(({ title, lock }) =>
          lock === null ? [] : [`${title}: ${'title' in lock ? lock.title : lock.number}`],
        ),
      )
    expect(getLocks(store.state.getState().configuration)).toEqual([
      'Bodenbelag: Frist FLI',
      'Sockelleiste: Frist FLI',
      'Fronten: Frist FLI',
    ])
    const catalogue = bathroomCatalogue()
    const [first] = catalogue.upgradeBundleGroups
    const closed = createTestUnit({
      catalogue: {
        ...catalogue,
        upgradeBundleGroups: [{ ...(first ?? aBundleGroup('group')), locked: true, title: 'Extras' }],
      },
      selections: selections({ activations: { 'wanne-paket': true } }),
    })
    expect(getLocks(closed.store.state.getState().configuration)).toEqual(['Wellness: Extras'])
  })
})

describe('overview and costs', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['checkout', 'dashboard'])
  })
  beforeEach(() => {
    server.answer(getBudget, { amount: null, keptItemIds: [] })
    logInAs('buyer')
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null })
  })

  const COMPLETE = { name: 'Auswahl verbindlich abschließen' }
  const ORDER = { name: 'Zahlungspflichtig bestellen' }
  const accept = async () => await userEvent.click(screen.getByRole('checkbox', { name: /^Ja, die \d offen/ }))
  const isCompleteOffered = () => screen.queryByRole('button', COMPLETE) !== null
  const completeButton = () => screen.getByRole('button', COMPLETE)

  it('FOUND-6, CHK-6: the list shows the lock with its reason', async () => {
    await i18next.loadNamespaces(['checkout', 'locks'])
    const { unit } = createTestUnit({ stored: { lockedTrades: [aLockedTrade('FLI')] } })
    renderInUnit(unit, page)
    const row = (await screen.findByText('Bodenbelag')).closest('li')
    await waitFor(() => expect(row?.textContent).toContain('Gesperrt: Der Termin „Frist FLI“ ist seit dem 31.10.2026'))
  })

  it('RES-14 says what the team proposes and has chosen where the project has no dashboard, else not', async () => {
    server.answer(listActedChanges, [])
    server.answer(listProposals, [])
    const { unit } = createTestUnit()
    renderInUnit(unit, page)
    await screen.findAllByText('Bodenbelag')
    expect(server.asked(listProposals)).toHaveLength(0)
    cleanup()
    renderInUnit(
      { ...unit, project: { ...unit.project, variant: 'residence', pages: ['configurator', 'checkout'] } },
      page,
    )
    await waitFor(() => expect(server.asked(listProposals)).toHaveLength(1))
    expect(server.asked(listActedChanges)).toHaveLength(1)
  })

  it('CHK-2 CHK-3 CHK-4 CHK-5 shows one room or all of them, and leads back to the dashboard', async () => {
    const { unit } = createTestUnit()
    renderInUnit(unit, page)
    const cart = document.getElementById('cart-list')
    if (cart === null) throw new Error('no cart')
    const list = within(cart)
    const rooms = () => list.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(rooms()).toEqual(['Badezimmer', 'Küche'])
    await userEvent.click(screen.getByRole('button', { name: 'Küche' }))
    expect(rooms()).toEqual(['Küche'])
    await userEvent.click(screen.getByRole('button', { name: 'Küche' }))
    expect(rooms()).toEqual(['Badezimmer', 'Küche'])
    await userEvent.click(screen.getByRole('button', { name: 'Küche' }))
    await userEvent.click(screen.getByRole('button', { name: 'Alle Räume' }))
    expect(rooms()).toEqual(['Badezimmer', 'Küche'])
    expect(screen.getByRole('link', { name: 'Zur Wohnung' }).getAttribute('href')).toBe(`${BASE}/dashboard`)
  })

  it('CHK-9 says that an upgrade’s line is its base price, and what it costs with its products', () => {
    const { unit, store } = createTestUnit({ catalogue: showerCatalogue() })
    store.intents.toggleBundle({ bundleId: 'wellness' })
    store.intents.toggleBundle({ bundleId: 'without-tub' })
    renderInUnit(unit, page)
    const row = (title: string) => screen.getByText(title).closest('li')?.textContent
    expect(row('Wellness')).toMatch(/Grundpreis.*insgesamt \+3\.600\s€.*\+1\.600/)
    expect(row('Statt der Wanne')).not.toContain('Grundpreis')
    // The bench is paid with the upgrade, not with the purchase price.
    expect(screen.getAllByText('Sitzbank')[0]?.closest('li')?.textContent).toContain('inklusive')
  })

  it('REV-6 ENG-42 decision 58 shows cents in every amount as soon as one has any', () => {
    const figures = (skirting: number) => {
      const catalogue = aCatalogue({
        rooms: [aRoom('bad', { title: 'Bad' })],
        products: ['holz', 'stein', 'eiche', 'fliese'].map((id) => aProduct(id)),
        lineItems: [
          aLineItem('boden', [
            anItem('belag', { roomId: 'bad', options: [fixedOption('eiche', 0), fixedOption('fliese', 1_700_00)] }),
            anItem('sockel', { roomId: 'bad', options: [fixedOption('holz', 0), fixedOption('stein', skirting)] }),
          ]),
        ],
      })
      const { unit, store } = createTestUnit({ catalogue })
      store.intents.chooseOption({ itemId: 'belag', productId: 'fliese' })
      store.intents.chooseOption({ itemId: 'sockel', productId: 'stein' })
      const { unmount } = renderInUnit(unit, page)
      const shown = document.body.textContent.match(/[+−][\d.,]+\s€/g) ?? []
      unmount()
      return shown.map((figure) => figure.replace(/\s/, ' '))
    }
    expect(figures(120_05)).toEqual(['+1.820,05 €', '+1.820,05 €', '+1.700,00 €', '+120,05 €'])
    expect(figures(120_00)).toEqual(['+1.820 €', '+1.820 €', '+1.700 €', '+120 €'])
  })

  it('KNW-3 KNW-4: says until when to decide, and what the home costs with all that is chosen', () => {
    logInAs('buyer')
    const nextDeadline = { title: 'Bemusterung Sanitär', expiresAt: '2026-12-12T22:59:00.000Z' }
    const { unit, store } = createTestUnit({ stored: { nextDeadline } })
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    renderInUnit(unit, page)
    const costs = within(screen.getByRole('complementary', { name: 'Kosten' }))
    expect(costs.getByText('Bis 12.12.2026 entscheiden: Bemusterung Sanitär')).toBeTruthy()
    expect(costs.getByText('Zusammen mit der Ausstattung').nextElementSibling?.textContent).toMatch(/^689\.300\s€$/)
  })

  it('BUD-2 says what is left of the budget beside what it costs', async () => {
    server.answer(getBudget, { amount: 50_000_00, keptItemIds: [] })
    renderInUnit(createTestUnit().unit, page)
    const left = await screen.findByRole('link', { name: /^Budget 50\.000\s€\s*noch/ })
    expect(left.getAttribute('href')).toBe(`${BASE}/budget`)
  })

  it('CHK-10 CHK-11 CHK-12 offers completing to buyers, to admins with the flag, and only once', () => {
    const { unit } = createTestUnit()
    const offered = (openUnit = unit) => {
      const { unmount } = renderInUnit(openUnit, page)
      const isOffered = isCompleteOffered()
      unmount()
      return isOffered
    }
    expect(offered()).toBe(true)
    expect(offered(createTestUnit({ completed: true }).unit)).toBe(false)
    logInAs('user')
    expect(offered()).toBe(false)
    logInAs('admin')
    expect(offered()).toBe(false)
    expect(offered(createTestUnit({ flags: { sysAdminCompletion: true } }).unit)).toBe(true)
  })

  it('CHK-12 CFG-28 KNW-5 decision 17 a completed one says where it is opened again, to those who may', () => {
    const way = (options: Parameters<typeof createTestUnit>[0]) => {
      const { unmount } = renderInUnit(createTestUnit(options).unit, page)
      const link = screen.queryByRole('link', { name: 'Im Raum Badezimmer wieder öffnen' })
      const href = link?.getAttribute('href') ?? null
      unmount()
      return href
    }
    expect(way({ completed: true })).toBe(`${BASE}/configurator/bathroom?dialog=reactivate`)
    expect(way({})).toBeNull()
    logInAs('user')
    expect(way({ completed: true })).toBeNull()
    logInAs('admin')
    expect(way({ completed: true })).toBeNull()
    expect(way({ completed: true, flags: { sysAdminCompletion: true } })).toBe(
      `${BASE}/configurator/bathroom?dialog=reactivate`,
    )
  })

  it('KNW-5 ORD-6 asks for a change where it says how the order stands, and says that it was asked', async () => {
    logInAs('buyer')
    const { unit } = createTestUnit({ completed: true })
    const confirmed = anOrder({ state: 'confirmed', buyerStep: 'reopening_asked' })
    renderInUnit(unit, page, '/', [confirmed])
    await userEvent.click(screen.getByRole('button', { name: 'Änderung anfragen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Änderung anfragen' }))
    await userEvent.type(dialog.getByRole('textbox'), 'Andere Fliesen')
    const asked = { ...confirmed, buyerStep: null, isReopeningAsked: true }
    server.answer(askForReopening, asked)
    server.answer(listUnitOrders, [asked])
    await userEvent.click(dialog.getByRole('button', { name: 'Anfragen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.asked(askForReopening)[0]?.body).toEqual({ reason: 'Andere Fliesen' })
    expect(await screen.findByText(/Ihre Anfrage, sie wieder zu öffnen, liegt dem Projektteam vor/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Änderung anfragen' })).toBeNull()
  })

  it.each([
    ['open', {}, 'bp'],
    ['completed', { completed: true }, 'bp'],
    ['a sample', {}, 'mp'],
  ] as const)('SHL-36 speaks of no prices where none are shown: %s', (_, options, portal) => {
    const words = (showPricing: boolean) => {
      const { unit } = createTestUnit({ ...options, flags: { showPricing } })
      const { unmount } = renderInUnit({ ...unit, portal, isLocal: portal === 'mp' }, page)
      const names = screen.getAllByRole('complementary').map((part) => part.getAttribute('aria-label'))
      const text = `${document.body.textContent} ${names.join(' ')}`
      unmount()
      return text
    }
    const ABOUT_PRICES = /preis|kosten|mwst|€/i
    expect(words(true)).toMatch(ABOUT_PRICES)
    expect(words(false)).not.toMatch(ABOUT_PRICES)
  })

  it('CHK-13 CHK-14 SHL-59 has saving and contact in the marketing portal; the demonstration’s button does nothing', async () => {
    const { unit } = createTestUnit({ flags: { mpContactForm: true } })
    const sample = { ...unit, portal: 'mp', isLocal: true } as const
    const { unmount } = renderInUnit(sample, page)
    expect(isCompleteOffered()).toBe(false)
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Kontakt aufnehmen')).toBe(`${BASE}/configurator/bathroom?dialog=contact`)
    expect(href('Mitnehmen')).toBe(`${BASE}/configurator/bathroom?dialog=saveConfiguration`)
    unmount()
    const project = { ...unit.project, featureFlags: { marketingDemo: true } }
    renderInUnit({ ...sample, project }, page)
    await userEvent.click(completeButton())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.asked(createCompletion)).toEqual([])
  })

  const ben = { id: 'b-1', firstName: 'Ben', lastName: 'Berg', email: 'Ben@example.com', mobile: null }
  const anna = { ...ben, id: 'b-2', firstName: 'Anna', email: 'anna@example.com' }
  it.each([
    ['a buyer alone', 'buyer', [ben], 'Ihre Bestellung halten wir in einer E-Mail an Ben@example.com fest.'],
    [
      'one of two, and not the other’s address',
      'buyer',
      [anna, ben],
      'Ihre Bestellung halten wir in einer E-Mail an Ben@example.com fest, für die anderen Käufer in einer eigenen.',
    ],
    ['nobody where there is no buyer', 'admin', [], null],
    [
      'the buyers where somebody else orders for them',
      'admin',
      [{ ...ben, email: 'paul@example.com' }, anna],
      'Eine E-Mail mit der Bestellung geht an die Käufer: paul@example.com, anna@example.com.',
    ],
  ] as const)('REV-7 says before the order whom its mail goes to: %s', async (_who, group, buyers, words) => {
    logInAs(group)
    const test = createTestUnit({ flags: { sysAdminCompletion: true } })
    renderInUnit({ ...test.unit, unit: { ...test.unit.unit, buyers: [...buyers] } }, page)
    await userEvent.click(completeButton())
    expect(screen.queryByText(/^(Eine|Die) E-Mail mit|in einer E-Mail an/)?.textContent ?? null).toBe(words)
  })

  it('KNW-1 says to staff that the order’s mail stays in the outbox where there is no mail server', async () => {
    logInAs('admin')
    useSession.setState({ keepsMails: true })
    const test = createTestUnit({ flags: { sysAdminCompletion: true } })
    renderInUnit({ ...test.unit, unit: { ...test.unit.unit, buyers: [anna] } }, page)
    await userEvent.click(completeButton())
    expect(screen.getByText(/E-Mail mit/).textContent).toBe(
      'Die E-Mail mit der Bestellung an die Käufer (anna@example.com) bleibt im Postausgang (kein Mailserver eingerichtet).',
    )
  })

  it('CHK-15 CHK-16 CHK-17 CHK-19 CHK-20 CHK-22 asks, completes what is on screen, says so, and forgets on closing', async () => {
    const test = createTestUnit()
    const legalNotice = 'Änderungen können beurkundungspflichtig sein.'
    renderInUnit({ ...test.unit, unit: { ...test.unit.unit, legalNotice } }, page)
    await userEvent.click(completeButton())
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(legalNotice)).toBeTruthy()
    const [first, second] = dialog.getAllByRole<HTMLInputElement>('radio')
    expect([first?.checked, second?.checked]).toEqual([true, false])
    await userEvent.click(dialog.getByRole('radio', { name: CONTACT_ME }))
    const message = dialog.getByRole<HTMLTextAreaElement>('textbox')
    expect(message.rows).toBe(3)
    await userEvent.type(message, 'Danke!')

    // Closed and opened again: nothing is left.
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(completeButton())
    const again = within(screen.getByRole('dialog'))
    expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
    await userEvent.click(again.getByRole('radio', { name: CONTACT_ME }))
    await userEvent.type(again.getByRole('textbox'), 'Danke!')

    serverHas(test)
    server.answer(createCompletion, { revision: 1, configurationStatus: { status: 'completed' }, snapshotSha256: null })
    await userEvent.click(again.getByRole('button', ORDER))
    expect(await screen.findByText(/Vielen Dank/)).toBeTruthy()
    const done = screen.getByRole('dialog', { name: 'Ihre Auswahl ist abgeschlossen' }).textContent
    expect(done).toContain(`Abgeschlossen am${formatDate(new Date().toISOString(), 'de')}`)
    expect(done).toMatch(/Aufpreis gesamt[+−]?[\d.]+\s€/)
    expect(done).toContain('meldet sich das Projektteam')
    expect(done).toContain('„Übersicht und Kosten“')
    const [sent] = server.asked(createCompletion)
    expect(sent?.ifMatch).toBe(0)
    expect(sent?.body).toEqual({
      status: 'completed',
      message: `${CONTACT_ME}\n\nDanke!`,
      openAnswer: CONTACT_ME,
    })
  })

  it('REV-3 REV-5 orders what is open only with a tick below it, which nobody set', async () => {
    const test = createTestUnit()
    renderInUnit(test.unit, page)
    await userEvent.click(completeButton())
    const dialog = within(screen.getByRole('dialog'))
    const tick = dialog.getByRole<HTMLInputElement>('checkbox')
    expect(tick.checked).toBe(false)
    await userEvent.click(dialog.getByRole('button', ORDER))
    expect(dialog.getByRole('alert').textContent).toMatch(/^Bitte bestätigen Sie das/)
    expect(document.activeElement).toBe(tick)
    expect(server.asked(createCompletion)).toEqual([])
    await accept()
    expect(dialog.queryByRole('alert')).toBeNull()
    serverHas(test)
    server.answer(createCompletion, { revision: 1, configurationStatus: { status: 'completed' }, snapshotSha256: null })
    await userEvent.click(dialog.getByRole('button', ORDER))
    expect(await screen.findByText(/Vielen Dank/)).toBeTruthy()
  })

  it('REV-5 speaks of a binding order where no prices are shown', async () => {
    renderInUnit(createTestUnit({ flags: { showPricing: false } }).unit, page)
    await userEvent.click(completeButton())
    expect(screen.getByRole('button', { name: 'Verbindlich bestellen' })).toBeTruthy()
    expect(screen.queryByRole('button', ORDER)).toBeNull()
  })

  it('REV-2 lists what is open by room, with what is fitted then, and leads there', async () => {
    const { unit, store } = createTestUnit()
    renderInUnit(unit, page)
    const open = within(screen.getByRole('region', { name: /offen$/ }))
    const links = open.getAllByRole<HTMLAnchorElement>('link', { name: /^(Bodenbelag|Fronten)$/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${BASE}/configurator/bathroom/bodenbelag`,
      `${BASE}/configurator/kitchen/fronten`,
    ])
    expect(links[0]?.closest('li')?.textContent).toContain('Sonst: Eiche geölt')
    act(() => void store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
    expect(open.queryByRole('link', { name: 'Fronten' })).toBeNull()
  })

  it('REV-1 shows first what is not the standard, and the rest behind a button that says how much it is', async () => {
    const { unit, store } = createTestUnit()
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein', quantity: 5 })
    renderInUnit(unit, page)
    const room = within(screen.getByRole('region', { name: 'Badezimmer' }))
    const more = room.getByRole('button', { name: '1 weitere Position wie Standard' })
    const rest = document.getElementById(more.getAttribute('aria-controls') ?? '')
    expect(rest?.textContent).toContain('Sockelleiste')
    expect(rest?.textContent).not.toContain('Bodenbelag')
    expect(rest?.hasAttribute('data-open')).toBe(false)
    await userEvent.click(more)
    expect(rest?.hasAttribute('data-open')).toBe(true)
    expect(within(screen.getByRole('region', { name: 'Küche' })).getByText('Alles wie Standard')).toBeTruthy()
  })

  it('REV-4 tells once what binding means, and of opening again only to those who may', () => {
    const steps = () => {
      const { unmount } = renderInUnit(createTestUnit().unit, page)
      const list = screen.queryByRole('list', { name: 'Was „verbindlich“ heißt' })
      const shown = list === null ? null : [...list.children].map((step) => step.textContent)
      unmount()
      return shown
    }
    expect(steps()).toEqual([
      'Mit dem Abschluss bestellen Sie Ihre Auswahl verbindlich.',
      'Bis das Projektteam die Bestellung bestätigt, können Sie die Auswahl selbst wieder öffnen und ändern.',
      'Danach gibt es Änderungen nur noch auf Anfrage.',
      'Ist beim Handwerk bestellt, kann nur noch das Projektteam etwas ändern.',
    ])
    logInAs('user')
    expect(steps()).toBeNull()
  })

  it('goes back from the dialog to the page, and not from the page', async () => {
    const { unit } = createTestUnit()
    renderInUnit(
      unit,
      <>
        {page}
        <BackButton />
      </>,
    )
    await userEvent.click(completeButton())
    expect(screen.getByRole('dialog')).toBeTruthy()
    fireEvent.click(screen.getByTestId('back'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(isCompleteOffered()).toBe(true)
  })

  it('CHK-16 does not ask where nothing is open, or the project does not want it', async () => {
    const { unit } = createTestUnit()
    const project = { ...unit.project, featureFlags: { askPendingDecisions: false } }
    renderInUnit({ ...unit, project }, page)
    await userEvent.click(completeButton())
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it.each([
    ['other choices', { buyerSelections: { sockel: { productId: 'sockel-stein', quantity: null } } }],
    ['another catalogue', { currentCatalogueRevision: 'r9' }],
  ])('ENG-32 completes nothing that is not on screen: %s', async (_, change) => {
    const test = createTestUnit({ catalogue: bathroomCatalogue() })
    const reload = vi.fn(async () => null)
    renderInUnit({ ...test.unit, reload }, page)
    await userEvent.click(completeButton())
    await accept()
    serverHas(test, change)
    await userEvent.click(screen.getByRole('button', ORDER))
    expect((await screen.findByText(/inzwischen an anderer Stelle geändert/)).closest('[role=alert]')).not.toBeNull()
    expect(server.asked(getConfiguration)).toHaveLength(1)
    expect(server.asked(createCompletion)).toEqual([])
    expect(reload).toHaveBeenCalledOnce()
  })

  it('SHL-23 keeps the dialog and what was typed when it fails', async () => {
    const test = createTestUnit()
    renderInUnit(test.unit, page)
    await userEvent.click(completeButton())
    await userEvent.type(screen.getByRole('textbox'), 'Danke!')
    await accept()
    server.answer(getConfiguration, noAnswer())
    await userEvent.click(screen.getByRole('button', ORDER))
    expect(
      (await screen.findByText(/Der Server ist gerade nicht erreichbar.*bleiben erhalten/)).closest('[role=alert]'),
    ).not.toBeNull()
    server.answer(getConfiguration, refusal('INTERNAL_ERROR'))
    await userEvent.click(screen.getByRole('button', ORDER))
    expect(await screen.findByText(/Das Abschließen hat nicht geklappt/)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Danke!')
  })
})

import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getBudget } from '#shared/contracts/http/budgets.contract.ts'
import { listDeadlines } from '#shared/contracts/http/deadlines.contract.ts'
import { listUnitDocuments } from '#shared/contracts/http/documents.contract.ts'
import { getMarketingProject } from '#shared/contracts/http/marketing.contract.ts'
import { listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { aDeadline } from '#renderer/parts/deadlines/testing/a-deadline.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import type { OpenUnit } from '#renderer/unit/state/unit.context.ts'
import { createTestUnit, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import { showItems, startDesignTexts } from '../testing/show-items.tsx'
import { getDayTime, listNames } from './buyer-greeting/greeting.ts'
import { recommendHomes } from './unit-recommendations/recommend-homes.ts'
import type { Home } from './unit-selector/use-homes.ts'

const UNIT = '/bp/demo/lindenhof/a-12'
const FLAGS = { showInbox: true, mpContactForm: true }
const server = answeringServer()

beforeAll(startDesignTexts, 60_000)
beforeEach(() => {
  const person = { firstName: 'Ben', lastName: 'Berg', email: 'b@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'ben', ...person, group: 'buyer' } })
  server.answer(listDeadlines, [])
  server.answer(listUnits, noAnswer())
  server.answer(listUnitOrders, [])
  server.answer(getBudget, noAnswer())
  server.answer(listUnitDocuments, noAnswer())
  server.answer(getMarketingProject, noAnswer())
})
afterEach(() => {
  cleanup()
  useSession.setState({ user: null })
  vi.unstubAllGlobals()
})

interface Shown extends Partial<Pick<OpenUnit, 'portal' | 'isPresented' | 'isLocal'>> {
  readonly flags?: TestUnitOptions['flags']
  readonly options?: TestUnitOptions
  readonly unit?: Partial<OpenUnit['unit']>
  readonly project?: Partial<OpenUnit['project']>
}

function show(items: readonly Json[], { flags, options, unit: data, project, ...more }: Shown = {}) {
  const made = createTestUnit({ ...options, ...(flags === undefined ? {} : { flags }) })
  const { unit } = made
  const basePath = `/${more.portal ?? 'bp'}/demo/lindenhof/a-12/configurator`
  const shown: OpenUnit = {
    ...unit,
    ...more,
    basePath,
    isLocal: more.isLocal ?? more.portal === 'mp',
    unit: { ...unit.unit, ...data },
    project: { ...unit.project, featureFlags: FLAGS, ...project },
  }
  showItems(shown, items)
  return made
}
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const item = (type: string, params: Json = {}) => ({ id: type, type, params })

/** A home of the project. */
function aHome(id: string, more: Partial<Home> = {}): Home {
  return {
    id,
    slug: id,
    displayName: `Wohnung ${id}`,
    description: '',
    projectId: 'project-lindenhof',
    projectSlug: 'lindenhof',
    accountId: 'demo',
    unitNumber: id,
    price: 500_000_00,
    floorSpace: 100,
    roomCount: 4,
    floor: 1,
    storeyName: null,
    salesStatus: 'VACANT',
    featured: false,
    isSample: false,
    ...more,
  }
}

describe('who is greeted', () => {
  const at = (time: string) => getDayTime(new Date(time))
  it('DSH-8: by the clock of Berlin, in summer and in winter', () => {
    expect(at('2026-07-01T02:59:00Z')).toBe('evening')
    expect(at('2026-07-01T03:00:00Z')).toBe('morning')
    expect(at('2026-07-01T08:59:00Z')).toBe('morning')
    expect(at('2026-07-01T09:00:00Z')).toBe('day')
    expect(at('2026-12-01T16:59:00Z')).toBe('day')
    expect(at('2026-12-01T17:00:00Z')).toBe('evening')
    expect(at('2026-12-01T23:00:00Z')).toBe('evening')
  })

  it('DSH-8: by the names of those who have bought', () => {
    const anna = { firstName: 'Anna', lastName: 'Sommer' }
    expect(listNames([], 'de')).toBe('')
    expect(listNames([anna], 'de')).toBe('Anna Sommer')
    expect(listNames([anna, { firstName: 'Paul', lastName: 'Sommer' }], 'de')).toBe('Anna und Paul Sommer')
    expect(listNames([anna, { firstName: 'Ben', lastName: 'Berg' }], 'en')).toBe('Anna Sommer and Ben Berg')
  })

  it('DSH-8 DSH-43 DSH-44 DSH-49: with the home and the way to its first room, in the buyer portal alone', () => {
    show([item('BuyerGreeting')])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Guten \w+, Ben Berg Wohnung A 12$/)
    expect(link('Auswahl beginnen')).toBe(`${UNIT}/configurator/bathroom`)
    cleanup()
    show([item('BuyerGreeting')], { portal: 'mp' })
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('DSH-45: goes on once something is chosen', () => {
    const { store } = show([item('BuyerGreeting')])
    act(() => void store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' }))
    expect(screen.getByRole('link', { name: /^Weiter mit / })).toBeTruthy()
  })
})

describe('the facts of the home', () => {
  it('DSH-56 DSH-57: are six, price, space, floor and rooms first', () => {
    show([item('DashboardUnitInfo')], {
      unit: { contractNumber: 'KV-1', parkingSpaceNumber: 'TG 1', cellarNumber: 'K 1' },
    })
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Kaufpreis',
      'Wohnfläche',
      'Geschoss',
      'Zimmer',
      'Wohnungsnummer',
      'Vertragsnummer',
    ])
  })

  it('DSH-57 SHL-36: without the price where the project shows none', () => {
    show([item('DashboardUnitInfo')], { flags: { showPricing: false } })
    expect(screen.getAllByRole('term')[0]?.textContent).toBe('Wohnfläche')
  })

  it('DSH-34: lead prospects to the configurator and to the contact form, as the design says', () => {
    const mp = { portal: 'mp', flags: { mpContactForm: true } } as const
    show([item('MarketingUnitInfo')], mp)
    expect(screen.getByRole('heading', { name: 'Wohnung A 12' })).toBeTruthy()
    expect(link('Jetzt gestalten')).toBe('/mp/demo/lindenhof/a-12/configurator/bathroom')
    expect(link('Kontakt aufnehmen')).toBe('/mp/demo/lindenhof/a-12/configurator/bathroom?dialog=contact')
    cleanup()
    show([item('MarketingUnitInfo', { showContactAction: false, showConfiguratorAction: false })], mp)
    expect(screen.queryByRole('link')).toBeNull()
    cleanup()
    // Where there is no form, nothing leads to it.
    show([item('MarketingUnitInfo')], { ...mp, flags: { mpContactForm: false } })
    expect(screen.queryByRole('link', { name: 'Kontakt aufnehmen' })).toBeNull()
    cleanup()
    show([item('MarketingUnitInfo')])
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('DSH-19 DSH-58 DSH-59 DSH-60: the plan is the one that is named, else the newest sales plan of the home', () => {
    const plan = (role: string, name: string, year: number) => ({
      id: name,
      role,
      url: `/files/${name}.svg`,
      createdAt: `${year}-01-01T00:00:00Z`,
    })
    const attachments = [
      plan('floor_plan_sales', 'old', 2024),
      plan('floor_plan_sales', 'new', 2025),
      plan('floor_plan', 'other', 2026),
    ]
    const picture = () => screen.getByRole('img', { name: 'Grundriss von Wohnung A 12' }).getAttribute('src')
    show([item('FloorPlan')], { unit: { attachments } })
    expect(picture()).toBe('/files/new.svg')
    cleanup()
    show([item('FloorPlan', { url: '/files/named.webp' })], { unit: { attachments } })
    expect(picture()).toBe('/files/named.webp')
    cleanup()
    show([item('FloorPlan')])
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('what is to be done', () => {
  it('DSH-10 DSH-52: the next deadline, with the way to all of them, in the buyer portal alone', async () => {
    server.answer(listDeadlines, [aDeadline({ title: 'Böden festlegen', status: 'overdue', remainingDays: -2 })])
    show([item('DeadlineReminder')])
    expect((await screen.findByTestId('next-deadline')).textContent).toContain('vor 2 Tagen')
    expect(screen.getByText('Böden festlegen')).toBeTruthy()
    expect(link('Alle Termine')).toBe(`${UNIT}/deadlines`)
    cleanup()
    show([item('DeadlineReminder')], { portal: 'mp' })
    expect(document.querySelector('[data-item]')).toBeNull()
    cleanup()
    show([item('DeadlineReminder')], { project: { featureFlags: { hideDeadlines: true } } })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('DSH-11 DSH-50: the cost of the choices with the sum, and the way to all of them, in the buyer portal alone', async () => {
    const { store } = show([item('CostOverview')])
    act(() => void store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
    expect((await screen.findByText(/^\+300\s€$/)).dataset['testid']).toBe('dashboard-total')
    expect(screen.getByText('Kaufpreis').nextElementSibling?.textContent).toMatch(/^689\.000\s€$/)
    expect(screen.getByText(/^689\.300\s€$/)).toBeTruthy()
    expect(link('Übersicht und Kosten')).toBe(`${UNIT}/checkout`)
    cleanup()
    show([item('CostOverview')], { portal: 'mp' })
    expect(document.querySelector('[data-item]')).toBeNull()
  })

  it('DSH-11 SHL-36: says nothing of cost where the project shows no prices', () => {
    show([item('CostOverview')], { flags: { showPricing: false } })
    expect(document.querySelector('[data-item]')?.childElementCount).toBe(0)
  })

  it('DSH-11 DSH-50: does not lead to a page that the project has not', () => {
    show([item('CostOverview')], { project: { variant: 'residence', pages: ['dashboard', 'configurator'] } })
    expect(screen.queryByRole('link', { name: 'Übersicht und Kosten' })).toBeNull()
  })

  it('DSH-45 DSH-49: how far the choices are, what was chosen last, and the room to go on in', async () => {
    const { store } = show([item('Configurator')])
    expect(screen.getByText('1 von 3 entschieden')).toBeTruthy()
    expect(link('Weiter: Badezimmer')).toBe(`${UNIT}/configurator/bathroom`)
    act(() => void store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'eiche' }))
    expect(await screen.findByText('2 von 3 entschieden')).toBeTruthy()
    expect(screen.getByText('Zuletzt: Eiche geölt (Badezimmer)')).toBeTruthy()
  })

  it('DSH-51 DSH-50: says that it is completed, and leads to all that was ordered', () => {
    show([item('Configurator')], { options: { completed: true } })
    expect(screen.getByRole('heading', { name: 'Ihre Auswahl ist abgeschlossen' })).toBeTruthy()
    expect(link('Abgeschlossene Auswahl ansehen')).toBe(`${UNIT}/checkout`)
  })

  it('DSH-46 DSH-47 DSH-48 DSH-49: rooms lead into themselves; what is open is filled, what is done is outlined', () => {
    const { store } = show([item('RoomCards')])
    act(() => void store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
    expect(link('Badezimmer: auswählen')).toBe(`${UNIT}/configurator/bathroom`)
    const look = (name: string) => screen.getByRole('link', { name }).className
    expect(look('Badezimmer: auswählen')).toMatch(/containedSecondary|contained.*colorSecondary/)
    expect(look('Küche: ansehen')).toMatch(/outlinedPrimary|outlined.*colorPrimary/)
    expect(link('Ausstattung konfigurieren')).toBe(`${UNIT}/configurator/bathroom`)
  })

  it('DSH-9: the pages of the home, without those that the page leads to on a phone', () => {
    show([item('MobileMenu')])
    expect(document.querySelector<HTMLElement>('[data-item]')?.dataset['only']).toBe('xs')
    const entries = within(screen.getByRole('navigation', { name: 'Seiten Ihrer Wohnung' })).getAllByRole('listitem')
    const wide = entries.filter((entry) => entry.dataset['wide'] !== undefined).map(({ textContent }) => textContent)
    expect(wide).toEqual(['Start', 'Ausstattung'])
    cleanup()
    show([{ ...item('MobileMenu'), only: { screen: ['md', 'lg'] } }])
    expect(document.querySelector<HTMLElement>('[data-item]')?.dataset['only']).toBe('md lg')
  })

  it('DSH-53 DSH-54: a bar that comes after 30 px, with the way to a new message', () => {
    show([item('ApplicationBar')])
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true })
      act(() => void window.dispatchEvent(new Event('scroll')))
    }
    scrollTo(30)
    expect(screen.queryByRole('complementary')).toBeNull()
    scrollTo(31)
    expect(link(/Nachricht schreiben|Frage stellen/)).toBe(`${UNIT}/inbox/new`)
    scrollTo(0)
  })
})

describe('documents', () => {
  const paper = (id: string, role: 'floor_plan' | 'contract', name: string) => ({
    id,
    role,
    displayName: name,
    fileName: `${id}.pdf`,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    attachmentUrl: `/bp/api/v1/units/unit-a-12/documents/${id}`,
    url: `/bp/api/v1/units/unit-a-12/documents/${id}`,
    visibility: 'private' as const,
    room: null,
    size: 1_000,
    contentType: 'application/pdf',
    isNew: false,
    versions: [
      {
        number: 2,
        createdAt: '2026-01-01T00:00:00Z',
        fileName: `${id}.pdf`,
        contentType: 'application/pdf',
        size: 1_000,
        state: 'ready' as const,
      },
    ],
  })
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it('DSH-12 DSH-20: are those of a role, or all, and open where one is', async () => {
    const documents = [paper('plan', 'floor_plan', 'Grundriss A 12'), paper('deed', 'contract', 'Kaufvertrag')]
    server.answer(listUnitDocuments, { documents, types: [] })
    show([item('DocumentCard', { role: 'floor_plan' })])
    expect(await screen.findByRole('heading', { name: 'Grundriss' })).toBeTruthy()
    expect(names()).toEqual(['Grundriss A 12PDF'])
    expect(link(/Grundriss A 12/)).toBe(`${UNIT}/dashboard?document=plan%7E2`)
    cleanup()
    show([item('DocumentCard', { title: { de: 'Unterlagen', en: 'Papers' } })])
    expect(await screen.findByRole('heading', { name: 'Unterlagen' })).toBeTruthy()
    expect(names()).toEqual(['Grundriss A 12PDF', 'KaufvertragPDF'])
  })

  it('DSH-12: of a home that is only looked at are those that it is shown with', () => {
    const attachments = [
      { id: 'a', role: 'floor_plan_sales', url: '/files/a.pdf', createdAt: '2026-01-01T00:00:00Z' },
      { id: 'b', role: 'elektro_plan', url: '/files/b.pdf', createdAt: '2026-01-01T00:00:00Z' },
    ]
    show([item('DocumentCard', { role: 'elektro_plan' })], { portal: 'mp', unit: { attachments } })
    expect(names()).toEqual([expect.stringMatching(/^ElektroplanPDF/)])
    expect(server.names()).not.toContain('listUnitDocuments')
  })

  it('DSH-20: a page with papers is led to also where the home has none', () => {
    show([item('DocumentCard', { title: 'Mehr', url: 'https://papers.example/' })], { portal: 'mp' })
    expect(link(/Weitere Unterlagen/)).toBe('https://papers.example/')
    cleanup()
    show([item('DocumentCard')], { portal: 'mp' })
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('other homes', () => {
  const OWN = [aHome('unit-a-12', { displayName: 'Wohnung A 12' }), aHome('a-03'), aHome('b-07')]
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

  it('DSH-32 DSH-33: those that one may change to, by pages of two', async () => {
    server.answer(listUnits, OWN)
    show([item('ProjectUnitSelector')])
    await screen.findByText('Wohnung a-03')
    expect(rows()).toEqual(['Wohnung A 12', 'Wohnung a-03'])
    expect(screen.getByRole('group', { name: 'Wohnungen' }).style.maxHeight).toBe('28.125rem')
    expect(screen.getByText('Hier sind Sie')).toBeTruthy()
    expect(link('Wohnung a-03 öffnen')).toBe('/bp/demo/lindenhof/a-03/dashboard')
    await userEvent.click(screen.getByRole('button', { name: 'Seite 2 von 2' }))
    expect(rows()).toEqual(['Wohnung b-07'])
  })

  it('DSH-32: on one page, and as high, as the design says', async () => {
    server.answer(listUnits, OWN)
    show([item('ProjectUnitSelector', { pagination: false, tableHeight: 160 })])
    await screen.findByText('Wohnung b-07')
    expect(rows()).toHaveLength(3)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('group', { name: 'Wohnungen' }).style.maxHeight).toBe('10rem')
  })

  it('DSH-32: none for who is shown one home', async () => {
    show([item('ProjectUnitSelector'), item('UnitRecommendations')], { portal: 'mp', isPresented: true })
    await act(() => Promise.resolve())
    expect(server.names()).toEqual([])
  })

  it('DSH-6 DSH-35: of the free ones the four that are most like this one, for prospects', async () => {
    const homes = [
      aHome('large', { roomCount: 7 }),
      aHome('near', { floorSpace: 104 }),
      aHome('gone', { salesStatus: 'SOLD' }),
      aHome('held', { salesStatus: 'RESERVED' }),
      aHome('five', { roomCount: 5 }),
      aHome('same', { floorSpace: 90 }),
      aHome('six', { roomCount: 6 }),
    ]
    expect(recommendHomes({ id: 'x', roomCount: 4, floorSpace: 104.5 }, homes).map(({ id }) => id)).toEqual([
      'near',
      'same',
      'five',
      'six',
    ])
    const sections = [{ id: 'a', slug: 'a', name: 'Haus A', units: homes }]
    server.answer(getMarketingProject, { ...projectConfig, sections, sampleUnits: [aHome('near')] })
    show([item('UnitRecommendations')], { portal: 'mp' })
    expect(await screen.findByRole('heading', { name: 'Das könnte Ihnen auch gefallen' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    // Only those that can be tried are led to.
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      '/mp/demo/lindenhof/near/dashboard',
    ])
  })
})

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listActedChanges } from '#shared/contracts/http/acting.contract.ts'
import { listProposals, noteProposalSeen } from '#shared/contracts/http/proposals.contract.ts'
import { aCatalogue, aLineItem, anItem, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { useSession } from '#renderer/session/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { ResidenceDashboardPage } from './ResidenceDashboardPage.tsx'
import { TopBar } from './TopBar.tsx'

const server = answeringServer()
const BASE = '/bp/demo/lindenhof/a-12'
const RESIDENCE = {
  ...projectConfig,
  variant: 'residence',
  logos: { ...projectConfig.logos, logoUrl: '/logo.svg' },
} as const
const CLARA = {
  id: 'c',
  firstName: 'Clara',
  lastName: 'Cohn',
  email: 'c@x.de',
  mobile: null,
  group: 'buyer',
  role: '',
} as const

function catalogue() {
  const item = (id: string, roomId: string) =>
    anItem(id, { roomId, options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 300_00)] })
  return aCatalogue({
    rooms: [
      aRoom('plan', { title: 'Aufteilung', slug: 'plan', mode: 'FLOORPLAN_SELECTION', position: 1 }),
      aRoom('bad', { title: 'Bad', slug: 'bathroom', mode: 'PRODUCT_SELECTION', position: 2 }),
      aRoom('kueche', { title: 'Küche', slug: 'kitchen', mode: 'PRODUCT_SELECTION', position: 3 }),
    ],
    lineItems: [
      aLineItem('wand', [item('wand-item', 'plan')]),
      aLineItem('boden', [item('boden-item', 'bad')]),
      aLineItem('front', [item('front-item', 'kueche')]),
    ],
  })
}

const ITEMS = ['wand-item', 'boden-item', 'front-item'] as const

function openTest(decided: readonly string[] = [], options: { completed?: boolean } = {}) {
  const opened = createTestUnit({ catalogue: catalogue(), ...options })
  for (const itemId of decided) opened.store.intents.chooseOption({ itemId, productId: `${itemId}-b` })
  return { ...opened, unit: { ...opened.unit, project: RESIDENCE } }
}

function showBar(path: string, project: Partial<typeof projectConfig> = {}) {
  const { unit } = openTest()
  const bar = (
    <AppTheme>
      <Routes>
        <Route path="/:portalId/:accountId/:projectId/:unitId/configurator/:roomId" element={<TopBar />} />
        <Route path="/:portalId/:accountId/:projectId/:unitId/*" element={<TopBar />} />
      </Routes>
    </AppTheme>
  )
  return renderInUnit({ ...unit, project: { ...RESIDENCE, ...project } }, bar, path)
}

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['residence', 'dashboard'])
})
beforeEach(() => {
  useSession.setState({ status: 'loggedIn', user: CLARA })
  server.answer(listActedChanges, [])
  server.answer(listProposals, [])
})
afterEach(() => {
  cleanup()
  window.scrollY = 0
})

describe('the top bar of a residence', () => {
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

  it('RES-4 the unit’s label and name lead to the checkout', () => {
    showBar(`${BASE}/dashboard`)
    const link = screen.getByRole('link', { name: 'Wohnung Wohnung A 12: Übersicht und Kosten' })
    expect(link.getAttribute('href')).toBe(`${BASE}/checkout`)
    expect(link.textContent).toBe('Wohnung Wohnung A 12')
  })

  it('RES-5 has a tab for Home, for the floor plan, and for each room', () => {
    showBar(`${BASE}/configurator/kitchen`)
    const tabs = within(screen.getByRole('navigation', { name: 'Seiten Ihrer Wohnung' })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Home', 'Grundriss', 'Bad', 'Küche'])
    expect([href('Home'), href('Grundriss'), href('Bad')]).toEqual([
      `${BASE}/dashboard`,
      `${BASE}/floorplan`,
      `${BASE}/configurator/bathroom`,
    ])
    expect(tabs.filter((tab) => tab.ariaCurrent === 'page' || tab.getAttribute('aria-current') === 'page')).toEqual([
      screen.getByRole('link', { name: 'Küche' }),
    ])
  })

  it('RES-5 the room of the layout is behind the tab of the floor plan', () => {
    showBar(`${BASE}/configurator/plan`)
    expect(screen.getByRole('link', { name: 'Grundriss' }).getAttribute('aria-current')).toBe('page')
    cleanup()
    showBar(`${BASE}/configurator/plan`, { pages: ['configurator', 'dashboard'] })
    expect(screen.queryByRole('link', { name: 'Grundriss' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Aufteilung' }).getAttribute('aria-current')).toBe('page')
  })

  it('PST-1 RES-5 in a presentation all tabs stay in it', () => {
    const { unit } = openTest()
    const presented = { portal: 'mp', isPresented: true, basePath: `${BASE}/present/configurator` } as const
    renderInUnit({ ...unit, ...presented, project: RESIDENCE }, <TopBar />, `${BASE}/present/floorplan`)
    expect([href('Home'), href('Grundriss'), href('Bad')]).toEqual([
      `${BASE}/present/dashboard`,
      `${BASE}/present/floorplan`,
      `${BASE}/present/configurator/bathroom`,
    ])
    expect(screen.getByRole('link', { name: 'Grundriss' }).getAttribute('aria-current')).toBe('page')
  })

  it('RES-6 has the logo, which leads home', () => {
    showBar(`${BASE}/floorplan`)
    const logo = screen.getByRole('link', { name: 'Zur Startseite Ihrer Wohnung' })
    expect(logo.querySelector('img')?.getAttribute('src')).toBe('/logo.svg')
    expect(logo.getAttribute('href')).toBe(`${BASE}/dashboard`)
  })

  it('RES-6 NAV-41 without a dashboard the logo leads to the configurator, whose phone view keeps the tabs', () => {
    showBar(`${BASE}/configurator/kitchen`)
    expect(screen.getByRole('banner').hasAttribute('data-only-way')).toBe(false)
    cleanup()
    showBar(`${BASE}/configurator/kitchen`, { pages: ['login', 'configurator', 'floorplan'] })
    expect(href('Zur Startseite Ihrer Wohnung')).toBe(`${BASE}/configurator`)
    expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
    expect(screen.getByRole('banner').hasAttribute('data-only-way')).toBe(true)
  })

  it('RES-7 turns dark after more than 10 px of scrolling', () => {
    showBar(`${BASE}/dashboard`)
    const isDark = () => screen.getByRole('banner').hasAttribute('data-dark')
    const scrollTo = (y: number) => {
      window.scrollY = y
      act(() => void fireEvent.scroll(window))
    }
    expect(isDark()).toBe(false)
    scrollTo(10)
    expect(isDark()).toBe(false)
    scrollTo(11)
    expect(isDark()).toBe(true)
    scrollTo(0)
    expect(isDark()).toBe(false)
  })
})

describe('the dashboard of a residence', () => {
  const show = (opened: ReturnType<typeof openTest>, project: Partial<typeof projectConfig> = {}) =>
    renderInUnit({ ...opened.unit, project: { ...RESIDENCE, ...project } }, <ResidenceDashboardPage />)
  const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null

  it('RES-8 welcomes the buyer by name', () => {
    show(openTest())
    expect(screen.getByText('Herzlich willkommen, Clara')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wohnung A 12')
    cleanup()
    useSession.setState({ user: { ...CLARA, group: 'user' } })
    show(openTest())
    expect(screen.getByText('Herzlich willkommen')).toBeTruthy()
  })

  it('RES-14 has what the team proposes, for buyers', async () => {
    const change = {
      buyerSelections: { 'boden-item': { productId: 'boden-item-b', quantity: null } },
      buyerLineItemActivations: {},
      buyerDesignLineSelections: null,
    }
    const undo = { ...change, buyerSelections: { 'boden-item': null } }
    const sent = { sentAt: '2026-11-20T10:00:00.000Z', seenAt: null, closedAt: null, answererName: '' }
    const said = { id: 'p1', authorName: 'Miriam Vogt', note: '', state: 'open', change, undo, lines: [] } as const
    server.answer(listProposals, [{ ...said, ...sent }])
    server.answer(noteProposalSeen, { id: 'p1' })
    show(openTest())
    expect(await screen.findByRole('button', { name: 'Vorschlag ansehen' })).toBeTruthy()
    cleanup()
    useSession.setState({ user: { ...CLARA, group: 'user' } })
    show(openTest())
    await act(async () => undefined)
    expect(server.asked(listProposals)).toHaveLength(1)
  })

  it('RES-9 says that the sampling is not complete, and the surcharge', () => {
    show(openTest(['boden-item']))
    expect(screen.getByText('Ihre Bemusterung ist noch nicht abgeschlossen.')).toBeTruthy()
    expect(screen.getByTestId('dashboard-total').textContent).toMatch(/\+300\s€/)
    cleanup()
    show(openTest([], { completed: true }))
    expect(
      screen.getByText(/^Ihre Bemusterung ist abgeschlossen\. Die Auswahl ist verbindlich bestellt\./),
    ).toBeTruthy()
  })

  it('RES-10 the button to complete leads to the checkout, from the start', () => {
    show(openTest())
    expect(link('Bemusterung abschließen')).toBe(`${BASE}/checkout`)
  })

  it('RES-12 the main button starts, goes on, and completes once every room is decided', () => {
    show(openTest())
    expect(link('Bemusterung beginnen')).toBe(`${BASE}/configurator/plan`)
    cleanup()
    show(openTest(ITEMS.slice(0, 2)))
    expect(link('Bemusterung fortsetzen')).toBe(`${BASE}/configurator/kitchen`)
    cleanup()
    show(openTest(ITEMS))
    expect([link('Bemusterung beginnen'), link('Bemusterung fortsetzen')]).toEqual([null, null])
    expect(screen.getAllByRole('link', { name: 'Bemusterung abschließen' })).toHaveLength(1)
    expect(link('Bemusterung abschließen')).toBe(`${BASE}/checkout`)
    cleanup()
    show(openTest(ITEMS, { completed: true }))
    expect(link('Auswahl ansehen')).toBe(`${BASE}/configurator/plan`)
    expect(link('Übersicht und Kosten')).toBe(`${BASE}/checkout`)
  })

  it('RES-10 NAV-41 leads nowhere to complete where the project has no checkout', () => {
    show(openTest(ITEMS), { pages: ['login', 'configurator', 'dashboard'] })
    expect(link('Auswahl ansehen')).toBe(`${BASE}/configurator/plan`)
    expect(screen.queryByRole('link', { name: 'Bemusterung abschließen' })).toBeNull()
  })

  it('RES-11 shows the film where the project has one', () => {
    const { container } = show(openTest())
    expect(container.querySelector('video')).toBeNull()
    cleanup()
    show(openTest(), { videoUrl: '/files/film.mp4' })
    expect(screen.getByLabelText('Film über Wohnen am Lindenhof').getAttribute('src')).toBe('/files/film.mp4')
  })
})

import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Notifications, useNotifications } from '#renderer/notifications/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { setTitleCount } from '#renderer/ui/use-title.ts'
import {
  bathroomCatalogue,
  createTestUnit,
  renderInUnit,
  startTexts,
  type TestUnitOptions,
} from '#renderer/unit/testing/open-unit.tsx'
import type { OpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ConfiguratorPage } from './ConfiguratorPage.tsx'
import type { ConfiguratorHost } from '#renderer/unit/address/host.context.ts'

const BASE = '/bp/demo/lindenhof/a-12/configurator'
const asked = { isSmall: false, lessMotion: false }

interface Shown extends TestUnitOptions {
  readonly isSmall?: boolean
  readonly host?: ConfiguratorHost
  readonly address?: string
  readonly change?: (unit: OpenUnit) => OpenUnit
}

/** Rooms that open no dialog by themselves. */
function productRooms() {
  const catalogue = bathroomCatalogue()
  return { ...catalogue, rooms: catalogue.rooms.map((room) => ({ ...room, mode: 'PRODUCT_SELECTION' as const })) }
}

/** The page in the bathroom, or at another address. */
async function showPage({ isSmall = false, host = {}, address = '/bathroom', change, ...options }: Shown = {}) {
  asked.isSmall = isSmall
  const test = createTestUnit({ catalogue: productRooms(), ...options })
  const unit = change?.(test.unit) ?? test.unit
  const page = <ConfiguratorPage {...host} />
  renderInUnit(
    unit,
    <AppTheme>
      <Routes>
        <Route path="/bp/:accountId/:projectId/:unitId/configurator/:roomId?/:subLineItemId?" element={page} />
        <Route path="*" element={null} />
      </Routes>
    </AppTheme>,
    `${BASE}${address}`,
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...test, user: userEvent.setup() }
}

const addressNow = () => screen.getByTestId('address').textContent
const before = (a: Element, b: Element) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) === Node.DOCUMENT_POSITION_FOLLOWING

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['dashboard', 'prospects', 'upgrades'])
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? asked.isSmall : query.includes('reduced-motion') && asked.lessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  asked.lessMotion = false
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('configurator on wide screens', () => {
  it('CFG-1 CFG-6 has a sidebar, the rooms above the picture, and the choices beside it', async () => {
    await showPage()
    const sidebar = screen.getByRole('complementary')
    const stage = screen.getByRole('main')
    const choices = screen.getByRole('region', { name: 'Ausstattung wählen' })
    expect(before(sidebar, stage) && before(stage, choices)).toBe(true)
    const rooms = screen.getByRole('navigation', { name: 'Räume' })
    expect(before(rooms, within(stage).getByText('Für diesen Raum gibt es keine Abbildung.'))).toBe(true)
    expect(within(sidebar).getByTestId('unit-total')).toBeTruthy()
    expect(within(choices).getByText('Bodenbelag')).toBeTruthy()
  })

  it('reads a room’s name before what is still open in it', async () => {
    await showPage()
    const names = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(names[0]?.textContent).toBe('Badezimmer (1 Entscheidung offen)')
  })

  it('SHL-70 names room and unit in the tab, and before them how much is new, whenever it comes', async () => {
    await showPage()
    expect(document.title).toBe('Badezimmer · Wohnung A 12 – Wohnwahl')
    setTitleCount(2)
    expect(document.title).toBe('(2) Badezimmer · Wohnung A 12 – Wohnwahl')
    setTitleCount(0)
  })

  it('SHL-36 speaks of no prices beside the rooms where none are shown', async () => {
    vi.stubGlobal('innerWidth', 1_440)
    const words = async (showPricing: boolean) => {
      await showPage({ address: '/kitchen', flags: { showPricing } })
      const text = screen.getByRole('complementary').textContent
      cleanup()
      return text
    }
    expect(await words(true)).toMatch(/aufpreis.*kosten|kosten.*aufpreis/is)
    expect(await words(false)).not.toMatch(/preis|kosten|mwst|€/i)
  })

  it('CFG-7, STG-1: makes the sidebar wide, and compact again, as it begins', async () => {
    vi.stubGlobal('innerWidth', 1_440)
    const { user } = await showPage()
    const sidebar = screen.getByRole('complementary')
    expect(sidebar.hasAttribute('data-compact')).toBe(true)
    const toggle = within(sidebar).getByRole('button', { expanded: false })
    await user.click(toggle)
    expect(sidebar.hasAttribute('data-compact')).toBe(false)
    await user.click(toggle)
    expect(sidebar.hasAttribute('data-compact')).toBe(true)
  })
})

describe('configurator on small screens', () => {
  it('CFG-3 CFG-5 CFG-14 has total and way out on top, and below them picture, choices and the way on', async () => {
    await showPage({ isSmall: true })
    const bar = screen.getByRole('banner')
    expect(within(bar).getByTestId('unit-total')).toBeTruthy()
    expect(within(bar).getByRole('link', { name: 'Konfigurator schließen' }).getAttribute('href')).toBe(
      BASE.replace('/configurator', '/dashboard'),
    )
    const picture = screen.getByText('Für diesen Raum gibt es keine Abbildung.')
    const choices = screen.getByRole('region', { name: 'Ausstattung wählen' })
    const next = screen.getByRole('link', { name: 'Weiter: Küche' })
    expect(before(bar, picture) && before(picture, choices) && before(choices, next)).toBe(true)
  })
})

describe('what is said in passing', () => {
  for (const isSmall of [false, true])
    it(`SHL-21, STG-2: lies over the picture, beside nothing that has to be pressed (small: ${isSmall})`, async () => {
      await showPage({ isSmall })
      const place = screen.getByRole('main').querySelector('[aria-live]')
      const choices = screen.getByRole('region', { name: 'Ausstattung wählen' })
      expect(place === null || choices.contains(place) ? null : before(place, choices)).toBe(true)
      render(<Notifications />)
      act(() => useNotifications.getState().add({ severity: 'info', title: 'said' }))
      expect(place?.textContent).toContain('said')
    })
})

describe('guidance', () => {
  const next = () => screen.findByRole('button', { name: /^Weiter: / })
  const header = (name: RegExp) =>
    within(screen.getByRole('region', { name: 'Ausstattung wählen' })).getByRole('button', { name })

  for (const isSmall of [false, true])
    it(`GUI-1: offers what is open next by name, and moves only when it is touched (small: ${isSmall})`, async () => {
      const { user } = await showPage({
        isSmall,
        address: '/bathroom/bodenbelag',
        flags: { configurationAssistant: false },
      })
      expect(screen.queryAllByRole('button', { name: /^Weiter: / })).toHaveLength(isSmall ? 1 : 0)
      await user.click(screen.getByRole('radio', { name: /Feinsteinzeug/ }))
      await expect.poll(async () => (await next()).textContent).toBe('Weiter: Sockelleiste')
      expect(header(/Bodenbelag/).getAttribute('aria-expanded')).toBe('true')
      await user.click(await next())
      expect(header(/Bodenbelag/).getAttribute('aria-expanded')).toBe('false')
      expect(document.activeElement).toBe(header(/Sockelleiste/))
      expect(addressNow()).toBe(`${BASE}/bathroom/sockel`)
      await user.click(screen.getByRole('radio', { name: /Holzsockel/ }))
      await expect.poll(async () => (await next()).textContent).toBe('Weiter: Küche (1 offen)')
      await user.click(await next())
      expect(addressNow()).toBe(`${BASE}/kitchen/fronten`)
      expect(document.activeElement).toBe(header(/Fronten/))
      await user.click(screen.getByRole('radio', { name: /grau/ }))
      const review = await screen.findByRole('link', { name: 'Weiter: Übersicht' })
      expect(review.getAttribute('href')).toBe(BASE.replace('/configurator', '/checkout'))
    })
})

describe('marks of what is open', () => {
  it('GUI-3: stand nowhere on a first visit, then in the room that was begun, and go when it is done', async () => {
    const { store } = await showPage()
    const counts = () =>
      [...document.querySelectorAll('nav [data-room] a > [aria-hidden]:not(svg)')].map((mark) => mark.textContent)
    const marks = () =>
      screen.queryAllByText('Noch offen').filter((mark) => !mark.className.includes('visually-hidden'))
    const choose = (itemId: string, productId: string) =>
      act(() => void store.intents.chooseOption({ itemId, productId }))
    expect([counts(), marks()]).toEqual([[], []])
    choose('bodenbelag', 'stein')
    await expect.poll(counts).toEqual(['1'])
    expect(marks()).toHaveLength(1)
    choose('sockel', 'sockel-holz')
    await expect.poll(counts).toEqual([])
    expect(marks()).toEqual([])
  })
})

describe('configurator in a shell of its own', () => {
  const host = () => ({
    onRoomSwitch: vi.fn<NonNullable<ConfiguratorHost['onRoomSwitch']>>(),
    onClose: vi.fn<NonNullable<ConfiguratorHost['onClose']>>(),
  })

  it('CFG-12 leaves going to another room to the shell, wherever it is asked for', async () => {
    const shell = host()
    const { user } = await showPage({ host: shell })
    await user.click(screen.getByRole('link', { name: /^Küche/ }))
    await user.click(screen.getByRole('link', { name: /^Weiter: Küche/ }))
    cleanup()
    await showPage({ host: shell, isSmall: true })
    await user.selectOptions(screen.getByRole('combobox'), 'Küche')
    expect(shell.onRoomSwitch.mock.calls.map(([room, itemId]) => [room.id, itemId])).toEqual([
      ['kueche', null],
      ['kueche', null],
      ['kueche', null],
    ])
    expect(addressNow()).toBe(`${BASE}/bathroom`)
  })

  it('CFG-12 names the item that the assistant leads to', async () => {
    const shell = host()
    const { user, store } = await showPage({ host: shell, flags: { configurationAssistant: true } })
    act(() => {
      store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'eiche' })
      store.intents.chooseOption({ itemId: 'sockel', productId: 'sockel-holz' })
    })
    await user.click(await screen.findByRole('button', { name: /Fronten in Küche/ }))
    expect(shell.onRoomSwitch.mock.lastCall?.map((value) => (typeof value === 'string' ? value : value?.id))).toEqual([
      'kueche',
      'fronten',
    ])
  })

  it('CFG-15 leaves closing to the shell, on wide and on small screens', async () => {
    const shell = host()
    const { user } = await showPage({ host: shell })
    await user.click(screen.getByRole('link', { name: 'Zur Wohnung' }))
    expect(shell.onClose).toHaveBeenCalledTimes(1)
    cleanup()
    await showPage({ host: shell, isSmall: true })
    await user.click(screen.getByRole('link', { name: 'Konfigurator schließen' }))
    expect(shell.onClose).toHaveBeenCalledTimes(2)
    expect(addressNow()).toBe(`${BASE}/bathroom`)
  })

  it('CFG-11 CFG-14 goes to the room’s own address and to the dashboard without one', async () => {
    const { user } = await showPage()
    await user.click(screen.getByRole('link', { name: /^Küche/ }))
    expect(addressNow()).toBe(`${BASE}/kitchen`)
    await user.click(screen.getByRole('link', { name: 'Zur Wohnung' }))
    expect(addressNow()).toBe(BASE.replace('/configurator', '/dashboard'))
  })
})

describe('the running total', () => {
  const animated = () => {
    const animate = vi.fn<(frames: Keyframe[], options: KeyframeAnimationOptions) => void>()
    Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
    return animate
  }
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'animate'))

  /** ms of every movement that a change of the total brings. */
  async function durations(isSmall: boolean) {
    const animate = animated()
    const { store } = await showPage({ isSmall })
    expect(animate).not.toHaveBeenCalled()
    act(() => void store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'terrazzo' }))
    await vi.waitFor(() => expect(animate).toHaveBeenCalled())
    return animate.mock.calls.map(([, { duration }]) => duration)
  }

  it('CFG-9 pulses for 500 ms in the top bar when it changes', async () => {
    expect(await durations(true)).toEqual([500])
  })

  it('CFG-10 is highlighted for 500 ms in the sidebar when it changes', async () => {
    expect(await durations(false)).toEqual([500])
  })

  it('CFG-9 keeps still for those who asked for less motion', async () => {
    asked.lessMotion = true
    const animate = animated()
    const { store } = await showPage({ isSmall: true })
    act(() => void store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'terrazzo' }))
    // Later than any frame, also one of a hidden window.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(animate).not.toHaveBeenCalled()
  })
})

describe('actions of the unit', () => {
  it('CFG-19 shows the dashboard in a dialog over the room', async () => {
    const { user } = await showPage()
    await user.click(screen.getByRole('button', { name: 'Angaben zur Wohnung' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('heading', { name: 'Badezimmer' })).toBeTruthy()
    expect(addressNow()).toBe(`${BASE}/bathroom`)
  })

  it('CFG-36 PRO-1 PRO-30 SHL-48 visitors save by e-mail and ask for contact, each in its dialog', async () => {
    const { user } = await showPage({
      flags: { mpContactForm: true },
      change: (unit) => ({ ...unit, portal: 'mp', isLocal: true }),
    })
    // At the sidebar's foot, out of what scrolls.
    const foot = within(screen.getByRole('complementary')).getByRole('list', { name: 'Wie es weitergeht' })
    expect(
      within(foot)
        .getAllByRole('button')
        .map((way) => way.textContent),
    ).toEqual(['Mitnehmen', 'Kontakt'])
    const others = screen.getByRole('list', { name: 'Mehr zur Wohnung' })
    expect(others.parentElement?.parentElement?.contains(foot)).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Kontakt' }))
    const contact = await screen.findByRole('dialog')
    expect(await within(contact).findByRole('textbox', { name: 'Vorname' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Mitnehmen' }))
    const save = await screen.findByRole('dialog')
    await user.click(await within(save).findByRole('button', { name: 'Zusätzlich per E-Mail' }))
    expect(await screen.findByRole('button', { name: 'Speichern und senden' })).toBeTruthy()
  })
})

import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  anItem,
  anOptionalLineItem,
  aProduct,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { aLockedTrade } from '#shared/testing/selection-builders.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DialogHost } from '../DialogHost.tsx'

const LONG =
  'Bodengleiche Dusche mit Regenbrause, Thermostat und beheizter Sitzbank, gefliest wie der Boden des Badezimmers.'

const line = (id: string, price: number, roomId: string | null, visible = true) =>
  anOptionalLineItem(
    `${id}-line`,
    [anItem(`${id}-item`, { title: `Position ${id}`, roomId, options: [fixedOption(`${id}-product`, price)] })],
    { visible },
  )

const catalogue = () =>
  aCatalogue({
    rooms: [
      aRoom('bad', { title: 'Bad', mode: 'FLOORPLAN_SELECTION' }),
      aRoom('kueche', { title: 'Küche', mode: 'PRODUCT_SELECTION' }),
    ],
    products: [aProduct('spa-product', { title: 'Regenbrause' })],
    lineItems: [
      line('spa', 900_00, 'bad'),
      line('dusche', 400_00, 'bad'),
      line('zentrale', 700_00, null),
      line('fest', 100_00, 'kueche'),
      line('weg', 100_00, 'kueche', false),
    ],
    bundleGroups: [
      aBundleGroup('haus', { title: 'Haustechnik' }),
      aBundleGroup('dusche', { title: 'Dusche', mode: 'SINGLE_SELECT' }),
      aBundleGroup('rohbau', { title: 'Rohbau', locked: true }),
      aBundleGroup('sonst', { title: 'Sonstiges' }),
    ],
    bundles: [
      aBundle('spa', ['spa-line'], { groupId: 'dusche', title: 'Spa', description: LONG }),
      aBundle('walkin', ['dusche-line'], { groupId: 'dusche', title: 'Walk-in' }),
      aBundle('zentrale', ['zentrale-line'], { groupId: 'haus', title: 'Zentrale' }),
      aBundle('fest', ['fest-line'], { groupId: 'rohbau', title: 'Leerrohre' }),
      aBundle('weg', ['weg-line'], { groupId: 'sonst', title: 'Entfällt' }),
    ],
  })

async function openDialog(search: string, options: Parameters<typeof createTestUnit>[0] = {}) {
  const test = createTestUnit({ catalogue: catalogue(), ...options })
  const room = test.prepared.room('bad')
  if (room === undefined) throw new Error('no room')
  renderInUnit(test.unit, <DialogHost room={room} />, `/${search}`)
  await screen.findByRole('dialog')
  return { ...test, user: userEvent.setup() }
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

/** Dialogs and texts are chunks of their own; here they are there from the start. */
async function start(): Promise<void> {
  await startTexts()
  await i18next.loadNamespaces(['upgrades'])
  await import('./BundlesDialog.tsx')
}

describe('upgrades dialog', () => {
  beforeAll(start, 60_000)
  afterEach(() => {
    vi.useRealTimers()
    cleanup()
  })

  it('UPG-22 begins with the group that the address names, and goes on to others', async () => {
    const { user } = await openDialog('?dialog=upgrades&groupId=rohbau')
    expect(screen.getByRole('tab', { name: 'Rohbau' }).getAttribute('aria-selected')).toBe('true')
    expect(titles()).toEqual(['Leerrohre'])
    await user.click(screen.getByRole('tab', { name: 'Haustechnik' }))
    expect(titles()).toEqual(['Zentrale'])
  })

  it('UPG-22 without a group begins with that of the room behind it', async () => {
    await openDialog('?dialog=upgrades')
    expect(screen.getByRole('tab', { name: 'Dusche' }).getAttribute('aria-selected')).toBe('true')
  })

  it('shows upgrades that concern the whole unit', async () => {
    const { user, selections } = await openDialog('?dialog=upgrades&groupId=haus')
    expect(screen.getByText('Gesamte Wohnung')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Wählen: Zentrale' }))
    expect(selections().buyerLineItemActivations['zentrale-line']?.activated).toBe(true)
  })

  it('UPG-24 sorts by price, lowest first', async () => {
    await openDialog('?dialog=upgrades&groupId=dusche')
    expect(titles()).toEqual(['Walk-in', 'Spa'])
  })

  it('UPG-12 a single-select group has one at most', async () => {
    const { user } = await openDialog('?dialog=upgrades&groupId=dusche')
    await user.click(screen.getByRole('button', { name: 'Wählen: Spa' }))
    await user.click(screen.getByRole('button', { name: 'Wählen: Walk-in' }))
    const pressed = screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'))
    expect(pressed).toHaveLength(1)
    expect(pressed[0]).toContain('Walk-in')
  })

  it('UPG-13 keeps what is selected in a locked group', async () => {
    const { user, selections } = await openDialog('?dialog=upgrades&groupId=rohbau', {
      selections: {
        buyerSelections: {},
        buyerLineItemActivations: { 'fest-line': { activated: true, upgradeBundleId: 'fest' } },
        buyerDesignLineSelections: [],
      },
    })
    const button = screen.getByRole('button', { name: 'Gewählt: Leerrohre' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(selections().buyerLineItemActivations['fest-line']?.activated).toBe(true)
    expect(await screen.findByText(/gruppe „Rohbau“ ist gesperrt/)).toBeDefined()
    // FOUND-7: and its tab says so.
    expect(screen.getByRole('tab', { name: /Rohbau.*gesperrt/ })).toBeDefined()
  })

  it('FOUND-7, UPG-13: what is off in a locked group of many may still be chosen, and then stays', async () => {
    const { user, selections } = await openDialog('?dialog=upgrades&groupId=rohbau')
    await user.click(screen.getByRole('button', { name: 'Wählen: Leerrohre' }))
    expect(selections().buyerLineItemActivations['fest-line']?.activated).toBe(true)
    const button = await screen.findByRole('button', { name: 'Gewählt: Leerrohre' }, { timeout: 5_000 })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('FOUND-6, UPG-14: says which deadline has passed where an upgrade cannot be had any more', async () => {
    await openDialog('?dialog=upgrades&groupId=haus', { stored: { lockedTrades: [aLockedTrade('FLI')] } })
    expect(await screen.findByText('Der Termin „Frist FLI“ ist seit dem 31.10.2026 vorbei.')).toBeDefined()
    const button = screen.getByRole('button', { name: 'Zurzeit nicht wählbar: Zentrale' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('UPG-14 switches nothing that is not selectable', async () => {
    const { user, server } = await openDialog('?dialog=upgrades&groupId=sonst')
    await user.click(screen.getByRole('button', { name: 'Zurzeit nicht wählbar: Entfällt' }))
    expect(server.requests).toHaveLength(0)
  })

  it('UPG-15 UPG-16 chooses at once, and is then busy for a while', async () => {
    const { store } = await openDialog('?dialog=upgrades&groupId=dusche')
    vi.useFakeTimers()
    const total = () => store.state.getState().configuration.figures.total
    const card = () => screen.getByRole('button', { name: /: Spa$/ })
    act(() => card().click())
    expect(total()).toBe(900_00)
    expect(card().getAttribute('aria-busy')).toBeNull()
    act(() => void vi.advanceTimersByTime(60))
    expect(card().getAttribute('aria-busy')).toBe('true')
    expect(card().textContent).toBe('Moment …')
    act(() => card().click())
    expect(total()).toBe(900_00)
    act(() => void vi.advanceTimersByTime(3_000))
    expect(card().getAttribute('aria-busy')).toBeNull()
    act(() => card().click())
    expect(total()).toBe(0)
  })

  it('UPG-26 cuts the description at 70 characters; the details have all of it, and the contents', async () => {
    const { user } = await openDialog('?dialog=upgrades&groupId=dusche')
    const cut = screen.getByText(/^Bodengleiche Dusche/)
    expect(cut.textContent?.length).toBeLessThanOrEqual(70)
    expect(cut.textContent).toMatch(/…$/)
    await user.click(screen.getByRole('button', { name: 'Details zu Spa' }))
    expect(await screen.findByText(LONG)).toBeDefined()
    const contents = screen.getByRole('region', { name: 'Das gehört dazu' })
    expect(contents.textContent).toMatch(/Position spa.*Regenbrause.*\+900/)
    expect(document.activeElement?.textContent).toContain('Alle Pakete')
    await user.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Details zu Spa')
  })
})

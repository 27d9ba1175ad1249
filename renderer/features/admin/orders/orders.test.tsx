import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listAdminProjects } from '#shared/contracts/http/admin-projects.contract.ts'
import { getOrder, listOrders, takeOrderStep } from '#shared/contracts/http/orders.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import type { Order, OrderPosition } from '#renderer/parts/orders/order.types.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { useSession } from '#renderer/session/index.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { anOrder } from '#renderer/unit/testing/open-unit.tsx'
import { OrderPanel, OrdersPanel } from './index.ts'

const saved = vi.hoisted((): { file: Blob; name: string }[] => [])
vi.mock('#renderer/platform/save-file.ts', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ file, name }),
}))

const server = answeringServer()

function aPosition(position: Partial<OrderPosition>): OrderPosition {
  return {
    id: 'floor',
    item: 'Bodenfliesen',
    product: 'Terrazzo grün',
    articleNumber: 'FR-BF-1160',
    thumbUrl: null,
    quantity: 8.9,
    quantityUnit: 'm²',
    unitPrice: null,
    total: 569_60,
    isOnRequest: false,
    isStandard: false,
    ...position,
  }
}

const FLOOR = aPosition({})
const MIRROR = aPosition({ id: 'mirror', item: 'Spiegel', product: 'Lichtspiegel rund', total: 446_00 })
const ORDER: Order = {
  ...anOrder({ total: 569_60, difference: 123_60, buyerStep: null }),
  revision: 1,
  message: 'Bitte anrufen',
  openAnswer: '',
  sender: { name: 'Lindenhof Projektbau GmbH', address: ['Marktplatz 1', '79098 Freiburg'] },
  events: [
    {
      kind: 'placed',
      at: '2026-11-20T15:42:00.000Z',
      by: { name: 'Ben Kaltenbach', isStaff: false },
      reason: '',
      items: null,
    },
  ],
  rooms: [
    {
      title: 'Bad',
      total: 569_60,
      positions: [
        FLOOR,
        aPosition({ id: 'tap', item: 'Armatur', product: 'Gerade Chrom', total: 0, isStandard: true }),
      ],
    },
  ],
  previous: {
    id: 'order-0',
    number: 'LH-2026-0000',
    completedAt: '2026-11-10T15:42:00.000Z',
    total: 446_00,
    differences: [
      {
        id: 'floor',
        before: aPosition({ product: 'Großformat', total: 0 }),
        now: FLOOR,
        cents: 569_60,
        isOtherProduct: true,
        room: 'Bad',
      },
      { id: 'mirror', before: MIRROR, now: null, cents: -446_00, isOtherProduct: true, room: 'Bad' },
    ],
  },
  sha256: 'ab'.repeat(32),
  isIntact: true,
  staffSteps: ['confirmed', 'returned'],
  opensOnlyItems: false,
  address: ['Lindenhof 1', '79098 Freiburg'],
}

const COUNTS = { all: 2, completed: 1, confirmed: 1, ordered: 0, returned: 0, reopened: 0, waiting: 1, replaced: 0 }

function show(address: string) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={ROUTES.adminOrders} element={<OrdersPanel />} />
            <Route path={ROUTES.adminOrder} element={<OrderPanel />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

describe('orders in the administration', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    server.answer(listAdminProjects, [])
    server.answer(getOrder, ORDER)
    useNotifications.getState().dismissAll()
  })
  afterEach(cleanup)

  it('ORD-2: lists them with state, people and amounts to the cent, and narrows them by the address', async () => {
    const asked = anOrder({ id: 'o2', number: 'LH-2026-0002', state: 'confirmed', isReopeningAsked: true })
    server.answer(listOrders, { orders: [asked, anOrder({ total: 1_234_50 })], counts: COUNTS })
    show('/bp/demo/admin/orders?filter=waiting&search=LH')
    const [, first, second] = await screen.findAllByRole('row')
    expect(first?.textContent).toMatch(/LH-2026-0002.*Wohnung A 12.*Ben Kaltenbach.*Änderung angefragt.*100,00\s€/)
    expect(second?.textContent).toMatch(/Wartet auf Bestätigung.*1\.234,50\s€/)
    expect(screen.getByRole('link', { name: 'LH-2026-0002' }).getAttribute('href')).toBe('/bp/demo/admin/orders/o2')
    expect(server.asked(listOrders)[0]?.query).toMatchObject({
      filter: 'waiting',
      search: 'LH',
      locale: 'de',
      page: '1',
    })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Welche' }), 'Bestätigt 1')
    await waitFor(() => expect(server.asked(listOrders).at(-1)?.query).toMatchObject({ filter: 'confirmed' }))
  })

  it('ORD-9: prints an order as a paper of its own, with everything that is in it, to the cent', async () => {
    const papers: string[] = []
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      papers.push(document.querySelector('.ww-print')?.textContent ?? '')
      window.dispatchEvent(new Event('afterprint'))
    })
    server.answer(getOrder, { ...ORDER, onRequestCount: 1 })
    show('/bp/demo/admin/orders/order-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Drucken' }))
    expect(papers[0]).toMatch(
      /^Lindenhof Projektbau GmbHMarktplatz 179098 FreiburgAbgeschlossen am20\.11\.2026Gedruckt am\d/,
    )
    expect(papers[0]).toMatch(/Wohnung A 12.*Bestellung LH-2026-0001Wartet auf Bestätigung/)
    expect(papers[0]).toMatch(/Käufer.*Ben Kaltenbach.*Lindenhof 1, 79098 Freiburg.*Abgeschlossen20\.11\.2026/)
    expect(papers[0]).toMatch(/Bad569,60\s€.*569,60\s€.*Gerade Chrom.*0,00\s€/)
    expect(papers[0]).toMatch(/569,60\s€ \+ 1 auf Anfrage.*Prüfsumme stimmt: abab/)
    // The browser's own command prints the same; on screen there is none of it.
    await waitFor(() => expect(document.querySelector('.ww-print')).toBeNull())
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.querySelector('.ww-print')?.textContent).toBe(papers[0])
    act(() => void window.dispatchEvent(new Event('afterprint')))
    print.mockRestore()
  })

  it('ORD-10: saves what the list shows as a file, all pages of it', async () => {
    const order = anOrder({ total: 1_234_50, onRequestCount: 2, buyers: ['=Ben', 'Eva'] })
    server.answer(listOrders, { orders: [order], counts: COUNTS })
    show('/bp/demo/admin/orders?filter=confirmed')
    // Until there is a list there is nothing to save.
    await screen.findByRole('link', { name: order.number })
    await userEvent.click(await screen.findByRole('button', { name: 'Als CSV speichern' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(server.asked(listOrders).at(-1)?.query).toMatchObject({ filter: 'confirmed', perPage: '100' })
    const text = await saved[0]?.file.text()
    expect(text).toContain('Nummer;Projekt;Wohnung;Käufer')
    expect(text).toMatch(/LH-2026-0001;[^;]*;Wohnung A 12;'=Ben, Eva;.*;Wartet auf Bestätigung;1234,50;2;/)
    expect(saved[0]?.name).toBe('bestellungen.csv')
  })

  it('ORD-2: says that there is none, and that nothing was found', async () => {
    server.answer(listOrders, { orders: [], counts: { ...COUNTS, all: 0 } })
    show('/bp/demo/admin/orders')
    expect(await screen.findByText('Noch keine Bestellung')).toBeTruthy()
    cleanup()
    show('/bp/demo/admin/orders?filter=ordered')
    expect(await screen.findByRole('button', { name: /alle|Alle/ })).toBeTruthy()
  })

  it('ROL-10: leads to the home only those who see it', async () => {
    const person = { email: 'jonas@example.com', firstName: 'Jonas', lastName: 'Berg', mobile: null, role: 'operator' }
    const countLinks = async (role: 'siteManager' | 'trade') => {
      const roles = [{ role, projectId: ORDER.project.id }]
      useSession.setState({ user: { id: 'jonas', ...person, group: 'user', roles } })
      show('/bp/demo/admin/orders/order-1')
      await screen.findByRole('heading', { name: 'LH-2026-0001' })
      const links = screen.queryAllByRole('link', { name: /Zur Wohnung|Wohnung A 12/ }).length
      cleanup()
      return links
    }
    expect([await countLinks('siteManager'), await countLinks('trade')]).toEqual([2, 0])
    useSession.setState({ user: null })
  })

  it('ORD-3: shows positions, message, way and checksum, and what differs from the order before', async () => {
    show('/bp/demo/admin/orders/order-1')
    expect(await screen.findByRole('heading', { name: 'LH-2026-0001' })).toBeTruthy()
    const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows().join('\n')).toMatch(
      /Bodenfliesen · statt Großformat.*Terrazzo grün.*FR-BF-1160.*8,9\sm².*569,60\s€.*\+569,60\s€/,
    )
    expect(rows().join('\n')).toMatch(/Spiegel · statt Lichtspiegel rundentfällt.*−446,00\s€/)
    expect(rows().join('\n')).toMatch(/darin 19 % MwSt\.90,94\s€[^]*netto478,66\s€/)
    expect(rows().join('\n')).not.toContain('Gerade Chrom')
    expect(screen.getByText('Bitte anrufen').tagName).toBe('Q')
    const head = screen.getByRole('heading', { level: 1 }).closest('.ww-stack')?.textContent
    expect(head).toMatch(/LH-2026-0001.*Wohnung A 12Wohnen am LindenhofBen KaltenbachAufpreis brutto \+569,60\s€/)
    expect(screen.getByText('Prüfsumme stimmt', { exact: false })).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: /Standard/ }))
    expect(rows().join('\n')).toContain('Gerade Chrom')
    await userEvent.click(screen.getByRole('radio', { name: 'Nur Unterschiede' }))
    expect(rows().join('\n')).not.toContain('Gerade Chrom')
    expect(rows().join('\n')).toContain('Terrazzo grün')
  })

  it('ORD-3, CHK-18: quotes what buyers wrote, and not what they ticked', async () => {
    server.answer(getOrder, { ...ORDER, openAnswer: 'Bitte Kontakt aufnehmen' })
    show('/bp/demo/admin/orders/order-1')
    expect((await screen.findByText('Bitte Kontakt aufnehmen')).tagName).toBe('P')
    expect(screen.getByText('Bitte anrufen').tagName).toBe('Q')
  })

  it('ORD-4: confirms with one touch and shows what it is then', async () => {
    show('/bp/demo/admin/orders/order-1')
    const confirm = await screen.findByRole('button', { name: 'Bestätigen' })
    const confirmed = { ...ORDER, state: 'confirmed', revision: 2, staffSteps: ['ordered', 'returned'] } as const
    server.answer(takeOrderStep, { ...confirmed, staffSteps: [...confirmed.staffSteps] })
    server.answer(getOrder, { ...confirmed, staffSteps: [...confirmed.staffSteps] })
    await userEvent.click(confirm)
    expect(server.asked(takeOrderStep)[0]?.body).toEqual({ step: 'confirmed', reason: '', revision: 1 })
    expect(await screen.findByRole('button', { name: 'Als bestellt eintragen' })).toBeTruthy()
    expect(useNotifications.getState().notices[0]?.title).toContain('LH-2026-0001 ist bestätigt')
  })

  it('ORD-4: sends back with a reason only, and keeps what was written when that fails', async () => {
    show('/bp/demo/admin/orders/order-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Zurückgeben …' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Zurückgeben' }))
    expect(await dialog.findByText('Bitte sagen Sie den Käufern, warum.')).toBeTruthy()
    expect(server.asked(takeOrderStep)).toHaveLength(0)
    await userEvent.type(dialog.getByRole('textbox'), 'Die Tür passt nicht.')
    server.answer(takeOrderStep, refusal('REVISION_CONFLICT'))
    await userEvent.click(dialog.getByRole('button', { name: 'Zurückgeben' }))
    await waitFor(() =>
      expect(useNotifications.getState().notices.at(-1)?.title).toContain('Jemand anderes war schneller'),
    )
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Die Tür passt nicht.')
    expect(server.asked(takeOrderStep)[0]?.body).toMatchObject({ step: 'returned', reason: 'Die Tür passt nicht.' })
  })

  it('SHL-80: keeps order and dialog with what was written when it cannot be read anew, and reads it at a touch', async () => {
    show('/bp/demo/admin/orders/order-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Zurückgeben …' }))
    const field = within(screen.getByRole('dialog')).getByRole('textbox')
    await userEvent.type(field, 'Die Tür passt nicht.')
    server.answer(takeOrderStep, noAnswer())
    server.answer(getOrder, noAnswer())
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zurückgeben' }))
    const older = await screen.findByText(/Sie sehen den Stand von vorhin/)
    expect(field).toHaveProperty('value', 'Die Tür passt nicht.')
    expect(field.isConnected).toBe(true)
    server.answer(getOrder, ORDER)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(older.isConnected).toBe(false))
  })

  it('ORD-8: of an ordered one only what is ticked is opened, room by room or item by item', async () => {
    server.answer(getOrder, { ...ORDER, state: 'ordered', staffSteps: ['returned'], opensOnlyItems: true })
    show('/bp/demo/admin/orders/order-1')
    await userEvent.click(await screen.findByRole('button', { name: 'Zurückgeben …' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.queryByRole('radio')).toBeNull()
    await userEvent.type(dialog.getByRole('textbox'), 'Nicht lieferbar')
    await userEvent.click(dialog.getByRole('button', { name: 'Zurückgeben' }))
    expect(await dialog.findByText('Bitte kreuzen Sie an, was wieder offen ist.')).toBeTruthy()
    expect(server.asked(takeOrderStep)).toHaveLength(0)
    await userEvent.click(dialog.getByRole('checkbox', { name: /Bodenfliesen/ }))
    server.answer(takeOrderStep, { ...ORDER, state: 'returned', staffSteps: [] })
    await userEvent.click(dialog.getByRole('button', { name: 'Zurückgeben' }))
    await waitFor(() => expect(server.asked(takeOrderStep)[0]?.body).toMatchObject({ itemIds: ['floor'] }))
  })
})

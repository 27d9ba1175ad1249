import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getUnitSale, saveUnitSale } from '#shared/contracts/http/unit-sales.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { FileSale } from './FileSale.tsx'
import type { UnitSale } from './use-unit-sale.ts'
import { aStaffFile } from './testing/staff-file.ts'

const server = answeringServer()
const FREE = { salesStatus: 'VACANT', reservedUntil: null, reservedFor: '' } as const
const RESERVED = { salesStatus: 'RESERVED', reservedUntil: '2026-11-20', reservedFor: 'Paul Nägele' } as const
const SALE: UnitSale = {
  ...FREE,
  revision: 1,
  today: '2026-11-24',
  price: 668_000_00,
  showsPrices: true,
  featured: false,
  savedCount: 4,
  events: [
    {
      sequence: 1,
      at: '2026-09-01T10:00:00.000Z',
      by: 'Miriam Vogt',
      note: 'Preisliste 3',
      standing: null,
      price: { from: 659_000_00, to: 668_000_00 },
      featured: null,
    },
  ],
}
const FILE = aStaffFile({ unit: { id: 'a-03', slug: 'a-03', name: 'Wohnung A 03', salesStatus: 'VACANT' } })

function show(role: 'sales' | 'siteManager' = 'sales') {
  const person = { firstName: 'Jonas', lastName: 'Haberer', email: 'jonas@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'jonas', ...person, group: 'user', roles: [{ role, projectId: null }] } })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AppTheme>
        <MemoryRouter>
          <FileSale file={FILE} />
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
  return client
}

describe('the sale of a unit', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    server.answer(getUnitSale, SALE)
  })
  afterEach(() => {
    cleanup()
    useNotifications.setState({ notices: [] })
    useSession.setState({ user: null })
  })

  it('SAL-1, SAL-5: is reserved for somebody until a day, after saying how many have saved it', async () => {
    server.answer(saveUnitSale, { ...SALE, ...RESERVED, revision: 2 })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ändern …' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Verkauf · Wohnung A 03' }))
    expect(dialog.queryByText(/Interessenten/)).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'Reserviert' }))
    expect(dialog.getByText(/^4 Interessenten haben diese Wohnung gespeichert/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await dialog.findByText('Bis wann?')).toBeTruthy()
    expect(server.asked(saveUnitSale)).toHaveLength(0)
    await userEvent.type(dialog.getByLabelText('Reserviert bis'), '2026-11-30')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reserviert für' }), 'Paul Nägele')
    const price = dialog.getByRole('textbox', { name: 'Kaufpreis in Euro' })
    await userEvent.clear(price)
    await userEvent.type(price, '670.000,50')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.asked(saveUnitSale)[0]?.body).toEqual({
      salesStatus: 'RESERVED',
      reservedUntil: '2026-11-30',
      reservedFor: 'Paul Nägele',
      price: 670_000_50,
      featured: false,
      note: '',
      revision: 1,
    })
  })

  it('SAL-1: says what somebody else has said meanwhile, and keeps what was typed', async () => {
    server.answer(saveUnitSale, refusal('REVISION_CONFLICT'))
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ändern …' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Verkauft' }))
    server.answer(getUnitSale, {
      ...SALE,
      ...RESERVED,
      revision: 2,
      events: [
        {
          sequence: 2,
          at: '2026-11-24T10:00:00.000Z',
          by: 'Miriam Vogt',
          note: '',
          standing: { from: FREE, to: RESERVED },
          price: null,
          featured: null,
        },
      ],
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await dialog.findByText(/Miriam Vogt: Frei → Reserviert bis 20.11.2026 für Paul Nägele/)).toBeTruthy()
    expect(dialog.getByRole('radio', { name: 'Verkauft' }).getAttribute('aria-checked')).toBe('true')
    server.answer(saveUnitSale, { ...SALE, salesStatus: 'SOLD', revision: 3 })
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(server.asked(saveUnitSale).at(-1)?.body.revision).toBe(2))
  })

  it('SAL-1: does not take the place of what came in behind the open dialog before that has been read', async () => {
    const client = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ändern …' }))
    const dialog = within(screen.getByRole('dialog'))
    server.answer(getUnitSale, { ...SALE, ...RESERVED, revision: 2 })
    await client.invalidateQueries()
    server.answer(saveUnitSale, refusal('REVISION_CONFLICT'))
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await dialog.findByText(/Inzwischen hat jemand anderes den Verkauf geändert/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(server.asked(saveUnitSale).map(({ body }) => body.revision)).toEqual([1, 2]))
  })

  it('SAL-1 to SAL-3: is read by others without a control, with its history and that its reservation is over', async () => {
    server.answer(getUnitSale, { ...SALE, ...RESERVED })
    show('siteManager')
    expect(await screen.findByText('Abgelaufen')).toBeTruthy()
    expect(screen.getByText('Kaufpreis 659.000 € → 668.000 €')).toBeTruthy()
    expect(screen.getByText('„Preisliste 3“')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

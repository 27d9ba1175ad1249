import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listAccountUnits } from '#shared/contracts/http/account-units.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { UnitsPanel } from './index.ts'
import { aUnit } from './testing/unit-rows.ts'
import type { AccountUnits } from './unit-rows.ts'

const server = answeringServer()
const PROJECTS = [
  { id: 'lindenhof', slug: 'lindenhof', name: 'Wohnen am Lindenhof', showsPrices: true },
  { id: 'garden', slug: 'kirschgarten', name: 'Am Kirschgarten', showsPrices: true },
]
const UNITS = [
  aUnit({ unitNumber: 'A 1' }),
  aUnit({ unitNumber: 'A 2', buyers: ['Anna Groß'], state: 'choosing', total: 1_234_50, openCount: 3 }),
  aUnit({ unitNumber: 'A 3', buyers: ['Ben Kalt'], state: 'completed', isWaiting: true, total: 9_00 }),
  aUnit({
    unitNumber: 'W 1',
    project: 'garden',
    salesStatus: 'RESERVED',
    reservedUntil: '2026-11-20',
    reservedFor: 'Paul Nägele',
  }),
]

const list = (part: Partial<AccountUnits> = {}): AccountUnits => ({
  today: '2026-11-24',
  missingCount: 0,
  projects: PROJECTS,
  units: UNITS,
  ...part,
})

function Address() {
  const { pathname, search } = useLocation()
  return (
    <>
      <output data-testid="address">{search}</output>
      <output data-testid="page">{pathname}</output>
    </>
  )
}
const getAddress = () => screen.getByTestId('address').textContent

let client = new QueryClient()

function show(address = '') {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AppTheme>
        <MemoryRouter initialEntries={[`/bp/demo/admin/units${address}`]}>
          <Routes>
            <Route path={ROUTES.adminUnits} element={<UnitsPanel />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

/** Numbers of the units in sight, from above. */
const getNumbers = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.dataset['line'] !== undefined)
    .toSorted((a, b) => Number(a.dataset['line']) - Number(b.dataset['line']))
    .map((row) => within(row).getByRole('rowheader').textContent)

describe('the page of all units', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    server.answer(listAccountUnits, list())
  })
  afterEach(cleanup)

  it('UNT-7: leads from a unit to what its buyers wrote and nobody has answered', async () => {
    server.answer(
      listAccountUnits,
      list({ units: [aUnit({ unitNumber: 'A 2', buyers: ['Anna Groß'], waitingThreadCount: 2 }), ...UNITS.slice(2)] }),
    )
    show()
    const link = await screen.findByRole('link', { name: '2 Nachrichten warten auf Antwort' })
    expect(link.getAttribute('href')).toMatch(/\/admin\/messages\?unit=a-2$/)
  })

  it('UNT-7: shows first what waits for the team, to the cent, under its project with sums', async () => {
    show()
    const table = await screen.findByRole('table', { name: 'Einheiten' })
    expect(getNumbers()).toEqual(['A 3', 'A 2', 'W 1'])
    expect(table.getAttribute('aria-rowcount')).toBe('7')
    const [, project, first] = screen.getAllByRole('row')
    expect(project?.textContent).toMatch(/Wohnen am Lindenhof.*3 Einheiten · 2 verkauft.*1\.243,50\s€/)
    expect(first?.textContent).toMatch(/A 3.*Haus A · EG.*Ben Kalt.*Verkauft.*Abgeschlossen.*50\s%.*9,00\s€/)
    expect(screen.getByText('Reservierung abgelaufen 20.11.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Am Kirschgarten' }).getAttribute('href')).toMatch(
      /^\/bp\/demo\/kirschgarten\//,
    )
  })

  it('UNT-6: has each word that a column may cut off whole for who points at it', async () => {
    server.answer(
      listAccountUnits,
      list({ units: [aUnit({ unitNumber: 'A 2', buyers: ['Anna Groß'], isOver: true })] }),
    )
    show('?columns=place,people,sale,date,contract')
    const row = await screen.findByRole('row', { name: /A 2/ })
    for (const words of ['Haus A · EG', 'Anna Groß', 'Türen · seit 7 Tagen', 'KV-2'])
      expect(within(row).getByTitle(words).textContent).toBe(words)
    expect(screen.getByTitle('Wohnen am Lindenhof')).toBeTruthy()
  })

  it('UNT-6: follows search, questions, sorting, columns and folds, and keeps them in the address', async () => {
    show('?only=undecided')
    expect(await screen.findByRole('link', { name: 'A 2' })).toBeTruthy()
    expect(getNumbers()).toEqual(['A 2'])
    await userEvent.click(screen.getByRole('button', { name: 'Noch offen 1' }))
    expect(getNumbers()).toEqual(['A 3', 'A 2', 'W 1'])
    await userEvent.click(screen.getByRole('button', { name: '1 freie Einheit' }))
    expect(getNumbers()).toContain('A 1')
    const head = screen.getByRole('columnheader', { name: 'Aufpreis' })
    await userEvent.click(within(head).getByRole('button'))
    await userEvent.click(within(head).getByRole('button'))
    expect(head.getAttribute('aria-sort')).toBe('descending')
    expect(getNumbers()).toEqual(['A 2', 'A 3', 'A 1', 'W 1'])
    await userEvent.type(screen.getByRole('searchbox'), 'gross')
    expect(getNumbers()).toEqual(['A 2'])
    await userEvent.click(screen.getByRole('button', { name: 'Spalten' }))
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Vertrag' }))
    expect(screen.getAllByRole('columnheader', { hidden: true }).at(-1)?.textContent).toBe('Vertrag')
    await waitFor(() => expect(getAddress()).toMatch(/search=gross.*sort=-total.*columns=.*contract.*free=lindenhof/))
    await userEvent.keyboard('{Escape}')
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    await userEvent.click(await screen.findByRole('button', { name: 'Alle anzeigen' }))
    expect(getNumbers()).toEqual(['A 2', 'A 3', 'A 1', 'W 1'])
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('UNT-6: leads with the arrow keys from one unit to the next', async () => {
    show()
    const first = await screen.findByRole('link', { name: 'A 3' })
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('A 2')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('A 3')
  })

  it('UNT-6: leaves the focus on its unit when others come before it', async () => {
    show()
    const link = await screen.findByRole('link', { name: 'A 2' })
    link.focus()
    server.answer(
      listAccountUnits,
      list({ units: [aUnit({ unitNumber: 'A 0', buyers: ['Ada Alt'], isWaiting: true }), ...UNITS] }),
    )
    await act(() => client.invalidateQueries())
    await screen.findByRole('link', { name: 'A 0' })
    expect(document.activeElement).toBe(link)
    expect(link.textContent).toBe('A 2')
  })

  it('UNT-6: leads to a unit within the page, and leaves other tabs to the browser', async () => {
    show()
    const link = await screen.findByRole('link', { name: 'A 3' })
    const elsewhere = createEvent.click(link, { ctrlKey: true })
    fireEvent(link, elsewhere)
    expect(elsewhere.defaultPrevented).toBe(false)
    await userEvent.click(link)
    expect(screen.getByTestId('page').textContent).toBe(link.getAttribute('href'))
  })

  it('UNT-2: asks again while figures are still being worked out', async () => {
    const unknown = { ...aUnit({ unitNumber: 'A 2', buyers: ['Anna Groß'], state: 'choosing' }), figures: null }
    server.answer(listAccountUnits, list({ missingCount: 1, units: [unknown] }))
    show()
    await screen.findByRole('link', { name: 'A 2' })
    expect(screen.queryByText(/1\.234,50/)).toBeNull()
    server.answer(listAccountUnits, list())
    expect(await screen.findByText(/1\.234,50/, undefined, { timeout: 4_000 })).toBeTruthy()
  })

  it('UNT-4: shows no amounts of a project that has none', async () => {
    const hidden = aUnit({ unitNumber: 'A 2', buyers: ['Anna Groß'], state: 'choosing' })
    const figures = { progress: 0.5, openCount: 1, total: null, totalOnRequest: 0 }
    const projects = PROJECTS.map((project) => ({ ...project, showsPrices: false }))
    server.answer(listAccountUnits, list({ units: [{ ...hidden, price: null, figures }], projects }))
    show('?columns=price,total')
    await screen.findByRole('link', { name: 'A 2' })
    expect(document.body.textContent).not.toMatch(/€/)
  })
})

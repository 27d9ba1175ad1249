import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { formatTrackingCsv, trackingTable } from './tracking-table.ts'
import { listDays } from './use-tracking-report.ts'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const DAYS = [
  {
    day: '2026-11-20',
    counts: [
      { event_type: 'unit_opened', count: 3 },
      { event_type: 'product_chosen', count: 1_200 },
    ],
  },
  { day: '2026-11-19', counts: [] },
]
const PROJECTS = [
  { id: 'p1', name: 'Lindenhof' },
  { id: 'p2', name: 'Hafenkontor' },
]
const QuerySchema = z.object({ from: z.string(), to: z.string(), project_id: z.optional(z.string()) })
let days: readonly object[]
let queries: unknown[]

function Here() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

function open(group: 'admin' | 'user', query = '') {
  useSession.setState({
    status: 'loggedIn',
    user: {
      id: 'me',
      email: 'me@example.com',
      firstName: 'Mia',
      lastName: 'Mai',
      mobile: null,
      group,
      role: group,
      roles: [{ role: group === 'user' ? 'lead' : group, projectId: null }],
    },
    account: { id: 'demo', name: 'Demo' },
  })
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/bp/demo/admin/visits${query}`]}>
          <Routes>
            <Route path={ROUTES.adminTracking} element={<AdminPage address="adminTracking" />} />
            <Route path={ROUTES.admin} element={<AdminPage address="admin" />} />
            <Route path={ROUTES.adminPeople} element={<AdminPage address="adminPeople" />} />
          </Routes>
          <Here />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  )
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Besuche' }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

describe('the view of visits', () => {
  beforeEach(async () => {
    localStorage.clear()
    days = DAYS
    queries = []
    standInForServer(async (config) => {
      const isReport = config.url === '/bp/api/v1/account/tracking_report'
      const query = z.safeParse(QuerySchema, config.params)
      if (isReport) queries.push(query.data)
      const projectId = query.data?.project_id ?? 'p1'
      const report = { projects: PROJECTS, project_id: projectId, days }
      const data = JSON.stringify(isReport ? report : {})
      return { data, status: isReport ? 200 : 404, statusText: '', headers: {}, config }
    })
    await startI18n()
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('API-48 CNS-11 shows the counts of each day, and their sums', async () => {
    open('admin')
    expect(await rows()).toEqual([
      [
        'Tag',
        'Einheit geöffnet',
        'Raum geöffnet',
        'Produkt gewählt',
        'Auswahl gespeichert',
        'Kontakt gewünscht',
        'Summe',
      ],
      ['Summe', '3', '0', '1.200', '0', '0', '1.203'],
      ['20.11.2026', '3', '0', '1.200', '0', '0', '1.203'],
      ['19.11.2026', '0', '0', '0', '0', '0', '0'],
    ])
    expect(await screen.findByText('1.203 Ereignisse')).toBeTruthy()
  })

  it('asks for another project and another range, and keeps both in the address', async () => {
    open('admin')
    await userEvent.selectOptions(await screen.findByLabelText('Projekt'), 'Hafenkontor')
    await userEvent.click(await screen.findByRole('radio', { name: '7 Tage' }))
    const { from, to } = listDays('7', Date.now())
    await waitFor(() => expect(queries.at(-1)).toEqual({ from, to, project_id: 'p2' }))
    expect(screen.getByTestId('address').textContent).toBe('/bp/demo/admin/visits?project=p2&days=7')
  })

  it('gives the same as a file', async () => {
    const files: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    open('admin')
    await rows()
    await userEvent.click(await screen.findByRole('button', { name: 'CSV herunterladen' }))
    const lines = (await files[0]?.text())?.split('\r\n')
    expect(lines?.[0]).toMatch(/^\ufeff?Datum;Einheit geöffnet;.*;Summe$/)
    expect(lines?.slice(1)).toEqual(['2026-11-19;0;0;0;0;0;0', '2026-11-20;3;0;1200;0;0;1203', ''])
  })

  it('says so when there was nobody', async () => {
    days = [{ day: '2026-11-20', counts: [] }]
    open('admin')
    expect(await screen.findByText('Noch keine Besuche in diesem Zeitraum')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'CSV herunterladen' })).toHaveProperty('disabled', true)
  })

  it('decision 11 leads operators to what is theirs', async () => {
    open('user')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(/^\/bp\/demo\/admin\/(?!visits)\w+$/))
    expect(screen.queryByRole('link', { name: 'Besuche' })).toBeNull()
    expect(queries).toEqual([])
  })
})

describe('the table of visits', () => {
  it('FLF-21 has a column for the flat finder where it was used', () => {
    const counts = [{ eventType: 'flat_finder' as const, count: 2 }]
    expect(trackingTable([{ day: '2026-11-20', counts: [] }]).types).not.toContain('flat_finder')
    expect(trackingTable([{ day: '2026-11-20', counts }])).toMatchObject({ total: 2, totals: [0, 0, 0, 0, 0, 2] })
  })

  it('quotes words, and lets none become a formula', () => {
    const table = trackingTable([])
    expect(formatTrackingCsv(table, ['=1+1', 'a;b', 'say "x"'])).toBe('\ufeff\'=1+1;"a;b";"say ""x"""\r\n')
  })

  it('decision 30 counts days as Berlin has them', () => {
    expect(listDays('7', Date.parse('2026-11-19T23:30:00Z'))).toEqual({ from: '2026-11-14', to: '2026-11-20' })
    expect(listDays('30', Date.parse('2026-03-31T21:30:00Z'))).toEqual({ from: '2026-03-02', to: '2026-03-31' })
  })
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listAuditEntries } from '#shared/contracts/http/account.contract.ts'
import { listAdminProjects } from '#shared/contracts/http/admin-projects.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { AuditPanel } from './index.ts'
import type { AuditEntry } from './use-audit-log.ts'

const server = answeringServer()
const MIRIAM = { id: 'miriam', name: 'Miriam Vogt', group: 'admin' } as const
let entries = 0

function anEntry(fields: Partial<AuditEntry>): AuditEntry {
  return {
    id: `entry-${(entries += 1)}`,
    at: '2026-11-20T12:41:00.000Z',
    action: 'session.started',
    user: MIRIAM,
    unitId: null,
    unitName: null,
    subject: null,
    about: '',
    concerned: [],
    details: {},
    ...fields,
  }
}

function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

function show(listed: readonly AuditEntry[], address = '/bp/demo/admin/audit') {
  server.answer(listAuditEntries, listed)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={ROUTES.adminAudit} element={<AuditPanel />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

/** The rows of the table, without its head. */
async function readRows(): Promise<(string | null)[]> {
  const [, ...rows] = await screen.findAllByRole('row')
  return rows.map((row) => row.textContent)
}

describe('the log of what was done', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    const project = { importedAt: null, sampleUnitCount: 1, unitCount: 3, town: '', variant: 'default' as const }
    server.answer(listAdminProjects, [{ ...project, id: 'p1', slug: 'lindenhof', name: 'Lindenhof' }])
  })
  afterEach(cleanup)

  it('LOG-1: says who did what to whom, in both languages, with the way to an order', async () => {
    show([
      anEntry({ action: 'sale.changed', unitId: 'a-12', unitName: 'Wohnung A 12' }),
      anEntry({ action: 'user.disabled', subject: { kind: 'user', id: 'u1' }, about: 'Ben Berg' }),
      anEntry({ action: 'login.failed', user: null, details: { address: '203.0.113.7' } }),
      anEntry({ action: 'order.confirmed', subject: { kind: 'order', id: 'o1' }, details: { number: 'LH-2026-0001' } }),
      anEntry({ action: 'device.revoked', subject: { kind: 'device', id: 'k1' } }),
      anEntry({ action: 'something.new', user: null }),
    ])
    expect(await readRows()).toEqual([
      expect.stringMatching(/^Miriam Vogt änderte den VerkaufWohnung A 12/),
      expect.stringMatching(/^Miriam Vogt sperrte Ben Berg/),
      expect.stringMatching(/^Eine Anmeldung schlug fehlVon der Adresse 203\.0\.113\.7/),
      expect.stringMatching(/^Miriam Vogt bestätigte die Bestellung LH-2026-0001.*Zur Bestellung/),
      expect.stringMatching(/^Miriam Vogt trennte den Kiosk \(nicht mehr vorhanden\)/),
      expect.stringMatching(/^Das Portal: something\.new/),
    ])
    expect(screen.getByRole('link', { name: 'Zur Bestellung' }).getAttribute('href')).toBe('/bp/demo/admin/orders/o1')
    expect(screen.getByRole('link', { name: 'Wohnung A 12' }).getAttribute('href')).toBe(
      '/bp/demo/admin/units/a-12?tab=history',
    )
    await changeLocale('en')
    expect(await screen.findByText('Miriam Vogt disabled Ben Berg')).toBeTruthy()
  })

  it('LOG-2: is narrowed by person, kind and days, and the address keeps that', async () => {
    show([anEntry({})], '/bp/demo/admin/audit?search=ben&from=2026-11-01&to=2026-02-31&page=2')
    await readRows()
    expect(server.asked(listAuditEntries)[0]?.query).toEqual({
      locale: 'de',
      search: 'ben',
      from: '2026-11-01',
      page: '2',
      perPage: '20',
    })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Worum es geht' }), 'Bestellungen')
    await waitFor(() =>
      expect(server.asked(listAuditEntries).at(-1)?.query).toMatchObject({ kind: 'orders', page: '1' }),
    )
    fireEvent.change(screen.getByLabelText('Bis'), { target: { value: '2026-11-20' } })
    await waitFor(() => expect(server.asked(listAuditEntries).at(-1)?.query).toMatchObject({ to: '2026-11-20' }))
    expect(screen.getByTestId('address').textContent).toBe('?search=ben&kind=orders&from=2026-11-01&to=2026-11-20')
  })

  it('LOG-3: says what a deletion took away and what stayed, and which roles somebody has got', async () => {
    show([
      anEntry({
        action: 'user.deleted',
        subject: { kind: 'user', id: 'gone' },
        details: {
          group: 'buyer',
          deleted: [
            { thing: 'login', count: 1 },
            { thing: 'sessions', count: 2 },
          ],
          kept: [{ thing: 'audit_entries', count: 7 }],
        },
      }),
      anEntry({
        action: 'user.changed',
        about: 'Jonas Berg',
        details: {
          group: 'user',
          fields: ['last_name', 'roles'],
          roles: [
            { role: 'sales', projectId: 'p1' },
            { role: 'agent', projectId: null },
          ],
        },
      }),
      anEntry({
        action: 'project.flags-changed',
        about: 'Lindenhof',
        details: { flags: [{ name: 'showSku', portalId: 'bp', isOn: false }] },
      }),
    ])
    const [deleted, changed, flags] = await readRows()
    expect(deleted).toMatch(
      /^Miriam Vogt löschte eine PersonGruppe: Käufer.*Gelöscht.*Zugang mit Name.*Anmeldungen: 2.*Geblieben.*im Protokoll: 7/,
    )
    expect(changed).toMatch(/^Miriam Vogt bearbeitete Jonas Berg.*Geändert: Nachname, Rollen/)
    await waitFor(() => expect(screen.getByText('Rollen danach: Vertrieb in Lindenhof, Makler')).toBeTruthy())
    expect(flags).toMatch(/Artikelnummern \(Käuferportal\): aus/)
    expect(within(screen.getByRole('table')).getAllByRole('list')).toHaveLength(2)
  })

  it('LOG-3: says from what to what, what became of a proposal, and whom it concerned', async () => {
    show([
      anEntry({
        action: 'user.changed',
        about: 'Jonas Berg',
        details: {
          group: 'user',
          fields: ['email', 'group', 'roles'],
          changes: [
            { field: 'email', from: 'alt@example.com', to: 'neu@example.com' },
            { field: 'group', from: 'admin', to: 'user' },
          ],
          rolesBefore: [],
          roles: [{ role: 'sales', projectId: null }],
        },
      }),
      anEntry({
        action: 'sale.changed',
        details: {
          from: 'VACANT',
          to: 'RESERVED',
          until: { from: null, to: '2026-12-24' },
          price: { from: null, to: 400_000_00 },
          featured: true,
        },
      }),
      anEntry({ action: 'proposal.answered', details: { answer: 'declined' }, concerned: ['Olga Ost'] }),
      anEntry({ action: 'enquiry.changed', details: { from: 'new', to: 'in_work' }, concerned: ['Olga Ost'] }),
      anEntry({
        action: 'invitation.created',
        about: 'Nora Neu',
        details: { roles: [{ role: 'trade', projectId: null }] },
      }),
    ])
    const [changed, sold, answered, worked, invited] = await readRows()
    expect(changed).toMatch(
      /E-Mail-Adresse: alt@example\.com → neu@example\.comZugehörigkeit: Verwaltung → Projektteam/,
    )
    expect(changed).toMatch(/Rollen: keine → Vertrieb/)
    expect(changed).not.toContain('Geändert:')
    expect(sold).toMatch(/Frei → Reserviert bis 24\.12\.2026Kaufpreis auf Anfrage → 400\.000\s€/)
    expect(answered).toMatch(/^Miriam Vogt lehnte einen Vorschlag abBetrifft: Olga Ost/)
    expect(worked).toMatch(/Stand: Neu → In ArbeitBetrifft: Olga Ost/)
    expect(invited).toMatch(/^Miriam Vogt lud Nora Neu einRollen: Gewerk/)
  })
})

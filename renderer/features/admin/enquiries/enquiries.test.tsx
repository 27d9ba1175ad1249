import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listAdminProjects } from '#shared/contracts/http/admin-projects.contract.ts'
import {
  addEnquiryNote,
  changeEnquiry,
  eraseEnquiry,
  getEnquiry,
  listEnquiries,
  openEnquiry,
} from '#shared/contracts/http/enquiries.contract.ts'
import type { Role } from '#shared/domain/roles/roles.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { SECTIONS } from '../sections.ts'
import { EnquiriesPanel, EnquiryPanel } from './index.ts'
import type { Enquiry, EnquiryRow } from './use-enquiries.ts'

const saved = vi.hoisted((): { file: Blob; name: string }[] => [])
vi.mock('#renderer/platform/save-file.ts', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ file, name }),
}))

const server = answeringServer()
const COUNTS = { all: 2, open: 2, new: 1, mine: 0, answered: 0, closed: 0 }

function aRow(row: Partial<EnquiryRow> = {}): EnquiryRow {
  return {
    id: 'e1',
    revision: 1,
    receivedAt: '2026-11-20T10:00:00.000Z',
    kind: 'contact',
    kioskName: null,
    state: 'new',
    name: 'Vera Klein',
    email: 'vera@example.com',
    phone: '+49 761 5550142',
    message: 'Können wir die Wohnung am Samstag sehen?',
    isErased: false,
    project: { id: 'p1', slug: 'lindenhof', name: 'Wohnen am Lindenhof' },
    unit: { id: 'u1', slug: 'a-12', name: 'Wohnung A 12' },
    total: 14_220_50,
    totalOnRequest: 0,
    assignee: null,
    next: null,
    ...row,
  }
}

const COLLEAGUES = [
  { id: 'o1', name: 'Olga Peters' },
  { id: 'a1', name: 'Ada Menn' },
]

function anEnquiry(enquiry: Partial<Enquiry> = {}): Enquiry {
  return {
    ...aRow(),
    locale: 'de',
    eraseAt: '2027-02-18T10:00:00.000Z',
    rooms: [
      {
        title: 'Bad',
        total: 14_220_50,
        lines: [{ item: 'Dusche', product: 'Walk-in', total: 14_220_50, isOnRequest: false, thumbUrl: null }],
      },
    ],
    wishes: [{ room: 'Bad', item: 'Armatur', product: 'Gerade Chrom', thumbUrl: null }],
    isOpenable: true,
    events: [{ kind: 'received', at: '2026-11-20T10:00:00.000Z', by: null, state: null, text: '' }],
    colleagues: COLLEAGUES,
    ...enquiry,
  }
}

function show(address: string) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppTheme>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={ROUTES.adminEnquiries} element={<EnquiriesPanel />} />
            <Route path={ROUTES.adminEnquiry} element={<EnquiryPanel />} />
          </Routes>
        </MemoryRouter>
      </AppTheme>
    </QueryClientProvider>,
  )
}

const notices = () =>
  useNotifications
    .getState()
    .notices.map(({ title }) => title)
    .join()

describe('enquiries in the administration', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    const person = { email: 'o@example.com', firstName: 'Olga', lastName: 'Peters', mobile: null, role: 'x' }
    useSession.setState({
      status: 'loggedIn',
      user: { ...person, id: 'o1', group: 'user' },
      account: { id: 'demo', name: 'Demo' },
    })
    server.answer(listAdminProjects, [])
    server.answer(listEnquiries, { enquiries: [aRow()], counts: COUNTS })
    server.answer(getEnquiry, anEnquiry())
    useNotifications.getState().dismissAll()
    saved.length = 0
  })
  afterEach(cleanup)

  it('ENQ-2: lists who wants what about which home, what is open first, and narrows it by the address', async () => {
    const second = aRow({
      id: 'e2',
      name: '',
      email: 'otto@example.com',
      kind: 'saved_configuration',
      kioskName: 'Foyer',
      state: 'in_work',
      unit: null,
      total: null,
      assignee: COLLEAGUES[1] ?? null,
      next: { text: 'Rückruf', day: '2026-11-28' },
    })
    server.answer(listEnquiries, { enquiries: [aRow(), second], counts: COUNTS })
    show('/bp/demo/admin/enquiries')
    const [, one, other] = await screen.findAllByRole('row')
    expect(one?.textContent).toMatch(
      /Vera Klein.*vera@example\.com.*Bitte um Kontakt.*Portal.*Wohnung A 12.*14\.220,50\s€.*Neu/,
    )
    expect(other?.textContent).toMatch(
      /^otto@example\.com.*Gespeicherte Konfiguration.*Foyer.*Ohne Wohnung.*In Arbeit.*Rückruf, 28\.11\.2026.*Ada Menn/,
    )
    expect(server.asked(listEnquiries)[0]?.query).toMatchObject({ filter: 'open', page: '1' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Welche' }), 'Neu 1')
    await waitFor(() => expect(server.asked(listEnquiries).at(-1)?.query).toMatchObject({ filter: 'new' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quelle' }), 'Kiosk')
    await waitFor(() => expect(server.asked(listEnquiries).at(-1)?.query).toMatchObject({ source: 'kiosk' }))
  })

  it('decision 3: says beside each surcharge how much is on request, also where there is none', async () => {
    const amounts = [
      { total: 0, totalOnRequest: 2 },
      { total: 14_220_50, totalOnRequest: 1 },
      { total: 0, totalOnRequest: 0 },
      { total: null, totalOnRequest: 3 },
    ]
    const rows = amounts.map((amount, index) => aRow({ id: `e${String(index)}`, ...amount }))
    server.answer(listEnquiries, { enquiries: rows, counts: COUNTS })
    show('/bp/demo/admin/enquiries')
    const [, ...shown] = await screen.findAllByRole('row')
    const cells = shown.map((row) => within(row).getAllByRole('cell')[3]?.textContent?.replaceAll(/\s/g, ' '))
    expect(cells).toEqual(['0,00 € + 2 auf Anfrage', '14.220,50 € + 1 auf Anfrage', '', ''])
  })

  it('ENQ-2: stands in the menu of those who answer enquiries, in whichever project', () => {
    const section = SECTIONS.find(({ name }) => name === 'enquiries')
    const roles = (...names: Role[]) => names.map((role) => ({ role, projectId: 'p1' }))
    expect(section?.mayOpen({ group: 'admin' })).toBe(true)
    expect(section?.mayOpen({ group: 'user', roles: roles('trade', 'agent') })).toBe(true)
    expect(section?.mayOpen({ group: 'user', roles: roles('trade', 'siteManager') })).toBe(false)
  })

  it('ENQ-8: saves what the list shows as a file that no spreadsheet takes for formulas', async () => {
    const rows = [aRow({ name: '=HYPERLINK("x")', message: 'a;b', totalOnRequest: 2 })]
    server.answer(listEnquiries, { enquiries: rows, counts: COUNTS })
    show('/bp/demo/admin/enquiries?filter=mine')
    await userEvent.click(await screen.findByRole('button', { name: 'Als CSV speichern' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(server.asked(listEnquiries).at(-1)?.query).toMatchObject({ filter: 'mine', perPage: '100' })
    const bytes = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('Eingang (UTC);Stand;Was;Quelle;Projekt;Wohnung;Name')
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain(';"a;b";14220,50;2;')
    expect(saved[0]?.name).toBe('anfragen.csv')
  })

  it('ENQ-3: shows message, ways to answer, choices, favourites and what happened', async () => {
    show('/bp/demo/admin/enquiries/e1')
    expect(await screen.findByRole('heading', { name: 'Vera Klein', level: 1 })).toBeDefined()
    expect(screen.getByText('Können wir die Wohnung am Samstag sehen?')).toBeDefined()
    expect(screen.getByRole('link', { name: 'vera@example.com' }).getAttribute('href')).toBe(
      'mailto:vera@example.com?subject=Ihre%20Anfrage%20zu%20Wohnen%20am%20Lindenhof',
    )
    expect(screen.getByRole('link', { name: '+49 761 5550142' }).getAttribute('href')).toBe('tel:+497615550142')
    expect(screen.getByRole('table').textContent).toMatch(/Bad.*Dusche.*Walk-in.*14\.220,50\s€.*Aufpreis gesamt/)
    expect(screen.getByText('1 Favorit')).toBeDefined()
    expect(screen.getByText('Gerade Chrom')).toBeDefined()
    expect(screen.getByText(/werden am 18\.02\.2027 von selbst gelöscht/)).toBeDefined()
    expect(screen.getByText('Eingegangen')).toBeDefined()
  })

  it('ENQ-4: is taken with one touch, and says when somebody else was faster', async () => {
    show('/bp/demo/admin/enquiries/e1')
    const take = await screen.findByRole('button', { name: 'Übernehmen' })
    server.answer(changeEnquiry, refusal('REVISION_CONFLICT'))
    server.answer(getEnquiry, anEnquiry({ revision: 3, state: 'in_work', assignee: COLLEAGUES[1] ?? null }))
    await userEvent.click(take)
    expect(server.asked(changeEnquiry)[0]?.body).toEqual({ revision: 1, assigneeId: 'o1', state: 'in_work' })
    await waitFor(() => expect(notices()).toContain('Jemand anderes war schneller'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Zuständig' })).toHaveProperty('value', 'a1'))
    const mine = anEnquiry({ revision: 4, state: 'in_work', assignee: COLLEAGUES[0] ?? null })
    server.answer(changeEnquiry, mine)
    server.answer(getEnquiry, mine)
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }))
    expect(server.asked(changeEnquiry)[1]?.body).toEqual({ revision: 3, assigneeId: 'o1' })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vera Klein', level: 1 }))
  })

  it('ENQ-4: does two steps that are chosen at once one after the other, each on what the one before has made', async () => {
    show('/bp/demo/admin/enquiries/e1')
    const state = await screen.findByRole('combobox', { name: 'Stand' })
    let revision = 1
    server.answer(changeEnquiry, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      revision += 1
      return anEnquiry({ revision })
    })
    fireEvent.change(state, { target: { value: 'answered' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Zuständig' }), { target: { value: 'a1' } })
    await waitFor(() =>
      expect(server.asked(changeEnquiry).map(({ body }) => body)).toEqual([
        { revision: 1, state: 'answered' },
        { revision: 2, assigneeId: 'a1' },
      ]),
    )
  })

  it('ENQ-10: keeps a step that is being typed when another comes in, and says so; else shows the other', async () => {
    show('/bp/demo/admin/enquiries/e1')
    const field = await screen.findByRole('textbox', { name: 'Nächster Schritt' })
    const arrive = async (text: string) => {
      const moved = anEnquiry({ revision: 2, next: { text, day: '2026-11-28' } })
      server.answer(changeEnquiry, moved)
      server.answer(getEnquiry, moved)
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stand' }), 'Beantwortet')
    }
    await arrive('Rückruf')
    await waitFor(() => expect(field).toHaveProperty('value', 'Rückruf'))
    await userEvent.type(field, ' am Abend')
    await arrive('Besichtigung')
    expect(await screen.findByText('Inzwischen steht dort: Besichtigung, 28.11.2026')).toBeDefined()
    expect(field).toHaveProperty('value', 'Rückruf am Abend')
    const save = screen.getByRole('button', { name: 'Schritt speichern' })
    server.answer(changeEnquiry, anEnquiry({ revision: 3, next: { text: 'Rückruf am Abend', day: '2026-11-28' } }))
    server.answer(getEnquiry, anEnquiry({ revision: 3, next: { text: 'Rückruf am Abend', day: '2026-11-28' } }))
    await userEvent.click(save)
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'))
    expect(document.activeElement).toBe(save)
    expect(screen.queryByText(/^Inzwischen steht dort/)).toBeNull()
  })

  it('ENQ-3: has another way to the portal where the browser lets no window open by itself', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    server.answer(openEnquiry, { restorePath: '/r/abc' })
    show('/bp/demo/admin/enquiries/e1')
    await userEvent.click(await screen.findByRole('button', { name: 'Im Portal ansehen' }))
    await waitFor(() => expect(notices()).toContain('Der Browser hat das neue Fenster nicht geöffnet'))
    useNotifications.getState().notices[0]?.action?.run()
    expect(open).toHaveBeenLastCalledWith('/r/abc', '_blank')
    open.mockRestore()
  })

  it('ENQ-4: is given to somebody, answered, and has a next step', async () => {
    show('/bp/demo/admin/enquiries/e1')
    server.answer(changeEnquiry, anEnquiry())
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Zuständig' }), 'Ada Menn')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stand' }), 'Beantwortet')
    await userEvent.type(screen.getByRole('textbox', { name: 'Nächster Schritt' }), 'Besichtigung')
    await userEvent.click(screen.getByRole('button', { name: 'Schritt speichern' }))
    expect(server.asked(changeEnquiry).map(({ body }) => body)).toEqual([
      { revision: 1, assigneeId: 'a1' },
      { revision: 1, state: 'answered' },
      { revision: 1, next: { text: 'Besichtigung', day: null } },
    ])
  })

  it('ENQ-5: keeps what was written until the note is stored', async () => {
    show('/bp/demo/admin/enquiries/e1')
    const field = await screen.findByRole('textbox', { name: 'Interne Notiz' })
    await userEvent.type(field, 'Mailbox')
    server.answer(addEnquiryNote, refusal('INTERNAL_ERROR'))
    await userEvent.click(screen.getByRole('button', { name: 'Notiz speichern' }))
    await waitFor(() => expect(notices()).not.toBe(''))
    expect(field).toHaveProperty('value', 'Mailbox')
    server.answer(addEnquiryNote, anEnquiry({ revision: 2 }))
    await userEvent.click(screen.getByRole('button', { name: 'Notiz speichern' }))
    await waitFor(() => expect(field).toHaveProperty('value', ''))
    expect(server.asked(addEnquiryNote).at(-1)?.body).toEqual({ text: 'Mailbox' })
  })

  it('ENQ-7: erases the person after a question, and shows what is left', async () => {
    show('/bp/demo/admin/enquiries/e1')
    await userEvent.click(await screen.findByRole('button', { name: 'Daten löschen …' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(server.asked(eraseEnquiry)).toHaveLength(0)
    const gone = anEnquiry({
      isErased: true,
      state: 'closed',
      name: '',
      email: '',
      phone: '',
      message: '',
      rooms: [],
      wishes: [],
      total: null,
      isOpenable: false,
    })
    server.answer(eraseEnquiry, gone)
    server.answer(getEnquiry, gone)
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }))
    expect(await screen.findByRole('heading', { name: 'Gelöscht', level: 1 })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Daten löschen …' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

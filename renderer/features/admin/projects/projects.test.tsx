import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { FlagsPanel, ProjectsPanel } from './index.ts'
import { createProjectUpload } from '#shared/contracts/http/admin-projects.contract.ts'
import { checkedRefusal } from '#shared/testing/checked-answer.ts'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const PATH = '/bp/api/v1/account/projects'
const FLAGS = `${PATH}/lindenhof/feature_flags`
const UPLOADS = '/bp/api/v1/account/project_uploads'
const PROJECT = {
  id: 'p1',
  slug: 'lindenhof',
  name: 'Lindenhof',
  town: 'Freiburg',
  variant: 'default',
  unit_count: 24,
  sample_unit_count: 3,
  imported_at: '2026-11-20T12:00:00.000Z',
}
const state = (isOn: boolean, isOnInPackage = isOn) => ({ is_on: isOn, is_on_in_package: isOnInPackage })
const REPORT = {
  project: { id: 'p2', name: 'Waldgarten', town: 'Freiburg', unit_count: 2, is_known: false },
  error_count: 0,
  warning_count: 0,
  faults: [],
}
const FAULT = {
  severity: 'error',
  file: 'catalog.json',
  path: 'rooms[0].id',
  code: 'idUsed',
  params: { id: 'hall', place: 'rooms[1]' },
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly type: unknown
  readonly body: unknown
}
let flags: { revision: number; flags: { name: string; bp: object | null; mp: object | null }[] }
/** Path that no answer comes from. */
let offline: string | null
let sent: Sent[]
/** Answers in place of the usual ones, by path. */
let answers: Map<string, { status: number; body: unknown }>

function answerTo({ method, path }: Sent): { status: number; body: unknown } {
  const special = answers.get(`${method} ${path}`)
  if (special !== undefined) return special
  if (path === PATH) return { status: 200, body: [PROJECT] }
  if (path === FLAGS) return { status: 200, body: flags }
  if (path === UPLOADS) return { status: 201, body: { ...REPORT, id: 'u1' } }
  if (path === `${UPLOADS}/u1/imports`) return { status: 201, body: { ...REPORT, is_imported: true } }
  return { status: 404, body: {} }
}

function open(path: string) {
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={ROUTES.adminProjects} element={<ProjectsPanel />} />
            <Route path={ROUTES.adminFlags} element={<FlagsPanel />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  )
}
const notified = () => useNotifications.getState().notices.map(({ title }) => title)

beforeEach(async () => {
  sent = []
  offline = null
  answers = new Map()
  flags = {
    revision: 3,
    flags: [
      { name: 'showSku', bp: state(true), mp: state(false, true) },
      { name: 'mpContactForm', bp: null, mp: state(false) },
      { name: 'ofItsOwn', bp: state(false), mp: state(false) },
    ],
  }
  standInForServer((config) => {
    const data: unknown = config.data
    const body: unknown = typeof data === 'string' ? JSON.parse(data) : data
    const call = { method: config.method ?? '', path: config.url ?? '', type: config.headers.get('Content-Type'), body }
    sent.push(call)
    if (offline === call.path) return Promise.reject(new Error('offline'))
    const answer = answerTo(call)
    return Promise.resolve({
      status: answer.status,
      statusText: '',
      headers: {},
      data: JSON.stringify(answer.body),
      config,
    })
  })
  await startI18n(['admin', 'admin-projects'])
  await changeLocale('de')
})
afterEach(() => {
  cleanup()
  useNotifications.setState({ notices: [] })
})

describe('the flags of a project', () => {
  const flag = (name: string) => screen.findByRole('switch', { name })

  it('SHL-35 show for each portal, with what differs from the package, and where there is no effect', async () => {
    open('/bp/demo/admin/projects/lindenhof')
    expect(await flag('Artikelnummern: Käuferportal')).toHaveProperty('checked', true)
    expect(await flag('Artikelnummern: Verkaufsportal')).toHaveProperty('checked', false)
    const row = screen.getByRole('row', { name: /^Artikelnummern/ })
    expect(within(row).getAllByText('geändert')).toHaveLength(1)
    expect(screen.getByRole('status').textContent).toBe('1 Abweichung vom Projektpaket')
    const contact = screen.getByRole('row', { name: /^Kontakt/ })
    expect(within(contact).getAllByRole('switch')).toHaveLength(1)
    expect(within(contact).getByText('Hier ohne Wirkung')).toBeDefined()
    expect(await flag('ofItsOwn: Käuferportal')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Funktionen von Lindenhof' })).toBeDefined()
  })

  it('SHL-35 are saved at once, one after the other, each on the state before', async () => {
    open('/bp/demo/admin/projects/lindenhof')
    const [sku, ...others] = flags.flags
    const off = { name: 'showSku', bp: state(false, true), mp: sku?.mp ?? null }
    answers.set(`put ${FLAGS}`, { status: 200, body: { revision: 4, flags: [off, ...others] } })
    await userEvent.click(await flag('Artikelnummern: Käuferportal'))
    expect(await flag('Artikelnummern: Käuferportal')).toHaveProperty('checked', false)
    await waitFor(() => expect(sent.filter(({ method }) => method === 'put')).toHaveLength(1))
    expect(sent.find(({ method }) => method === 'put')?.body).toEqual({
      revision: 3,
      flags: [{ name: 'showSku', portal_id: 'bp', is_on: false }],
    })
    await userEvent.click(await flag('Artikelnummern: Verkaufsportal'))
    await userEvent.click(await flag('Kontakt und Speichern per E-Mail: Verkaufsportal'))
    await waitFor(() => expect(sent.filter(({ method }) => method === 'put')).toHaveLength(3))
    expect(sent.filter(({ method }) => method === 'put').at(-1)?.body).toMatchObject({ revision: 4 })
  })

  it('decision 6 show what is stored when somebody else was first, and say so', async () => {
    open('/bp/demo/admin/projects/lindenhof')
    const errors = [{ field: 'revision', code: 'REVISION_CONFLICT', message: '' }]
    answers.set(`put ${FLAGS}`, { status: 409, body: { errors } })
    await userEvent.click(await flag('Kontakt und Speichern per E-Mail: Verkaufsportal'))
    await waitFor(() => expect(notified()).toEqual([expect.stringMatching(/Jemand anderes hat gerade/)]))
    await waitFor(async () =>
      expect(await flag('Kontakt und Speichern per E-Mail: Verkaufsportal')).toHaveProperty('checked', false),
    )
    expect(sent.filter(({ method, path }) => method === 'get' && path === FLAGS)).toHaveLength(2)
  })
})

describe('importing a project', () => {
  async function choose(name = 'package.zip') {
    await userEvent.click(await screen.findByRole('button', { name: 'Projekt einspielen' }))
    await userEvent.upload(screen.getByLabelText('Datei wählen'), new File(['PK'], name), { applyAccept: false })
  }

  it('lists the projects with the way to their flags', async () => {
    open('/bp/demo/admin/projects')
    const row = await screen.findByRole('row', { name: /Lindenhof/ })
    expect(row.textContent).toContain('und 3 Mustereinheiten')
    expect(within(row).getByRole('link', { name: 'Funktionen von Lindenhof' }).getAttribute('href')).toBe(
      '/bp/demo/admin/projects/lindenhof',
    )
  })

  it('shows what was found, and imports when there are no errors', async () => {
    open('/bp/demo/admin/projects')
    const warning = { ...FAULT, severity: 'warning', code: 'fileUnused', params: {} }
    answers.set(`post ${UPLOADS}`, { status: 201, body: { ...REPORT, id: 'u1', warning_count: 1, faults: [warning] } })
    await choose()
    expect(await screen.findByText(/1 Warnung\./)).toBeDefined()
    expect(await screen.findByText('Wird nirgends genannt.')).toBeDefined()
    expect(screen.getByText('Neues Projekt')).toBeDefined()
    expect(sent.find(({ path }) => path === UPLOADS)).toMatchObject({ type: 'application/zip' })
    expect(sent.find(({ path }) => path === UPLOADS)?.body).toBeInstanceOf(File)
    await userEvent.click(screen.getByRole('button', { name: 'Einspielen' }))
    await waitFor(() => expect(notified()).toEqual(['„Waldgarten“ ist eingespielt.']))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(sent.filter(({ path }) => path === PATH)).toHaveLength(2))
  })

  it('keeps the checked package when the answer to its import does not come, and reads the list again', async () => {
    open('/bp/demo/admin/projects')
    answers.set(`post ${UPLOADS}`, { status: 201, body: { ...REPORT, id: 'u1' } })
    await choose()
    const submit = await screen.findByRole('button', { name: 'Einspielen' })
    offline = `${UPLOADS}/u1/imports`
    await userEvent.click(submit)
    expect((await screen.findByRole('alert')).textContent).toContain('Die Verbindung ist abgebrochen')
    await waitFor(() => expect(sent.filter(({ path }) => path === PATH)).toHaveLength(2))
    offline = null
    await userEvent.click(screen.getByRole('button', { name: 'Einspielen' }))
    await waitFor(() => expect(notified()).toEqual(['„Waldgarten“ ist eingespielt.']))
  })

  it('offers no import when there are errors, but another file', async () => {
    open('/bp/demo/admin/projects')
    answers.set(`post ${UPLOADS}`, { status: 201, body: { ...REPORT, id: null, error_count: 1, faults: [FAULT] } })
    await choose()
    expect((await screen.findByRole('alert')).textContent).toContain('1 Fehler. Mit Fehlern kann das Paket nicht')
    const report = screen.getByRole('table', { name: 'Prüfbericht' })
    expect(within(report).getByText('rooms[0].id')).toBeDefined()
    // SHL-26: in the language on screen, with what it is about.
    expect(within(report).getByText('„hall“ ist schon vergeben: rooms[1]')).toBeDefined()
    await act(() => changeLocale('en'))
    expect(await screen.findByText('"hall" is used already by rooms[1]')).toBeDefined()
    await act(() => changeLocale('de'))
    expect(screen.queryByRole('button', { name: 'Einspielen' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Andere Datei' }))
    expect(screen.getByLabelText('Datei wählen')).toBeDefined()
  })

  it('says why a file does not come through, and lets one choose again', async () => {
    open('/bp/demo/admin/projects')
    await choose('package.rar')
    expect((await screen.findByRole('alert')).textContent).toContain('Das ist keine ZIP-Datei.')
    expect(sent.some(({ path }) => path === UPLOADS)).toBe(false)
    for (const [code, words] of [
      ['PAYLOAD_TOO_LARGE', 'größer als 256\u00a0MB'],
      ['TOO_MANY_REQUESTS', 'gerade schon ein Paket geprüft'],
      ['STORAGE_FULL', 'kann gerade nichts speichern'],
      ['INTERNAL_ERROR', 'Das hat nicht geklappt'],
    ] as const) {
      const { status, body } = checkedRefusal(createProjectUpload, code)
      answers.set(`post ${UPLOADS}`, { status, body: JSON.parse(body) })
      await userEvent.upload(screen.getByLabelText('Datei wählen'), new File(['PK'], 'a.zip'))
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words))
    }
  })
})

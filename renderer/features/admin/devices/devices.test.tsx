import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { DevicePanel, DevicesPanel } from './index.ts'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const FLEET = '/bp/api/v1/account/devices'
const PAIRINGS = '/bp/api/v1/account/device_pairings'
const DEVICE = {
  id: 'd1',
  name: 'Foyer',
  created_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: null as string | null,
  report: null,
  manifest_revision: null,
  settings_revision: 3,
  settings: DEFAULT_DEVICE_SETTINGS,
  has_staff_pin: true,
  waiting_orders: [] as string[],
}

interface Sent {
  readonly call: string
  readonly body: unknown
}
let devices: (typeof DEVICE)[]
let sent: Sent[]
/** Answers in place of the usual ones, by method and path. */
let answers: Map<string, { status: number; body: unknown }>
/** What an answer waits for, by method and path. */
let held: Map<string, Promise<void>>

function answerTo(call: string): { status: number; body: unknown } {
  const special = answers.get(call)
  if (special !== undefined) return special
  if (call === `get ${FLEET}`) return { status: 200, body: devices }
  if (call === 'get /bp/api/v1/account/projects') return { status: 200, body: [] }
  if (call === `put ${FLEET}/d1`) return { status: 200, body: { ...DEVICE, settings_revision: 4 } }
  if (call === `post ${FLEET}/d1/orders`) return { status: 200, body: {} }
  return { status: 404, body: {} }
}

let queryClient: QueryClient
function open(path: string) {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={ROUTES.adminDevices} element={<DevicesPanel />} />
            <Route path={ROUTES.adminDevice} element={<DevicePanel />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  )
}
const lookAgain = () => act(() => queryClient.invalidateQueries({ queryKey: ['admin', 'devices'] }))
const notified = () => useNotifications.getState().notices.map(({ title }) => title)
const fault = (field: string | null, code: string) => ({ errors: [{ field, code, message: '' }] })

beforeEach(async () => {
  devices = [DEVICE]
  sent = []
  answers = new Map()
  held = new Map()
  standInForServer((config) => {
    const data: unknown = config.data
    const body: unknown = typeof data === 'string' ? JSON.parse(data) : data
    const call = `${config.method ?? ''} ${config.url ?? ''}`
    sent.push({ call, body })
    const answer = answerTo(call)
    const response = { ...answer, statusText: '', headers: {}, data: JSON.stringify(answer.body), config }
    return (held.get(call) ?? Promise.resolve()).then(() => response)
  })
  await startI18n(['admin', 'admin-devices', 'session'])
  await changeLocale('de')
})
afterEach(() => {
  cleanup()
  useNotifications.setState({ notices: [] })
})

describe('the kiosks of an account', () => {
  it('decision 37 says clearly which have not been seen for ten minutes', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    devices = [
      { ...DEVICE, last_seen_at: ago(1) },
      { ...DEVICE, id: 'd2', name: 'Messe', last_seen_at: ago(11) },
      { ...DEVICE, id: 'd3', name: 'Neu' },
    ]
    open('/bp/demo/admin/devices')
    expect((await screen.findByRole('row', { name: /Foyer/ })).textContent).toContain('Verbundenvor 1 Minute')
    expect(screen.getByRole('row', { name: /Messe/ }).textContent).toContain('Meldet sich nichtvor 11 Minuten')
    expect(screen.getByRole('row', { name: /Neu/ }).textContent).toContain('Noch nie gesehen')
    expect(screen.getByRole('status').textContent).toBe('3 Kioske · 1 meldet sich nicht')
  })

  it.each([
    ['weak', 'Das System verschleiert die Schlüssel nur'],
    ['none', 'Das System hat keinen Schlüsselbund'],
    ['kept', null],
  ])('decision 36 warns of a device whose keyring is %s', async (secrets, words) => {
    const report = {
      program_version: '1.0.0',
      manifest_revision: null,
      synchronised_at: null,
      cache_bytes: 0,
      free_bytes: null,
      outbox_length: 0,
      outbox_refused: 0,
      secrets,
      errors: [],
    }
    answers.set(`get ${FLEET}`, { status: 200, body: [{ ...DEVICE, report }] })
    open('/bp/demo/admin/devices')
    const row = await screen.findByRole('row', { name: /Foyer/ })
    expect(row.textContent.includes('Schlüsselbund unsicher')).toBe(words !== null)
    cleanup()
    open('/bp/demo/admin/devices/d1')
    await screen.findByText('Abgelehnt')
    expect(screen.queryByText(new RegExp(words ?? 'Schlüsselbund')) !== null).toBe(words !== null)
  })

  it('decision 37 pairs one: a name is needed, the code shows until the device is there', async () => {
    const expiresAt = new Date(Date.now() + 14.5 * 60_000).toISOString()
    answers.set(`post ${PAIRINGS}`, { status: 201, body: { code: 'BCDF2345', expires_at: expiresAt } })
    open('/bp/demo/admin/devices')
    await userEvent.click(await screen.findByRole('button', { name: 'Kiosk koppeln' }))
    await userEvent.click(screen.getByRole('button', { name: 'Code erzeugen' }))
    expect(screen.getByText('Bitte füllen Sie dieses Feld aus.')).toBeDefined()
    expect(sent.some(({ call }) => call.startsWith('post'))).toBe(false)
    await userEvent.type(screen.getByLabelText('Name'), 'Messe ')
    await userEvent.click(screen.getByRole('button', { name: 'Code erzeugen' }))
    expect((await screen.findByLabelText('Code: B C D F 2 3 4 5')).textContent).toBe('BCDF2345')
    expect(sent.find(({ call }) => call.startsWith('post'))?.body).toEqual({ name: 'Messe' })
    expect(screen.getByText('Der Code gilt noch 15 Minuten und nur einmal.')).toBeDefined()
    devices = [DEVICE, { ...DEVICE, id: 'd2', name: 'Messe' }]
    await lookAgain()
    expect(await screen.findByText('„Messe“ ist gekoppelt.')).toBeDefined()
    expect(screen.queryByLabelText(/^Code:/)).toBeNull()
  })

  it('decision 37 offers a new code when one is over, and says why there is none', async () => {
    answers.set(`post ${PAIRINGS}`, { status: 201, body: { code: 'BCDF2345', expires_at: '2026-01-01T00:00:00.000Z' } })
    open('/bp/demo/admin/devices')
    await userEvent.click(await screen.findByRole('button', { name: 'Kiosk koppeln' }))
    await userEvent.type(screen.getByLabelText('Name'), 'Messe')
    await userEvent.click(screen.getByRole('button', { name: 'Code erzeugen' }))
    expect(await screen.findByText('Der Code ist abgelaufen.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Neuen Code erzeugen' }))
    answers.set(`post ${PAIRINGS}`, { status: 429, body: fault(null, 'TOO_MANY_REQUESTS') })
    await userEvent.click(screen.getByRole('button', { name: 'Code erzeugen' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Zu viele Codes hintereinander')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Messe')
  })
})

describe('the page of a kiosk', () => {
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  const written = () => sent.filter(({ call }) => call.startsWith('put')).map(({ body }) => body)

  it('decision 37 keeps what is typed while it looks at the device again, and saves it', async () => {
    open('/bp/demo/admin/devices/d1')
    await userEvent.type(await screen.findByLabelText('Aufschrift des Zurück-Knopfs, deutsch'), 'Zum Empfang')
    await userEvent.click(screen.getByRole('switch', { name: 'PIN entfernen' }))
    devices = [{ ...DEVICE, last_seen_at: new Date().toISOString() }]
    await lookAgain()
    expect(await screen.findByText('Verbunden')).toBeDefined()
    await submit()
    await waitFor(() => expect(notified()).toEqual([expect.stringMatching(/^Gespeichert/)]))
    const settings = { ...DEFAULT_DEVICE_SETTINGS, return_label: 'Zum Empfang' }
    expect(written()).toEqual([{ revision: 3, name: 'Foyer', settings, staff_pin: null }])
    devices = [{ ...DEVICE, settings_revision: 4 }]
    await submit()
    await waitFor(() => expect(written().at(-1)).toMatchObject({ revision: 4 }))
  })

  it('decision 37 SHL-22 shows a refusal of the server at its field', async () => {
    answers.set(`put ${FLEET}/d1`, { status: 422, body: fault('settings.start_unit', 'UNIT_UNKNOWN') })
    open('/bp/demo/admin/devices/d1')
    await screen.findByLabelText('Ein Besuch beginnt mit')
    await submit()
    expect(await screen.findByText('Diese Einheit kann dort nicht gezeigt werden.')).toBeDefined()
    expect(screen.getByLabelText('Ein Besuch beginnt mit').getAttribute('aria-invalid')).toBe('true')
    answers.set(`put ${FLEET}/d1`, { status: 400, body: fault('staff_pin', 'INVALID_VALUE') })
    await submit()
    expect(await screen.findByText('Bitte 6 bis 12 Ziffern.')).toBeDefined()
  })

  it('decision 37 does not write over what somebody else has saved meanwhile', async () => {
    open('/bp/demo/admin/devices/d1')
    await userEvent.type(await screen.findByLabelText('Aufschrift des Zurück-Knopfs, deutsch'), 'Meins')
    devices = [{ ...DEVICE, settings_revision: 5, settings: { ...DEFAULT_DEVICE_SETTINGS, return_label: 'Ihres' } }]
    answers.set(`put ${FLEET}/d1`, { status: 409, body: fault('revision', 'REVISION_CONFLICT') })
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain('Jemand anderes hat die Einstellungen')
    await userEvent.click(await screen.findByRole('button', { name: 'Neuen Stand zeigen' }))
    expect(await screen.findByDisplayValue('Ihres')).toBeDefined()
    answers.clear()
    await submit()
    await waitFor(() => expect(written().at(-1)).toMatchObject({ revision: 5 }))
  })

  it('decision 37 takes its own saving for nobody else’s, however long it takes and whatever is asked meanwhile', async () => {
    open('/bp/demo/admin/devices/d1')
    await userEvent.type(await screen.findByLabelText('Aufschrift des Zurück-Knopfs, deutsch'), 'Meins')
    const { promise, resolve } = Promise.withResolvers<void>()
    const stored = { ...DEVICE, settings_revision: 4, settings: { ...DEFAULT_DEVICE_SETTINGS, return_label: 'Meins' } }
    answers.set(`put ${FLEET}/d1`, { status: 200, body: stored })
    held.set(`put ${FLEET}/d1`, promise)
    await submit()
    // It is stored, and the answer is still on its way.
    devices = [{ ...stored, last_seen_at: new Date().toISOString() }]
    await lookAgain()
    expect(await screen.findByText('Verbunden')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    resolve()
    await waitFor(() => expect(notified()).toHaveLength(1))
    // A look from before the saving that comes late.
    devices = [DEVICE]
    await lookAgain()
    expect(await screen.findByText('Noch nie gesehen')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Aufschrift des Zurück-Knopfs, deutsch')).toHaveProperty('value', 'Meins')
  })

  it('decision 37 says before a device is removed that a visit ends, and what stays', async () => {
    const report = {
      program_version: '1.0.0',
      manifest_revision: null,
      synchronised_at: null,
      cache_bytes: 0,
      free_bytes: null,
      outbox_length: 5,
      outbox_events: 3,
      outbox_refused: 0,
      errors: [],
    }
    answers.set(`get ${FLEET}`, { status: 200, body: [{ ...DEVICE, report }] })
    open('/bp/demo/admin/devices/d1')
    await userEvent.click(await screen.findByRole('button', { name: 'Kiosk entfernen' }))
    const { textContent } = screen.getByRole('dialog')
    expect(textContent).toMatch(/laufender Besuch endet dann sofort/)
    expect(textContent).toMatch(/geht hinaus, sobald er Netz hat.*2 Sendungen/)
    cleanup()
    open('/bp/demo/admin/devices')
    const row = await screen.findByRole('row', { name: /Foyer/ })
    expect(row.textContent).toContain('2dazu 3 Zähler')
  })

  it.each([
    ['Besuch beenden', 'Besuch jetzt beenden', 'reset'],
    ['Neu starten', 'Jetzt neu starten', 'restart'],
  ])('decision 37 asks before what ends a visit: %s', async (name, submit, wanted) => {
    open('/bp/demo/admin/devices/d1')
    const orders = () => sent.filter(({ call }) => call.endsWith('/orders')).map(({ body }) => body)
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
    expect(orders()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(screen.getByRole('button', { name: submit }))
    expect(orders()).toEqual([{ order: wanted }])
  })

  it('decision 37 says which order waits, and that a device is gone', async () => {
    open('/bp/demo/admin/devices/d1')
    devices = [{ ...DEVICE, waiting_orders: ['restart'] }]
    await userEvent.click(await screen.findByRole('button', { name: 'Neu starten' }))
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt neu starten' }))
    expect(await screen.findByText('Wartet, bis sich der Kiosk meldet.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Neu starten' })).toHaveProperty('disabled', true)
    expect(sent.find(({ call }) => call === `post ${FLEET}/d1/orders`)?.body).toEqual({ order: 'restart' })
    devices = []
    await lookAgain()
    expect(await screen.findByText('Diesen Kiosk gibt es nicht mehr')).toBeDefined()
  })
})

import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '#renderer/api/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import type { KioskState } from '../state/kiosk.store.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { PairingScreen } from './PairingScreen.tsx'

vi.mock('#renderer/api/index.ts', async (original) => ({ ...(await original<typeof api>()), call: vi.fn() }))
const call = vi.mocked(api.call)
const SAID = { ok: true, status: 200, etag: null, revision: null, totalCount: null } as const

const UNPAIRED: KioskState = {
  stage: 'unpaired',
  isRevoked: false,
  programVersion: '1.0.0',
  portalUrl: null,
  accountId: null,
  manifestRevision: null,
  project: null,
  units: [],
  startUnit: null,
  attract: [],
  settings: fromWire(DEFAULT_DEVICE_SETTINGS),
  hasStaffPin: false,
  isOnline: false,
  synchronisedAt: null,
  synchronising: null,
  outboxLength: 0,
  resetOrders: 0,
}

const show = (host: KioskState) =>
  render(
    <AppTheme>
      <PairingScreen host={host} />
    </AppTheme>,
  )

describe('pairing at the screen', () => {
  beforeAll(async () => {
    await startI18n(['kiosk'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('decision 37 says of a device that was taken out of the account that it was, and pairs it anew with its portal', () => {
    show({ ...UNPAIRED, isRevoked: true, portalUrl: 'https://portal.example' })
    expect(screen.getByRole('heading').textContent).toBe('Dieses Gerät neu verbinden')
    expect(screen.getByText(/aus seiner Liste genommen/)).toBeDefined()
    expect(screen.getByLabelText('Adresse des Portals')).toHaveProperty('value', 'https://portal.example')
    expect(screen.getByLabelText('Code')).toHaveProperty('value', '')
  })

  it('decision 36 says what to do where there is no network, for as long as there is none', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show(UNPAIRED)
    expect(screen.getByRole('heading').textContent).toBe('Dieses Gerät einrichten')
    expect(screen.getByRole('status').textContent).toMatch(/kein Netz.*Netzwerkkabel/)
    onLine.mockReturnValue(true)
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('decision 37 says which field is wrong and how it should look, instead of a button that does nothing', async () => {
    call.mockResolvedValue({ ...SAID, value: { outcome: 'code' } })
    show(UNPAIRED)
    const [address, code] = [screen.getByLabelText('Adresse des Portals'), screen.getByLabelText('Code')]
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Gerät verbinden' }))
    await press()
    expect(screen.getByText(/keine vollständige Adresse/)).toBeDefined()
    expect(document.activeElement).toBe(address)
    await userEvent.clear(address)
    await userEvent.type(address, '127.0.0.1:4301')
    await userEvent.type(code, 'AAAABBBB')
    expect(screen.queryByText(/keine vollständige Adresse/)).toBeNull()
    await press()
    expect(screen.getByText(/genau acht Zeichen/)).toBeDefined()
    expect(document.activeElement).toBe(code)
    expect(call).not.toHaveBeenCalled()
    await userEvent.clear(code)
    await userEvent.type(code, 'bcdf-gh23')
    await press()
    expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { portalUrl: 'http://127.0.0.1:4301', code: 'BCDFGH23' } })
  })
})

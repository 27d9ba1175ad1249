import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import type { KioskState } from '../state/kiosk.store.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { PairingScreen } from './PairingScreen.tsx'

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
})

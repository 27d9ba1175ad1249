import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { getKioskState, pairKiosk } from '#shared/contracts/kiosk/host.contract.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import type { KioskState } from '../state/kiosk.store.ts'
import { READY } from '../testing/kiosk-state.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { PairingScreen } from './PairingScreen.tsx'

const server = answeringServer()

const UNPAIRED: KioskState = {
  ...READY,
  stage: 'unpaired',
  portalUrl: null,
  accountId: null,
  manifestRevision: null,
  project: null,
  hasStaffPin: false,
  isOnline: false,
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
    server.answer(pairKiosk, { outcome: 'code' })
    server.answer(getKioskState, UNPAIRED)
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
    expect(server.asked(pairKiosk)).toEqual([])
    await userEvent.clear(code)
    await userEvent.type(code, 'bcdf-gh23')
    await press()
    expect(server.asked(pairKiosk)[0]?.body).toMatchObject({ portalUrl: 'http://127.0.0.1:4301', code: 'BCDFGH23' })
  })
})

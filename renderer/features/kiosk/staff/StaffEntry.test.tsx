import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { type KioskState, useKiosk } from '../state/kiosk.store.ts'
import { StaffEntry } from './StaffEntry.tsx'

const HOST: KioskState = {
  stage: 'ready',
  isRevoked: false,
  programVersion: '1.0.0',
  portalUrl: 'https://portal.example',
  accountId: 'demo',
  manifestRevision: null,
  project: { id: 'lindenhof', slug: 'lindenhof', name: 'Wohnen am Lindenhof' },
  units: [],
  startUnit: null,
  attract: [],
  settings: fromWire(DEFAULT_DEVICE_SETTINGS),
  hasStaffPin: true,
  isOnline: true,
  synchronisedAt: null,
  synchronising: null,
  outboxLength: 0,
  resetOrders: 0,
}

function show(changes: Partial<KioskState>) {
  useKiosk.setState({ host: { ...HOST, ...changes } })
  return render(<StaffEntry />).container
}

describe('the logo on the kiosk', () => {
  beforeAll(async () => {
    await startI18n(['kiosk'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
    useKiosk.setState({ host: null })
  })

  it('SHL-77 is the project’s name until its logo is known, not another mark', () => {
    expect(show({ hasStaffPin: false }).textContent).toBe('Wohnen am Lindenhof')
    cleanup()
    expect(show({}).textContent).toBe('Wohnen am Lindenhof')
    expect(screen.getByRole('button').getAttribute('aria-label')).toMatch(/^Wohnen am Lindenhof\. Für das Verkaufsteam/)
  })

  it('decision 37 says what it is also where there is no project yet', () => {
    expect(show({ project: null }).textContent).toBe('Wohnwahl')
    expect(screen.getByRole('button').getAttribute('aria-label')).toMatch(/^Für das Verkaufsteam/)
  })
})

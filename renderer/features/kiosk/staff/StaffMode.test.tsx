import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import {
  enterStaffMode,
  getKioskState,
  getStaffReport,
  pairKiosk,
  runStaffCommand,
} from '#shared/contracts/kiosk/host.contract.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import { openStaffMode } from './staff.store.ts'
import { StaffMode } from './StaffMode.tsx'
import type { StaffReport } from './use-staff-report.ts'
import { READY } from '../testing/kiosk-state.ts'

const server = answeringServer()

const REPORT: StaffReport = {
  deviceName: null,
  portalUrl: READY.portalUrl,
  programVersion: '1.0.0',
  synchronisedAt: null,
  cacheBytes: 0,
  freeBytes: null,
  outboxLength: 2,
  outboxRefused: 0,
  secrets: 'kept',
  isTokenLost: true,
  refusals: [],
  errors: [{ code: 'DEVICE_TOKEN_LOST', at: '2026-11-19T08:00:00.000Z' }],
  looks: { count: 4, outcome: 'failed' },
  commands: ['synchronise'],
}

async function enter(): Promise<void> {
  render(
    <AppTheme>
      <MemoryRouter>
        <StaffMode onUnit={() => undefined} />
      </MemoryRouter>
    </AppTheme>,
  )
  act(openStaffMode)
  await userEvent.keyboard('482913{Enter}')
  await screen.findByRole('dialog', { name: 'Für das Verkaufsteam' })
}

describe('the staff mode of a device that has lost its token', () => {
  beforeAll(async () => {
    await startI18n(['kiosk'])
    await changeLocale('de')
  })
  beforeEach(() => {
    useKiosk.setState({ host: READY })
    server.answer(enterStaffMode, { outcome: 'entered', token: 't' })
    server.answer(getStaffReport, REPORT)
    server.answer(getKioskState, READY)
    server.answer(runStaffCommand, { looks: 4 })
  })
  afterEach(cleanup)

  it('decision 37 says in plain words what is the matter, beside the code', async () => {
    await enter()
    expect(await screen.findByRole('heading', { name: 'Dieses Gerät muss neu gekoppelt werden' })).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Letzte Störungen' }))
    expect(screen.getByRole('listitem').textContent).toMatch(/Schlüssel zum Portal ist verloren.*DEVICE_TOKEN_LOST/)
  })

  it('decision 37 says that the portal does not know the device', async () => {
    server.answer(getStaffReport, { ...REPORT, errors: [{ code: 'DEVICE_UNKNOWN', at: '2026-11-19T08:00:00.000Z' }] })
    await enter()
    await userEvent.click(await screen.findByRole('button', { name: 'Letzte Störungen' }))
    expect((await screen.findByRole('listitem')).textContent).toMatch(/Das Portal kennt dieses Gerät nicht/)
  })

  it('decision 37 leads to the pairing, and back once the portal has taken the code', async () => {
    await enter()
    await userEvent.click(await screen.findByRole('button', { name: 'Neu koppeln' }))
    const address = screen.getByLabelText('Adresse des Portals')
    expect(address).toHaveProperty('value', 'https://portal.example')
    server.answer(pairKiosk, { outcome: 'code' })
    await userEvent.type(screen.getByLabelText('Code'), 'bcdf-gh23')
    await userEvent.click(screen.getByRole('button', { name: 'Gerät verbinden' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/Diesen Code gibt es nicht/)
    expect(server.asked(pairKiosk).map(({ body }) => body)).toEqual([
      { portalUrl: 'https://portal.example', code: 'BCDFGH23', token: 't' },
    ])
    server.answer(pairKiosk, { outcome: 'paired' })
    server.answer(getStaffReport, { ...REPORT, isTokenLost: false, deviceName: 'Foyer', errors: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Gerät verbinden' }))
    expect(await screen.findByText('Foyer')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Neu koppeln' })).toBeNull()
  })

  it('decision 37 offers no pairing to a device that is well', async () => {
    server.answer(getStaffReport, { ...REPORT, isTokenLost: false })
    await enter()
    expect(await screen.findByText('Letzte Störungen')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Neu koppeln' })).toBeNull()
  })

  it('decision 37 closes the door where the device has no PIN any more', async () => {
    useKiosk.setState({ host: { ...READY, hasStaffPin: false } })
    render(<StaffMode onUnit={() => undefined} />)
    act(openStaffMode)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['current', true, /neuesten Stand, zuletzt geprüft am .*2026/],
    ['updated', true, /Neues ist da/],
    ['failed', true, /nicht vollständig laden/],
    ['failed', false, /nicht erreichbar\. Es bleibt/],
  ] as const)('decision 36 says what a look for news came to: %s, online %s', async (outcome, isOnline, expected) => {
    const report = { ...REPORT, isTokenLost: false, synchronisedAt: '2026-11-20T08:00:00.000Z' }
    server.answer(getStaffReport, report)
    await enter()
    await userEvent.click(await screen.findByRole('button', { name: 'Neues vom Portal holen' }))
    // How an earlier one has ended is not the answer.
    expect(await screen.findByText('Es wird nachgesehen, ob es Neues gibt.')).toBeDefined()
    server.answer(getStaffReport, { ...report, looks: { count: 5, outcome } })
    server.answer(getKioskState, { ...READY, isOnline })
    expect(await screen.findByText(expected, undefined, { timeout: 5_000 })).toBeDefined()
    expect(screen.queryByText('Es wird nachgesehen, ob es Neues gibt.')).toBeNull()
  })

  it('decision 36 tells what visitors sent from what is merely counted', async () => {
    server.answer(getStaffReport, { ...REPORT, outboxLength: 3, outboxEvents: 3 })
    await enter()
    expect((await screen.findByText('Wartet auf das Netz')).nextSibling?.textContent).toBe('nichts')
    expect(screen.getByText('3 Zähler warten auf das Netz')).toBeDefined()
  })
})

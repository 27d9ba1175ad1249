import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { closeStaffMode, openStaffMode } from '../staff/staff.store.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import { IdleGuard } from './IdleGuard.tsx'
import { useVisit } from './visit.store.ts'
import { READY } from '../testing/kiosk-state.ts'

const IDLE = DEFAULT_DEVICE_SETTINGS.idle_seconds * 1_000

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const question = () => screen.queryByRole('dialog', { name: 'Sind Sie noch da?' })

describe('a visit that nobody goes on with', () => {
  beforeAll(async () => {
    await startI18n(['kiosk'])
    await changeLocale('de')
  })
  beforeEach(() => {
    vi.useFakeTimers()
    useKiosk.setState({ host: READY })
    useVisit.setState({ phase: 'open', isTouched: true, isInUse: true })
    render(
      <AppTheme>
        <IdleGuard />
      </AppTheme>,
    )
  })
  afterEach(() => {
    cleanup()
    closeStaffMode()
    useVisit.setState({ phase: 'waiting', isTouched: false, isInUse: false })
    vi.useRealTimers()
  })

  it('decision 35 is asked after, and no earlier', () => {
    pass(IDLE - 1)
    expect(question()).toBeNull()
    pass(1)
    expect(question()).not.toBeNull()
  })

  it('decision 37 stays while staff are at work, and is asked after once their door has closed', () => {
    act(openStaffMode)
    pass(300_000)
    expect(question()).toBeNull()
    act(closeStaffMode)
    pass(IDLE - 1)
    expect(question()).toBeNull()
    pass(1)
    expect(question()).not.toBeNull()
  })
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { type KioskState, useKiosk } from '../state/kiosk.store.ts'
import { StaffEntry } from './StaffEntry.tsx'
import { READY } from '../testing/kiosk-state.ts'

function show(changes: Partial<KioskState>) {
  useKiosk.setState({ host: { ...READY, ...changes } })
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

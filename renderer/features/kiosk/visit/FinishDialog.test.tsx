import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { noteSaved, useVisit } from './visit.store.ts'

const show = () =>
  render(
    <AppTheme>
      <FinishDialog onClose={() => undefined} onSave={() => undefined} />
    </AppTheme>,
  )

describe('the question before a visit ends', () => {
  beforeAll(async () => {
    await startI18n(['kiosk'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
    useVisit.setState({ saved: null })
  })

  it('decision 35 offers to save what was not saved', () => {
    show()
    expect(screen.getByText(/Ihre Auswahl und Ihre Eingaben werden auf diesem Gerät gelöscht/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Vorher mitnehmen' })).toBeDefined()
  })

  it.each([
    [true, /Der Link dazu steht in der E-Mail an Ihre Adresse/],
    [false, /Sobald das Netz wieder da ist/],
  ])('decision 35 says what becomes of what was saved: at the portal %s', (isSent, words) => {
    noteSaved(isSent)
    show()
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Vorher mitnehmen' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Noch einmal speichern' })).toBeDefined()
  })
})

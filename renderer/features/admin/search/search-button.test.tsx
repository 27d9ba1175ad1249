import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { closeStaffSearch, useStaffSearch } from '#renderer/parts/staff-search/staff-search.store.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { SearchButton } from './SearchButton.tsx'

afterEach(() => {
  cleanup()
  closeStaffSearch()
})

it('UNT-10: the button of the administration opens the search', async () => {
  await startI18n()
  await changeLocale('de')
  render(
    <AppTheme>
      <SearchButton />
    </AppTheme>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Suchen' }))
  expect(useStaffSearch.getState().isOpen).toBe(true)
})

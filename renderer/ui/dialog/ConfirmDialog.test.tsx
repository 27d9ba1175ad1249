import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

beforeAll(async () => {
  await startI18n()
  await changeLocale('de')
})
afterEach(cleanup)

it('ends with the answer that is advised, and cannot be answered while it is being done', async () => {
  const answers = { title: 'Verwerfen?', cancel: 'Bleiben', confirm: 'Verwerfen', onClose: vi.fn(), onConfirm: vi.fn() }
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  const { rerender } = render(<ConfirmDialog {...answers}>Alles ist weg.</ConfirmDialog>)
  expect(names().slice(-2)).toEqual(['Bleiben', 'Verwerfen'])
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }))
  expect(answers.onConfirm).toHaveBeenCalledOnce()
  rerender(
    <ConfirmDialog {...answers} tone="stay">
      Alles ist weg.
    </ConfirmDialog>,
  )
  expect(names().slice(-2)).toEqual(['Verwerfen', 'Bleiben'])
  rerender(
    <ConfirmDialog {...answers} isBusy>
      Alles ist weg.
    </ConfirmDialog>,
  )
  expect(screen.queryByRole('button', { name: /schließen/i })).toBeNull()
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Escape}')
  expect(answers.onClose).not.toHaveBeenCalled()
})

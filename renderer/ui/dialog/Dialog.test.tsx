import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { Dialog } from './Dialog.tsx'

describe('dialog', () => {
  beforeAll(async () => {
    await startI18n()
    await changeLocale('de')
  })
  afterEach(cleanup)

  function open(canClose = true) {
    const onClose = vi.fn()
    render(
      <Dialog title="Frage" onClose={canClose ? onClose : null}>
        <p>Wirklich?</p>
      </Dialog>,
    )
    return { onClose, dialog: screen.getByRole('dialog', { name: 'Frage' }), text: screen.getByText('Wirklich?') }
  }

  it('is closed by a touch beside it, and not by one inside', async () => {
    const { onClose, dialog, text } = open()
    await userEvent.click(text)
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stays when a text is marked and the pointer let go beside it', async () => {
    const { onClose, dialog, text } = open()
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: text }, { target: dialog }, { keys: '[/MouseLeft]' }])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is closed by its cross and by Escape', async () => {
    const { onClose } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('stays whatever is tried while it cannot be closed', async () => {
    const { onClose, dialog } = open(false)
    expect(screen.queryByRole('button')).toBeNull()
    await userEvent.click(dialog)
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog).toHaveProperty('open', true)
  })
})

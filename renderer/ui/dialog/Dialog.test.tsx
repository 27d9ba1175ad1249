import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
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
    const dialog = screen.getByRole('dialog', { name: 'Frage' })
    return { onClose, dialog, beside: findBeside(dialog), text: screen.getByText('Wirklich?') }
  }

  /** What lies around the dialog, as large as the screen. */
  function findBeside(dialog: HTMLElement): HTMLElement {
    const beside = dialog.closest('.MuiDialog-container')
    if (!(beside instanceof HTMLElement)) throw new Error('Nothing lies around the dialog')
    return beside
  }

  it('is closed by a touch beside it, and not by one inside', async () => {
    const { onClose, beside, text } = open()
    await userEvent.click(text)
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(beside)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stays when a text is marked and the pointer let go beside it', async () => {
    const { onClose, beside, text } = open()
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: text }, { target: beside }, { keys: '[/MouseLeft]' }])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is closed by its cross and by Escape', async () => {
    const { onClose } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('stays whatever is tried while it cannot be closed', async () => {
    const { onClose, dialog, beside } = open(false)
    expect(screen.queryByRole('button')).toBeNull()
    await userEvent.click(beside)
    await userEvent.keyboard('{Escape}{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(dialog.isConnected).toBe(true)
  })

  it('takes the focus, keeps what is beside it inert, also below a second one, and gives both back', async () => {
    function Page() {
      const [depth, setDepth] = useState(0)
      const close = () => setDepth(depth - 1)
      return (
        <>
          <button type="button" onClick={() => setDepth(1)}>
            Fragen
          </button>
          {depth > 0 && (
            <Dialog title="Erste" onClose={close}>
              <button type="button" onClick={() => setDepth(2)}>
                Weiter
              </button>
            </Dialog>
          )}
          {depth > 1 && (
            <Dialog title="Zweite" onClose={close}>
              Noch eine.
            </Dialog>
          )}
        </>
      )
    }
    const { container } = render(<Page />)
    const isInert = (element: Element) => element.closest('[inert]') !== null
    await userEvent.click(screen.getByRole('button', { name: 'Fragen' }))
    const first = screen.getByRole('dialog', { name: 'Erste' })
    expect(document.activeElement).toBe(first)
    expect([isInert(container), isInert(first)]).toEqual([true, false])
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))
    const second = screen.getByRole('dialog', { name: 'Zweite' })
    expect(second.contains(document.activeElement)).toBe(true)
    expect([isInert(container), isInert(first), isInert(second)]).toEqual([true, true, false])
    await userEvent.keyboard('{Escape}')
    expect([isInert(container), isInert(first)]).toEqual([true, false])
    expect(document.activeElement?.textContent).toBe('Weiter')
    await userEvent.keyboard('{Escape}')
    expect(isInert(container)).toBe(false)
    expect(document.activeElement?.textContent).toBe('Fragen')
  })
})

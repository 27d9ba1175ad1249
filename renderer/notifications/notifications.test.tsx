import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportFailure } from '#renderer/api/failures.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FailureNotices } from './FailureNotices.tsx'
import { NoticePlace } from './NoticePlace.tsx'
import { Notifications } from './Notifications.tsx'
import { useNotifications } from './notifications.store.ts'

function show() {
  const app = (dialog: ReactNode) => (
    <AppTheme>
      <FailureNotices />
      <Notifications />
      {dialog}
    </AppTheme>
  )
  const { rerender } = render(app(null))
  return (dialog: ReactNode) => rerender(app(dialog))
}

const getLiveRegion = (text: string) => screen.getByText(text).closest('[aria-live]')

function refused(status: number, errors: Parameters<typeof reportFailure>[1]['errors'] = []) {
  return { kind: 'http', status, errors, revision: null } as const
}

describe('notifications', () => {
  beforeEach(async () => {
    useNotifications.setState({ notices: [] })
    await startI18n()
    await changeLocale('de')
  })

  afterEach(cleanup)

  it('SHL-21 stacks three at most, the oldest gives way', () => {
    const { add } = useNotifications.getState()
    for (const title of ['1', '2', '3', '4']) add({ severity: 'info', title })
    expect(useNotifications.getState().notices.map(({ title }) => title)).toEqual(['2', '3', '4'])
  })

  it('leaves a notification unheard that something else says aloud, and no other', () => {
    show()
    const { add } = useNotifications.getState()
    act(() => {
      add({ severity: 'error', title: 'heard' })
      add({ severity: 'error', title: 'quiet', isQuiet: true })
    })
    const getLive = (title: string) => screen.getByText(title).closest('[aria-live]')?.getAttribute('aria-live')
    expect([getLive('heard'), getLive('quiet')]).toEqual(['polite', 'off'])
  })

  it('does not stack the same text twice', () => {
    const { add } = useNotifications.getState()
    add({ severity: 'error', title: 'a' })
    add({ severity: 'error', title: 'a' })
    expect(useNotifications.getState().notices).toHaveLength(1)
  })

  it('SHL-8 SHL-11 SHL-12 SHL-13 have a title and a body for every kind of failure', () => {
    show()
    act(() => reportFailure('GET', refused(401)))
    expect(screen.getByText('Nicht angemeldet')).toBeDefined()
    expect(screen.getByText(/Sitzung ist beendet/)).toBeDefined()
    act(() => reportFailure('GET', refused(500)))
    expect(screen.getByText('Laden fehlgeschlagen')).toBeDefined()
    act(() => reportFailure('PUT', refused(500)))
    expect(screen.getByText('Speichern fehlgeschlagen')).toBeDefined()
    act(() => reportFailure('DELETE', refused(500)))
    expect(screen.getByText('Löschen fehlgeschlagen')).toBeDefined()
  })

  it('SHL-16 SHL-18 list the reasons in the language on screen, each once', async () => {
    show()
    const reason = { field: 'x', code: 'OPTION_UNKNOWN', message: 'developer text' } as const
    act(() => reportFailure('PUT', refused(422, [reason, reason])))
    expect(await screen.findByText('Diese Option gibt es nicht mehr.')).toBeDefined()
    act(() => reportFailure('DELETE', refused(409, [{ ...reason, code: 'UNIT_COMPLETED' }])))
    expect(await screen.findByText('Die Konfiguration ist bereits abgeschlossen.')).toBeDefined()
  })

  it('are read out by a live region that was there before, in the page and in a dialog', () => {
    const dialog = (
      <Dialog title="Frage" onClose={null}>
        <p>Wirklich?</p>
      </Dialog>
    )
    const showDialog = show()
    const ofPage = document.querySelector('[aria-live]')
    expect(ofPage).not.toBeNull()
    showDialog(dialog)
    const ofDialog = screen.getByRole('dialog').querySelector('[aria-live]')
    expect(ofDialog).not.toBeNull()
    act(() => useNotifications.getState().add({ severity: 'info', title: 'in the dialog' }))
    expect(getLiveRegion('in the dialog')).toBe(ofDialog)
    act(() => {
      useNotifications.getState().add({ severity: 'info', title: 'as it closes' })
      showDialog(null)
    })
    expect(getLiveRegion('as it closes')).toBe(ofPage)
  })

  it('SHL-21: are where the page has a place for them, above what the page itself says there', () => {
    const { rerender } = render(
      <AppTheme>
        <Notifications />
        <NoticePlace className="place">
          <p>of the page</p>
        </NoticePlace>
      </AppTheme>,
    )
    act(() => useNotifications.getState().add({ severity: 'info', title: 'said' }))
    expect(document.querySelector('.place')?.textContent).toMatch(/said.*of the page/)
    expect(getLiveRegion('said')?.parentElement).toBe(document.querySelector('.place'))
    // Over a dialog they are in the dialog, and on a page without a place over the page.
    rerender(
      <AppTheme>
        <Notifications />
        <NoticePlace className="place" />
        <Dialog title="Frage" onClose={null}>
          <p>Wirklich?</p>
        </Dialog>
      </AppTheme>,
    )
    expect(screen.getByRole('dialog').textContent).toContain('said')
    rerender(
      <AppTheme>
        <Notifications />
      </AppTheme>,
    )
    expect(getLiveRegion('said')?.parentElement).toBe(document.body)
  })

  it('go when their time is over, also when a dialog has been opened meanwhile', () => {
    vi.useFakeTimers()
    try {
      const showDialog = show()
      act(() => useNotifications.getState().add({ severity: 'info', title: 'short' }))
      act(() => void vi.advanceTimersByTime(3_000))
      showDialog(
        <Dialog title="Frage" onClose={null}>
          <p>Wirklich?</p>
        </Dialog>,
      )
      expect(screen.getByText('short')).toBeDefined()
      act(() => void vi.advanceTimersByTime(1_000))
      expect(screen.queryByText('short')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('close by their button, and by the action they offer', async () => {
    show()
    const run = vi.fn<() => void>()
    const { add } = useNotifications.getState()
    act(() => {
      add({ severity: 'info', title: 'first' })
      add({ severity: 'error', title: 'second', action: { label: 'Nochmal', run } })
    })
    await userEvent.click(screen.getByRole('button', { name: 'Nochmal' }))
    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByText('second')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Mitteilung schließen' }))
    expect(screen.queryByText('first')).toBeNull()
  })
})

import { useMemo } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { type OpenDialog, readDialog, withDialog, withoutDialog } from './dialog-address.ts'
import type { DialogName, DialogParams } from './dialogs.types.ts'

export interface Dialogs {
  readonly open: <Name extends DialogName>(name: Name, params?: DialogParams<Name>) => void
  /** Puts another dialog in the place of the open one: closing it leads to where the first was opened. */
  readonly replace: <Name extends DialogName>(name: Name, params?: DialogParams<Name>) => void
  /** Closes what is open; the browser's forward button does not bring it back when it was opened by an address. */
  readonly close: () => void
}

/**
 * Where a dialog is being closed already: going back takes a moment, and a second tap in it would leave the page. The
 * forward button leads to another object for the same place.
 */
const closing = new WeakSet<Location>()

/** Opens and closes dialogs through the address. */
export function useDialogs(): Dialogs {
  const navigate = useNavigate()
  const location = useLocation()
  return useMemo(() => {
    const search = () => new URLSearchParams(location.search)
    const goTo = (next: URLSearchParams, options: { replace: boolean; state: unknown }) =>
      void navigate({ search: next.toString() }, { ...options, preventScrollReset: true })
    return {
      open: (name, params = {}) =>
        goTo(withDialog(search(), name, params), { replace: false, state: { isDialogHere: true } }),
      replace: (name, params = {}) =>
        goTo(withDialog(search(), name, params), { replace: true, state: location.state }),
      close: () => {
        if (closing.has(location)) return
        closing.add(location)
        if (wasOpenedHere(location.state)) void navigate(-1)
        else goTo(withoutDialog(search()), { replace: true, state: null })
      },
    }
  }, [navigate, location])
}

/** The dialog of the address now. */
export function useOpenDialog(): OpenDialog | null {
  const { search } = useLocation()
  return useMemo(() => readDialog(new URLSearchParams(search)), [search])
}

/** Only then is the page before this one the same page without the dialog. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDialogHere' in state && state.isDialogHere === true
}

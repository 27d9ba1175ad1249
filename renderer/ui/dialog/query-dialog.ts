import { useMemo } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'

/** Parameters of the address that open a dialog above any page (NAV-57, NAV-60), and close it as they go. */
export type QueryDialogName = 'privacyPolicy' | 'imprint' | 'pdfViewer' | 'document' | 'cookieSettings'

/** The same page with the dialog open: what a link takes. */
export interface QueryDialogLink {
  readonly to: { readonly search: string; readonly hash: string }
  readonly state: Readonly<Record<string, unknown>>
}

/**
 * What opens the dialog from this page. The page keeps its own state, such as the token of an invitation.
 *
 * @param value of the parameter
 * @param more to keep beside it, for the dialog alone
 */
export function queryDialogLink(
  location: Location,
  name: QueryDialogName,
  value = 'true',
  more: Readonly<Record<string, unknown>> = {},
): QueryDialogLink {
  const search = new URLSearchParams(location.search)
  search.set(name, value)
  return {
    to: { search: `?${search}`, hash: location.hash },
    state: { ...readState(location), ...more, openedHere: name },
  }
}

/**
 * Where a dialog is being closed already: going back takes a moment, and a second tap in it would leave the page.
 */
const closing = new WeakSet<Location>()

/** Whether a dialog is open, and how it is closed. Opened by a link it is a step of the history: back closes it, too. */
export function useQueryDialog(name: QueryDialogName): { value: string | null; close: () => void } {
  const navigate = useNavigate()
  const location = useLocation()
  return useMemo(() => {
    const search = new URLSearchParams(location.search)
    const state: unknown = location.state
    return {
      value: search.get(name),
      close: () => {
        if (closing.has(location)) return
        closing.add(location)
        // Only then is the step before this one the same page without the dialog.
        if (readState(location)['openedHere'] === name) return void navigate(-1)
        search.delete(name)
        void navigate({ search: search.toString(), hash: location.hash }, { replace: true, state })
      },
    }
  }, [name, navigate, location])
}

function readState(location: Location): Readonly<Record<string, unknown>> {
  const state: unknown = location.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

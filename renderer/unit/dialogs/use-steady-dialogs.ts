import { useLayoutEffect, useMemo, useRef } from 'react'
import { type Dialogs, useDialogs } from './use-dialogs.ts'

/** As `useDialogs`, but the same object whatever the address: for handlers of parts that must not paint again. */
export function useSteadyDialogs(): Dialogs {
  const dialogs = useDialogs()
  const latest = useRef(dialogs)
  useLayoutEffect(() => {
    latest.current = dialogs
  }, [dialogs])
  return useMemo(
    () => ({
      open: (name, params) => latest.current.open(name, params),
      replace: (name, params) => latest.current.replace(name, params),
      close: () => latest.current.close(),
    }),
    [],
  )
}

import { useCallback, useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { dateIn, withDate } from './date-address.ts'

/** As `useNavigate` for whole paths within the configurator, but the same function whatever the address: for handlers of parts that must not paint again. */
export function useSteadyNavigate(): (path: string, options: NavigateOptions) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const latest = useRef({ navigate, search })
  useLayoutEffect(() => {
    latest.current = { navigate, search }
  }, [navigate, search])
  return useCallback((path, options) => {
    const { navigate: goTo, search: now } = latest.current
    void goTo(withDate(path, dateIn(now)), options)
  }, [])
}

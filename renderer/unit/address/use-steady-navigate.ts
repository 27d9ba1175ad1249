import { useCallback, useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

/** As `useNavigate` for whole paths, but the same function whatever the address: for handlers of parts that must not paint again. */
export function useSteadyNavigate(): (path: string, options: NavigateOptions) => void {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])
  return useCallback((path, options) => void latest.current(path, options), [])
}

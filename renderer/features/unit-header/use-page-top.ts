import { useLayoutEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/** A page that was followed to begins at its top; back and forward find it where the browser left it. */
export function usePageTop(): void {
  // How the page was come to, kept: what the page itself does to the address must not move it.
  const type = useNavigationType()
  const [arrival] = useState(type)
  useLayoutEffect(() => {
    if (arrival !== 'POP') window.scrollTo(0, 0)
  }, [arrival])
}

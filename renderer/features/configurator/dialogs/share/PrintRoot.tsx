import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './print.css'

/** What is printed while it is there, instead of the page. On screen it is not to be seen. */
export function PrintRoot({ children }: { children: ReactNode }) {
  return createPortal(
    <div className="ww-print" aria-hidden="true">
      {children}
    </div>,
    document.body,
  )
}

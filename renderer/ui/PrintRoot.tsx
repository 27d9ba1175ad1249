import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import './print.css'

/** What is printed while it is there, instead of the page. On screen it is not to be seen. */
export function PrintRoot({ children }: { children: ReactNode }) {
  useRootAttribute('data-print', '')
  return createPortal(
    <div className="ww-print" aria-hidden="true">
      {children}
    </div>,
    document.body,
  )
}

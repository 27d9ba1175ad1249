import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

/** Why a form could not be sent; read out at once, above the form that is still there. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <Alert severity="error" role="alert">
      {children}
    </Alert>
  )
}

/** Something that went well, above or instead of a form. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <Alert severity="success" role="status">
      {children}
    </Alert>
  )
}

/** What has happened meanwhile, above a form. `isSaid`: something else says it aloud already. */
export function FormInfo({ children, isSaid }: { children: ReactNode; isSaid: boolean }) {
  return (
    <Alert severity="info" role={isSaid ? 'presentation' : 'status'}>
      {children}
    </Alert>
  )
}

import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { NamedIcon } from '#renderer/ui/icons.tsx'

const Note = styled('p')<{ 'data-tone': 'error' | 'success' | 'info' }>(({ theme, ...props }) => {
  const { main } = theme.vars.palette[props['data-tone']]
  return {
    display: 'flex',
    gap: theme.spacing(1.25),
    margin: theme.spacing(0, 0, 2.5),
    padding: theme.spacing(1.5, 2),
    borderRadius: 10,
    fontSize: '0.9rem',
    lineHeight: 1.45,
    color: main,
    backgroundColor: `color-mix(in srgb, ${main} 9%, ${theme.vars.palette.background.paper})`,
    'form > &': { margin: 0 },
    '& svg': { flex: 'none' },
  }
})

/** Why a form could not be sent; read out at once, above the form that is still there. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <Note data-tone="error" role="alert">
      <NamedIcon name="alert" size={20} />
      <span>{children}</span>
    </Note>
  )
}

/** Something that went well, above or instead of a form. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <Note data-tone="success" role="status">
      <NamedIcon name="check" size={20} />
      <span>{children}</span>
    </Note>
  )
}

/** What has happened meanwhile, above a form. `isSaid`: something else says it aloud already. */
export function FormInfo({ children, isSaid }: { children: ReactNode; isSaid: boolean }) {
  return (
    <Note data-tone="info" role={isSaid ? undefined : 'status'}>
      <NamedIcon name="info" size={20} />
      <span>{children}</span>
    </Note>
  )
}

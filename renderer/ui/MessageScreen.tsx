import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect } from 'react'
import { removeFirstPicture } from './first-picture.ts'
import { useTitle } from './use-title.ts'

const Screen = styled('main')(({ theme }) => ({
  minHeight: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  boxSizing: 'border-box',
  padding: theme.spacing(4, 3),
  textAlign: 'center',
  '& h1': { ...theme.typography.h1, margin: theme.spacing(3, 0, 1) },
  '& p': { margin: 0, maxWidth: '34rem', color: theme.vars.palette.text.secondary, lineHeight: 1.55 },
}))

const Emblem = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: 24,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.surface.selected,
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(4),
}))

interface MessageScreenProps {
  readonly icon: ReactNode
  readonly title: string
  readonly body: string
  /** Buttons and links out of here. */
  readonly children?: ReactNode
}

/** A page that says one thing: an error, a missing page, nothing to show. */
export function MessageScreen({ icon, title, body, children }: MessageScreenProps) {
  useTitle(title)
  // What is said here takes the place of what the page came with.
  useEffect(removeFirstPicture, [])
  return (
    <Screen>
      <Emblem aria-hidden="true">{icon}</Emblem>
      <h1>{title}</h1>
      <p>{body}</p>
      {children !== undefined && <Actions>{children}</Actions>}
    </Screen>
  )
}

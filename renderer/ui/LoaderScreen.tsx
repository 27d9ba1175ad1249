import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProjectLogo } from './ProjectLogo.tsx'

/** ms after which the loader gives way to the page, whatever is still missing (SHL-4). */
export const LOADER_LIMIT = 5_000

const Screen = styled('main')(({ theme }) => ({
  minHeight: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(3),
  boxSizing: 'border-box',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  // A short wait shows nothing at all rather than a flash of the loader.
  animation: 'ww-fade-in 400ms 150ms ease-out backwards',
  // Below the picture that the page came with, where there is one (`theme/base.css`).
  '@media (max-width: 899.95px)': {
    '.first-picture[data-place="room"] + #root &': { paddingTop: 'calc(136px + min(56.25vw, 45vh))' },
  },
  '& img': { maxWidth: '20rem', maxHeight: '18rem' },
}))

const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '12rem',
  height: 2,
  overflow: 'hidden',
  borderRadius: 2,
  backgroundColor: theme.vars.palette.surface.line,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: '40%',
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
    animation: 'ww-loader 1400ms cubic-bezier(0.65, 0, 0.35, 1) infinite',
  },
}))

const Message = styled('h1')({ margin: 0, font: 'inherit' })

interface LoaderScreenProps {
  readonly message?: string | undefined
  /** Project or account logo; at most 20rem × 18rem (SHL-5). The product's own mark without one. */
  readonly logoUrl?: string | null | undefined
}

/** Logo and message while a page loads (SHL-1). */
export function LoaderScreen({ message, logoUrl }: LoaderScreenProps) {
  const { t } = useTranslation()
  return (
    <Screen>
      <ProjectLogo url={logoUrl} alt="" markSize="large" />
      <Line aria-hidden="true" />
      <Message>
        <output>{message ?? t('loader.message')}</output>
      </Message>
    </Screen>
  )
}

interface LoaderProps extends LoaderScreenProps {
  readonly isLoading: boolean
  readonly children: ReactNode
}

/** Shows the loader while `isLoading`, for five seconds at most; then the page as far as it is there (SHL-4). */
export function Loader({ isLoading, children, ...screen }: LoaderProps) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = window.setTimeout(() => setIsOver(true), LOADER_LIMIT)
    return () => {
      window.clearTimeout(timer)
      setIsOver(false)
    }
  }, [isLoading])
  return isLoading && !isOver ? <LoaderScreen {...screen} /> : children
}

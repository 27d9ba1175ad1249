import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Footer } from '#renderer/features/legal/index.ts'
import { LanguageChoice, ThemeChoice } from '#renderer/features/preferences/index.ts'
import { logoOf, useOwnLook, useProjectConfig } from '#renderer/features/session/index.ts'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { STAGE_SIZES } from '#renderer/platform/picture-widths.ts'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { PublicScreen } from '#renderer/ui/PublicScreen.tsx'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import facadeUrl from './facade.svg'

const Page = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'clamp(11rem, 32dvh, 20rem) 1fr',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.35fr) minmax(27rem, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
}))

const Stage = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  color: '#fff',
  // Stands in for a picture that is missing or still loading.
  background: 'linear-gradient(150deg, #0b3a57 0%, #1d5673 45%, #b28a5f 120%)',
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    animation: 'ww-fade-in 600ms ease-out',
  },
  '& > div': {
    position: 'absolute',
    inset: 'auto 0 0',
    padding: theme.spacing(10, 3, 2.5),
    background: 'linear-gradient(transparent, rgb(6 18 28 / 0.62) 45%, rgb(6 18 28 / 0.86))',
    [theme.breakpoints.up('md')]: { padding: theme.spacing(16, 6, 5) },
  },
  '& strong': {
    display: 'block',
    fontFamily: theme.typography.h1.fontFamily,
    fontWeight: 450,
    fontSize: 'clamp(1.5rem, 1rem + 1.8vw, 2.75rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.015em',
  },
  '& span': { fontSize: '0.95rem', opacity: 0.92 },
}))

const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: theme.spacing(3, 3, 4),
  boxSizing: 'border-box',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5, 'clamp(2.5rem, 5vw, 6rem)', 3) },
}))

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
}))

const Brand = styled('div')({
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  '& img': { maxWidth: '14rem', maxHeight: '3.5rem' },
})

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  '& h1': { ...theme.typography.h1, margin: theme.spacing(0, 0, 1) },
  '& h1 + p': { margin: theme.spacing(0, 0, 4), color: theme.vars.palette.text.secondary, lineHeight: 1.55 },
}))

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  '& > *': { flex: '1 0 auto' },
}))

interface AccessLayoutProps {
  readonly accountId: string
  /** Whose picture, name and logo are shown; null = no project is known here, undefined = not known yet. */
  readonly projectId: string | null | undefined
  /** Of the browser's tab. */
  readonly tabTitle: string
  readonly title: string
  readonly intro?: string | undefined
  /** What stands on the picture, instead of the project's name and address. */
  readonly caption?: { readonly title: string; readonly line: string } | undefined
  /** The form, and whatever belongs to it. */
  readonly children?: ReactNode
}

/** The pages of those who are not logged in: the project's picture beside the form (SHL-6, SHL-7). */
export function AccessLayout({ accountId, projectId, tabTitle, title, intro, caption, children }: AccessLayoutProps) {
  const { config, error } = useProjectConfig('bp', accountId, projectId ?? null)
  const isPictureKnown = projectId === null || config !== null || error !== null
  const pictureUrl = config?.projectImageUrl ?? facadeUrl
  const logo = config === null ? null : logoOf(config)
  useTitle(tabTitle, config?.name)
  useOwnLook(projectId === null)
  useRootAttribute('data-notices', 'top')
  return (
    <PublicScreen>
      <Page>
        <Stage>
          {/* Until the project is known nothing is drawn, so that no picture gives way to another. */}
          {isPictureKnown && <img src={pictureUrl} srcSet={pictureSet(pictureUrl)} sizes={STAGE_SIZES} alt="" />}
          {config !== null && (
            <div>
              <strong>{caption?.title ?? config.name}</strong>
              <span>{caption?.line ?? `${config.address}, ${config.postCode} ${config.town}`}</span>
            </div>
          )}
        </Stage>
        <Side>
          <Main>
            <Brand>
              <ProjectLogo url={logo} alt={config?.name ?? ''} />
            </Brand>
            <Body>
              <h1>{title}</h1>
              {intro !== undefined && <p>{intro}</p>}
              {children}
            </Body>
            <Choices>
              <LanguageChoice />
              <ThemeChoice />
            </Choices>
          </Main>
          {projectId !== undefined && <Footer layout="column" place={{ portal: 'bp', accountId, projectId }} />}
        </Side>
      </Page>
    </PublicScreen>
  )
}

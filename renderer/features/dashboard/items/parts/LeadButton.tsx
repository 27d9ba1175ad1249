import MuiButton from '@mui/material/Button'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonsVariant } from '#renderer/session/index.ts'
import { usePageProject } from './page-project.ts'

interface LeadButtonProps {
  /** As a design may have it: a path of this portal, https, mailto or tel. */
  readonly href: string
  /** Of its own; else as the project wants its buttons, else this one. */
  readonly variant?: 'outlined' | 'contained' | null
  readonly otherwise?: 'outlined' | 'text'
  readonly color?: 'primary' | 'secondary' | 'error' | 'info'
  readonly isBeside?: boolean
  readonly style?: CSSProperties | undefined
  readonly children: string
}

/** A button that leads somewhere: to a page of the application within it, elsewhere with nothing told of this page. */
export function LeadButton({
  href,
  variant = null,
  otherwise = 'outlined',
  color = 'primary',
  isBeside = false,
  style,
  children,
}: LeadButtonProps) {
  const { t } = useTranslation('dashboard-items')
  const { project } = usePageProject()
  const look = { variant: variant ?? buttonsVariant(project) ?? otherwise, color, style }
  if (href.startsWith('/') && !href.startsWith('/files/') && !isBeside) {
    return (
      <MuiButton component={Link} to={href} {...look}>
        {children}
      </MuiButton>
    )
  }
  const isElsewhere = href.startsWith('https:')
  return (
    <MuiButton
      component="a"
      href={href}
      rel="noopener noreferrer"
      target={isBeside ? '_blank' : undefined}
      {...(isElsewhere ? { referrerPolicy: 'no-referrer' } : {})}
      {...look}
    >
      {children}
      {isBeside ? <span className="visually-hidden"> ({t('film.newWindow')})</span> : null}
    </MuiButton>
  )
}
